/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-cli-terminal.h"
#include "lan-cli-turn.h"
#include "lan-words.h"

/* A question with its position. */
typedef struct {
  LanCliTable *table;
  LanGameContent *content;
  const LanGameSetup *setup;
  const LanState *state;
  LanDecision decision;
  LanSpan spans[LAN_MAX_SPANS];
  guint n_spans;
} Question;

typedef enum {
  ANSWER_CHOSEN,
  ANSWER_BACK,  /* to the question before */
  ANSWER_MOVED, /* a command has changed the position */
  ANSWER_LEAVE,
} Answer;

static char *
read_line_or_end (LanCliTable *table, const char *prompt)
{
  char *line = lan_cli_read_line (prompt);

  if (line == NULL)
    lan_cli_table_end_of_input (table);
  return line;
}

/* Reads a number between minimum and maximum; 0 means back where can_go_back.
 * Anything else is a command. */
static Answer
ask_number (LanCliTable *table, const char *prompt, guint minimum, guint maximum, gboolean can_go_back, guint *number)
{
  for (;;)
    {
      g_autofree char *line = read_line_or_end (table, prompt);
      guint64 typed;

      if (line == NULL)
        return ANSWER_LEAVE;
      if (g_ascii_string_to_unsigned (line, 10, 0, G_MAXUINT, &typed, NULL))
        {
          if (typed == 0 && can_go_back)
            return ANSWER_BACK;
          *number = (guint) typed;
          if (typed >= minimum && typed <= maximum)
            return ANSWER_CHOSEN;
          g_print (_("Choose a number from %1$u to %2$u.\n"), minimum, maximum);
          continue;
        }
      switch (lan_cli_table_command (table, line))
        {
        case LAN_CLI_NEXT_MOVED:
          return ANSWER_MOVED;
        case LAN_CLI_NEXT_LEAVE:
          return ANSWER_LEAVE;
        default:
          break;
        }
    }
}

/* What the largest amount of a span is, to be put behind its text. */
static char *
range_note (const LanSpan *span)
{
  unsigned most = span->last_amount;

  if (most == span->first.amount)
    return g_strdup ("");
  switch (span->first.kind)
    {
    case LAN_DECISION_PLACE:
      /* Translators: stands behind a choice such as "Send strength 2 to York". */
      return g_strdup_printf (ngettext (" (up to %u squire)", " (up to %u squires)", most), most);
    case LAN_DECISION_VOTE:
      /* Translators: stands behind "Yes" or "No". */
      return g_strdup_printf (ngettext (" (up to %u voting marker)", " (up to %u voting markers)", most), most);
    default:
      /* Translators: stands behind an offer. */
      return g_strdup_printf (ngettext (" (up to %u time)", " (up to %u times)", most), most);
    }
}

/* A placement that expels somebody says so at once. */
static gboolean
expels (const LanState *state, const LanChoice *choice)
{
  return choice->kind == LAN_DECISION_PLACE && LAN_PLACE_IS_COUNTY (choice->place)
         && state->counties[LAN_PLACE_INDEX (choice->place)].side != LAN_NO_SIDE;
}

static void
print_span (const Question *q, guint number, const LanSpan *span)
{
  g_autofree char *text = lan_words_choice (q->content, q->setup, q->state, &span->first);
  g_autofree char *note = range_note (span);
  g_autofree char *line = g_strdup_printf ("%4u. %s%s", number, text, note);

  lan_cli_print_wrapped (line, 6);
  if (expels (q->state, &span->first))
    {
      g_autofree char *preview = lan_words_preview (q->content, q->setup, q->state, &span->first);
      g_autofree char *indented = g_strdup_printf ("      %s", preview);

      lan_cli_print_wrapped (indented, 6);
    }
}

static const char *
amount_prompt (LanDecisionKind kind)
{
  switch (kind)
    {
    case LAN_DECISION_PLACE:
      return _("How many squires go along?");
    case LAN_DECISION_VOTE:
      return _("How many voting markers do you add?");
    default:
      return _("How many times?");
    }
}

/* The second question of a span: how many squires, markers, times. */
static Answer
ask_amount (const Question *q, const LanSpan *span, guint *amount)
{
  g_autofree char *prompt = NULL;

  *amount = span->first.amount;
  if (span->first.amount == span->last_amount)
    return ANSWER_CHOSEN;
  /* Translators: %1$s is a question; the numbers are the least and the largest answer. */
  prompt = g_strdup_printf (_("%1$s (%2$u to %3$u) "), amount_prompt (span->first.kind), span->first.amount, span->last_amount);
  return ask_number (q->table, prompt, span->first.amount, span->last_amount, FALSE, amount);
}

/* One of the spans of the list, asked by number; a list of one is not asked. */
static Answer
ask_span (const Question *q, const guint *list, guint n, gboolean can_go_back, guint *index)
{
  guint number = 1;
  Answer answer = ANSWER_CHOSEN;

  if (n > 1 || can_go_back)
    {
      for (guint i = 0; i < n; i++)
        print_span (q, i + 1, &q->spans[list[i]]);
      if (can_go_back)
        g_print ("%4u. %s\n", 0, _("Another knight"));
      answer = ask_number (q->table, "> ", 1, n, can_go_back, &number);
    }
  if (answer == ANSWER_CHOSEN)
    *index = list[number - 1];
  return answer;
}

