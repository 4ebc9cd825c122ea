/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share. */

#pragma once

#include "lan-analysis.h"
#include "lan-autosave.h"
#include "lan-game-page.h"
#include "lan-reveal-sheet.h"
#include "lan-sheet-host.h"
#include "lan-tutor.h"
#include "lan-window.h"

G_BEGIN_DECLS

typedef enum {
  LAN_SHEET_NONE,
  LAN_SHEET_NEW_GAME,
  LAN_SHEET_REVEAL,
  LAN_SHEET_HAND_OVER,
  LAN_SHEET_FORECAST,
  LAN_SHEET_VOTE,
  LAN_SHEET_RESULTS,
  LAN_SHEET_ANALYSIS,
} LanSheetKind;

struct _LanWindow {
  AdwApplicationWindow parent_instance;

  LanLibrary *library;
  LanSession *session;
  LanAutosave *autosave;
  GSettings *settings;       /* NULL where the schema is not installed */
  GFile *file;               /* where the game was saved or opened last, or NULL */

  LanSheetKind sheet;        /* what is shown */
  guint sheet_serial;        /* of the position that it was made for */
  GtkWidget *vote;           /* the vote sheet of position vote_serial, with what is chosen in it so far, or NULL */
  guint vote_serial;
  LanGameSetup *setup;       /* chosen in the new-game sheet, not yet begun */
  GQueue reveals;            /* of LanReveal, oldest first, not yet dismissed */
  LanReveal *counting;       /* the newest of them, while its events still come in, or NULL */
  gboolean new_game_wanted;
  gboolean forecast_wanted;
  LanAnalysis *analysis;     /* of position analysis_serial, while it is wanted, or NULL */
  guint analysis_serial;
  gboolean aside;            /* the player put the sheet of position aside_serial aside, to look at the board */
  guint aside_serial;
  guint guided_serial;       /* of the last position whose decision had the focus led to it; 0: none of this game yet */
  guint guide_tick;          /* waits for the first layout of the page, or 0 */
  gboolean leaving;          /* closing was confirmed */
  gboolean library_shown;
  gboolean start_shown;      /* the start page, over a lesson that was left */
  LanTutor *tutor;           /* of the lesson that is played here, or NULL */
  guint stored_step;         /* the step of it that is on disk */
  gboolean store_failed;     /* which was said */
  GtkWidget *lit;            /* what the spotlight was on last; only to be compared */
  LanSavedGame *wanted;      /* to be opened once the running game can go, or NULL */
  GFile *given;              /* likewise */

  GtkWidget *problem_bar;
  GtkLabel *problem_text;
  AdwToastOverlay *toasts;
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkStack *stack;
  GtkMenuButton *new_button;
  GtkMenuButton *menu_button;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *hint_button;
  GtkWidget *side_button;
  LanGamePage *page;         /* NULL before the first game */
  GtkWidget *library_page;   /* NULL before it is first shown */
  GtkBox *content;
  GtkOverlay *overlay;
  LanSheetHost *host;
  GtkWidget *coach;          /* these two: NULL before the first lesson */
  GtkWidget *spotlight;
};

/* lan-window.c */
/* Shows the page, the title and the actions that belong to what is being done. */
void lan_window_update (LanWindow *self);

/* lan-window-actions.c */
void lan_window_install_actions (GtkWidgetClass *widget_class);
void lan_window_init_actions (LanWindow *self);
/* The only place that decides which actions can be used. */
void lan_window_update_actions (LanWindow *self);

/* lan-window-keys.c */
void lan_window_install_keys (GtkWidgetClass *widget_class);
void lan_window_init_keys (LanWindow *self);
/* Leads the focus to what must be decided now, once for each decision, or wherever it can be when it is lost. */
void lan_window_guide_focus (LanWindow *self);

/* lan-window-replay.c */
void lan_window_init_replay (LanWindow *self);

/* lan-window-sheets.c */
void lan_window_init_sheets (LanWindow *self);
void lan_window_clear_sheets (LanWindow *self);
/* Shows the sheet that the position asks for, or none. */
void lan_window_update_sheets (LanWindow *self);
/* Shows the analysis of the game, which must be over. */
void lan_window_analyse (LanWindow *self);
/* Esc: closes the sheet that may be closed; FALSE when there is none. */
gboolean lan_window_close_sheet (LanWindow *self);

/* lan-window-library.c */
void lan_window_init_library (LanWindow *self);
void lan_window_clear_library (LanWindow *self);
/* The running game goes on meanwhile. */
void lan_window_show_library (LanWindow *self, gboolean shown);
/* Tells the library page which game is played here. */
void lan_window_update_library (LanWindow *self);
/* "12 games", for the title. (transfer full) */
char *lan_window_describe_library (LanWindow *self);
/* The window of the program that plays a game of the library; NULL: none. (transfer none) */
LanWindow *lan_window_find_player (LanWindow *self, LanSavedGame *saved);

/* lan-window-lesson.c */
void lan_window_init_lesson (LanWindow *self);
void lan_window_clear_lesson (LanWindow *self);
/* Shows the coach where a lesson is what is looked at. */
void lan_window_update_lesson (LanWindow *self);
/* Shows what the step of a lesson is about, and catches a lost focus. FALSE: no lesson is shown. */
gboolean lan_window_lead_lesson (LanWindow *self);

/* lan-window-open.c */
void lan_window_ask_open (LanWindow *self);
/* Opens the first in this window, the others in windows of their own. A game that stands exactly there in the
 * library, or in a window, is gone on with. */
void lan_window_open_files (LanWindow *self, GFile **files, guint n_files);
/* Files may be dropped on the window. */
void lan_window_init_files (LanWindow *self);

/* lan-window-files.c */
typedef void (*LanWindowFunc) (LanWindow *self);
/* Whether decisions are neither in the library nor in a file of the player's, and cannot be written there now. */
gboolean lan_window_would_lose_game (LanWindow *self);
/* Calls func when the running game is on disk. When it cannot be written there, the player is asked first
 * whether to save it elsewhere or to lose it; func is not called at all when that is cancelled. */
void lan_window_release_game (LanWindow *self, LanWindowFunc func);
void lan_window_save (LanWindow *self, gboolean as);
/* Shows or hides why the game is not saved for now. */
void lan_window_update_problem (LanWindow *self);

G_END_DECLS
