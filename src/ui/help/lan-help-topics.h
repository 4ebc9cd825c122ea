/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The pages of the help, as they are installed (Mallard), each in the first language of the player that has it.
 * Whatever lies there is hostile until it is checked: a page that cannot be used says why.
 */

#pragma once

#include <gio/gio.h>
#include <libxml/tree.h>

G_BEGIN_DECLS

typedef struct {
  char *id;
  char *folder;       /* where the page lies, for its figures */
  char *title;        /* one line; the id where there is no other */
  char *desc;         /* one line, or NULL */
  char *words;        /* all of the page, folded, to search in */
  GPtrArray *guides;  /* of char *: "index#play", the lists that the page wants to be in */
  int group;          /* in each of them: -1 before the others, 1 after them, 0 among them, by title */
  xmlDoc *doc;        /* NULL when it cannot be used */
  char *problem;      /* why not, a translated sentence; else NULL */
} LanHelpTopic;

/* An array of LanHelpTopic, by group and title; empty where no help is installed. (transfer full) */
GPtrArray *lan_help_topics_load (void);

/* The topic with that id; NULL: none. (transfer none) */
const LanHelpTopic *lan_help_topics_find (GPtrArray *topics, const char *id);

/* Whether the page has all of the words, whatever their case. */
gboolean lan_help_topic_matches (const LanHelpTopic *topic, const char *query);

/* The first child of an element with that name; NULL: none. */
xmlNode *lan_help_child (const xmlNode *node, const char *name);

/* The text in an element as one line. (transfer full) */
char *lan_help_line (const xmlNode *node);

/* An attribute; NULL when there is none. (transfer full) */
char *lan_help_attribute (const xmlNode *node, const char *name);

G_END_DECLS
