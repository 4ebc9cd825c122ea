/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What reader and writer of saved games share: the words of the format, and
 * the parts of a file. */

#pragma once

#include <libxml/xmlwriter.h>

#include "lan-save.h"
#include "lan-xml-private.h"

G_BEGIN_DECLS

/* The words of the format, by the enum each belongs to; NULL behind the last. */
extern const char *const lan_save_kinds[];          /* LanDecisionKind; the first stands for none */
extern const char *const lan_save_phases[];         /* LanPhase */
extern const char *const lan_save_controllers[];    /* LanController */
extern const char *const lan_save_take_backs[];     /* LanTakeBacks */
extern const char *const lan_save_answers[];        /* no, yes */
extern const char *const lan_save_county_answers[]; /* LanCountyAnswer */
extern const char *const lan_save_sides[];          /* house, ally */

/* Errors about a saved game of that name. */
LanXmlSource lan_save_source (const char *name);

/* "court", "county:york", "castle:tiltyard", "conflict:rouen": a place as the side's
 * knights see it, in that position. (transfer full) */
char *lan_save_place_to_text (LanGameContent *content, const LanState *state, unsigned side, LanPlace place);

/* The other way round. known: set to FALSE when the text names nothing that
 * exists; then, or when the place is not open in this position, FALSE. */
gboolean lan_save_place_from_text (LanGameContent *content, const LanState *state, unsigned side, const char *text, LanPlace *place, gboolean *known);

/* Attributes, with the escapes that XML needs. */
void lan_save_write_text (xmlTextWriter *writer, const char *name, const char *text);
void lan_save_write_number (xmlTextWriter *writer, const char *name, guint64 number);
void lan_save_open (xmlTextWriter *writer, const char *name);
void lan_save_close (xmlTextWriter *writer);

/* The <decision> for a choice about to be made in state. */
void lan_save_write_decision (xmlTextWriter *writer, LanGameContent *content, const LanState *state, const LanChoice *choice);

/* Reads a <decision> that may be made in state; number: 1-based, for messages. */
gboolean lan_save_read_decision (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, const LanState *state, unsigned number, LanChoice *choice, GError **error);

/* The <state> of a position. */
void lan_save_write_state (xmlTextWriter *writer, LanGameContent *content, const LanState *state, unsigned after);

/* Turns the document of one version into that of the next, in place; the version attribute
 * is seen to by the caller. The document is as hostile as the file: a step checks
 * what it relies on, and leaves all else to the reader. */
typedef gboolean (*LanSaveStep) (const LanXmlSource *source, xmlNode *root, GError **error);

/* The steps to the newest version, first that from version 1 to 2; NULL behind the last. */
extern const LanSaveStep lan_save_steps[];

/* Brings the document to the version behind the last step; a newer one is refused. */
gboolean lan_save_migrate (const LanXmlSource *source, xmlNode *root, const LanSaveStep *steps, GError **error);

/* Reads a document of the newest version or, by the steps, of an older one. (transfer full) */
LanRecord *lan_save_read_versions (GBytes *bytes, const char *name, LanGameContent *newest, const LanSaveStep *steps, GError **error);

/* Reads <setup>; the position it leads to goes to state. NULL and an error when it is wrong. (transfer full) */
LanGameSetup *lan_save_read_setup (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, LanState *state, GError **error);

/* Reads <decisions> into the record and plays them on from state. */
gboolean lan_save_read_decisions (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, LanRecord *record, LanState *state, GError **error);

/* Checks that <state> is the position reached. */
gboolean lan_save_check_state (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, const LanState *state, unsigned after, GError **error);

G_END_DECLS