/* The knights that can be placed, each by its first span; returns how many. */
static guint
list_knights (const Question *q, guint *knights)
{
  guint n = 0;

  for (guint i = 0; i < q->n_spans; i++)
    {
      gboolean known = FALSE;

      for (guint k = 0; k < n; k++)
        known |= q->spans[knights[k]].first.side == q->spans[i].first.side
                 && q->spans[knights[k]].first.strength == q->spans[i].first.strength;
      if (!known)
        knights[n++] = i;
    }
  return n;
}

static void
print_knight (const Question *q, guint number, const LanChoice *choice)
{
  if (LAN_IS_ALLY (choice->side))
    /* Translators: %1$u is the number of a choice, %2$u the strength of a knight. */
    g_print (_("%1$4u. The ally's knight of strength %2$u\n"), number, choice->strength);
  else
    /* Translators: %1$u is the number of a choice, %2$u the strength of a knight. */
    g_print (_("%1$4u. The knight of strength %2$u\n"), number, choice->strength);
}

static Answer
ask_knight (const Question *q, const guint *knights, guint n, guint *knight)
{
  guint number = 1;
  Answer answer;

  for (guint i = 0; i < n; i++)
    print_knight (q, i + 1, &q->spans[knights[i]].first);
  answer = ask_number (q->table, "> ", 1, n, FALSE, &number);
  if (answer == ANSWER_CHOSEN)
    *knight = knights[number - 1];
  return answer;
}

/* First the knight, then where it goes: one list of both would not fit a screen. */
static Answer
ask_placement (const Question *q, guint *index)
{
  guint knights[LAN_MAX_SPANS], places[LAN_MAX_SPANS];
  guint n_knights = list_knights (q, knights);
  guint knight = 0;
  Answer answer = ANSWER_BACK;

  while (answer == ANSWER_BACK)
    {
      guint n = 0;

      if (n_knights > 1)
        answer = ask_knight (q, knights, n_knights, &knight);
      if (n_knights > 1 && answer != ANSWER_CHOSEN)
        break;
      for (guint i = 0; i < q->n_spans; i++)
        if (q->spans[i].first.side == q->spans[knight].first.side && q->spans[i].first.strength == q->spans[knight].first.strength)
          places[n++] = i;
      answer = ask_span (q, places, n, n_knights > 1, index);
    }
  return answer;
}

static Answer
ask_any (const Question *q, guint *index)
{
  guint all[LAN_MAX_SPANS];

  for (guint i = 0; i < q->n_spans; i++)
    all[i] = i;
  return ask_span (q, all, q->n_spans, FALSE, index);
}

static gboolean
is_secret (const Question *q)
{
  return q->decision.kind == LAN_DECISION_VOTE && lan_game_setup_count_humans (q->setup) > 1; /* R4.2 */
}

/* The screen is empty before the voter looks at it, and again afterwards. */
static gboolean
hand_over (const Question *q)
{
  g_autofree char *name = lan_words_side (q->content, q->setup, q->decision.seat);
  g_autofree char *prompt = NULL;
  g_autofree char *line = NULL;

  /* Translators: %s is a house. */
  prompt = g_strdup_printf (_("%s votes in secret. Press Enter when nobody else is looking. "), name);
  lan_cli_clear_screen ();
  line = read_line_or_end (q->table, prompt);
  return line != NULL;
}

static void
print_question (const Question *q)
{
  g_autofree char *who = lan_words_decision (q->content, q->setup, q->state, &q->decision);
  g_autofree char *how = lan_words_decision_hint (q->content, q->setup, q->state, &q->decision);

  g_print ("\n");
  lan_cli_print_heading (who);
  lan_cli_print_wrapped (how, 0);
}

static void
open_question (Question *q, LanCliTable *table)
{
  q->table = table;
  q->content = lan_game_get_content (table->game);
  q->setup = lan_game_get_setup (table->game);
  q->state = lan_game_get_state (table->game);
  q->decision = lan_game_get_decision (table->game);
  q->n_spans = lan_decision_spans (lan_game_content_get_tables (q->content), q->state, q->spans);
}

static Answer
ask (const Question *q, LanChoice *choice)
{
  guint index = 0, amount = 0;
  Answer answer = q->decision.kind == LAN_DECISION_PLACE ? ask_placement (q, &index) : ask_any (q, &index);

  if (answer == ANSWER_CHOSEN)
    answer = ask_amount (q, &q->spans[index], &amount);
  if (answer == ANSWER_CHOSEN)
    {
      *choice = q->spans[index].first;
      choice->amount = (uint16_t) amount;
    }
  return answer;
}

LanCliNext
lan_cli_turn (LanCliTable *table)
{
  LanChoice choice;
  Question q;
  Answer answer;
  gboolean secret;

  open_question (&q, table);
  secret = is_secret (&q);
  if (secret && !hand_over (&q))
    return LAN_CLI_NEXT_LEAVE;
  print_question (&q);
  answer = ask (&q, &choice);
  if (secret)
    lan_cli_clear_screen ();
  if (answer == ANSWER_LEAVE)
    return LAN_CLI_NEXT_LEAVE;
  if (answer == ANSWER_CHOSEN)
    lan_cli_table_play (table, &choice);
  return LAN_CLI_NEXT_MOVED;
}

LanCliNext
lan_cli_turn_after_the_end (LanCliTable *table)
{
  LanCliNext next = LAN_CLI_NEXT_ASK;

  while (next == LAN_CLI_NEXT_ASK)
    {
      g_autofree char *line = read_line_or_end (table, _("The game is over (save FILE, undo, chronicle, board, quit): "));

      next = line != NULL ? lan_cli_table_command (table, line) : LAN_CLI_NEXT_LEAVE;
    }
  return next;
}
