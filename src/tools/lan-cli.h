/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all commands of lancaster-cli share. */

#pragma once

#include <gio/gio.h>

#include "lan-game-content.h"

G_BEGIN_DECLS

/* Exit codes, as GNU programs use them. */
enum {
  LAN_CLI_OK = 0,
  LAN_CLI_FAILED = 1, /* what was asked could not be done */
  LAN_CLI_USAGE = 2,  /* what was asked could not be understood */
};

typedef struct _LanCliCommand LanCliCommand;
struct _LanCliCommand {
  const char *name;
  const char *files;     /* what is wanted besides options, as in a usage line; NULL for nothing */
  const char *options;   /* as in a usage line */
  const char *summary;   /* one line, to be translated */
  const char *details;   /* more for its --help, to be translated; NULL for none */
  int (*run) (const LanCliCommand *self, int argc, char **argv);
};

extern const LanCliCommand lan_cli_record;
extern const LanCliCommand lan_cli_verify;
extern const LanCliCommand lan_cli_replay;
extern const LanCliCommand lan_cli_selfplay;
extern const LanCliCommand lan_cli_bench;
extern const LanCliCommand lan_cli_train;
extern const LanCliCommand lan_cli_engine;
extern const LanCliCommand lan_cli_study;
extern const LanCliCommand lan_cli_play;

/* What the options --content and --content-revision ask for. */
typedef struct {
  char *file;    /* NULL: what is compiled in */
  int revision;  /* 0: the newest */
} LanCliContent;

void lan_cli_content_clear (LanCliContent *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LanCliContent, lan_cli_content_clear)

/* Parses the options of a command, --help and those of the content included; argc and
 * argv keep what is left.
 * FALSE after it has said on standard error what was wrong: exit LAN_CLI_USAGE. */
gboolean lan_cli_parse (const LanCliCommand *command, const GOptionEntry *entries, LanCliContent *content, int *argc, char ***argv);

/* Says what was wrong with the words on the command line, with the usage; returns LAN_CLI_USAGE. */
int lan_cli_usage_error (const LanCliCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Says on standard error what could not be done; returns LAN_CLI_FAILED. */
int lan_cli_fail (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* The content asked for; NULL after it has said why not. (transfer full) */
LanGameContent *lan_cli_load_content (const LanCliContent *which);

/* Writes text to standard output as it is, without conversion to the character set of the terminal. */
void lan_cli_output (const char *text);

G_END_DECLS
