/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-lesson.h"

#include <glib/gi18n-lib.h>

#include "lan-content-resources.h"
#include "lan-save-reader.h"
#include "lan-xml-private.h"

#define SCRIPT "/io/github/lancaster_game/Lancaster/content/first-steps.xml"
#define GAME "/io/github/lancaster_game/Lancaster/content/first-steps.lancaster"

#define MAX_BYTES (256 * 1024)

G_DEFINE_QUARK (lan-lesson-error-quark, lan_lesson_error)

static void
step_free (gpointer data)
{
  LanLessonStep *step = data;

  g_free (step->id);
  g_free (step->title);
  g_free (step->text);
  g_free (step->other);
  g_free (step);
}

static gboolean
fail (const LanXmlSource *source, const xmlNode *node, const char *reason, GError **error)
{
  return lan_xml_fail (source, node, source->format_code, NULL, error, "%s", reason);
}

/* The open card of that conflict in a position. */
static LanPlace
find_battle (const LanState *state, unsigned card)
{
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    if (state->battles[i].card == card)
      return LAN_PLACE_BATTLE (i);
  return LAN_PLACE_NONE;
}

static LanPlace
find_place (const LanLesson *self, LanGameContent *content, const char *text, guint at)
{
  g_auto (GStrv) words = g_strsplit (text, ":", 2);
  LanState state;
  unsigned index;

  if (g_strv_length (words) != 2)
    return LAN_PLACE_NONE;
  if (g_str_equal (words[0], "county") && lan_game_content_find (content, LAN_TABLE_COUNTIES, words[1], &index))
    return LAN_PLACE_COUNTY (index);
  if (g_str_equal (words[0], "conflict") && lan_game_content_find (content, LAN_TABLE_CONFLICTS, words[1], &index)
      && lan_record_replay (self->line, at, &state, NULL, NULL))
    return find_battle (&state, index);
  return LAN_PLACE_NONE;
}

static gboolean
read_sight (const LanLesson *self, const LanXmlSource *source, LanGameContent *content, const xmlNode *node,
            LanLessonStep *step, GError **error)
{
  const char *show = lan_xml_attribute (node, "show");

  step->place = LAN_PLACE_NONE;
  if (show == NULL)
    return TRUE;
  if (g_str_equal (show, "court"))
    step->sight = LAN_SIGHT_COURT;
  else if (g_str_equal (show, "castle"))
    step->sight = LAN_SIGHT_CASTLE;
  else if (g_str_equal (show, "laws"))
    step->sight = LAN_SIGHT_LAWS;
  else
    {
      step->sight = LAN_SIGHT_PLACE;
      step->place = find_place (self, content, show, step->at);
      return step->place != LAN_PLACE_NONE || fail (source, node, "There is no such place to show.", error);
    }
  return TRUE;
}

static gboolean
read_text (const LanXmlSource *source, const xmlNode *parent, xmlNode **cursor, const char *name, char **text, GError **error)
{
  if (!lan_xml_expect (source, parent, cursor, name, error)
      || !lan_xml_check_element (source, *cursor, name, NULL, NULL, error))
    return FALSE;
  *text = g_strdup (lan_xml_text (*cursor));
  return (*text != NULL && **text != '\0') || fail (source, *cursor, "There is no text.", error);
}

static gboolean
read_step (const LanLesson *self, const LanXmlSource *source, LanGameContent *content, const xmlNode *node,
           LanLessonStep *step, GError **error)
{
  static const char *const required[] = { "id", "kind", "at", NULL };
  static const char *const optional[] = { "show", NULL };
  static const char *const kinds[] = { "read", "do", "watch", "end", NULL };
  xmlNode *child = NULL;
  unsigned kind;
  guint64 at;

  if (!lan_xml_check_element (source, node, "step", required, optional, error)
      || !lan_xml_word (source, node, "kind", kinds, &kind, error)
      || !lan_xml_number (source, node, "at", 0, self->line->choices->len, &at, error))
    return FALSE;
  step->id = g_strdup (lan_xml_attribute (node, "id"));
  step->kind = (LanLessonKind) kind;
  step->at = (guint) at;
  if (!lan_xml_is_id (step->id) || lan_lesson_find_step (self, step->id, NULL))
    return fail (source, node, "The id is wrong, or another step has it.", error);
  return read_sight (self, source, content, node, step, error) && read_text (source, node, &child, "title", &step->title, error)
         && read_text (source, node, &child, "text", &step->text, error)
         && (step->kind != LAN_LESSON_DO || read_text (source, node, &child, "other", &step->other, error))
         && lan_xml_expect_end (source, node, child, error);
}

/* The learner's decisions before the step, from that of the step before: whoever does one step is at the next,
 * and nobody but who watches has any made for them. */
static gboolean
check_step (const LanLesson *self, const LanLessonStep *before, const LanLessonStep *step)
{
  guint first = before == NULL ? 0 : before->kind == LAN_LESSON_DO ? before->at + 1 : before->at;
  gboolean watched = before != NULL && before->kind == LAN_LESSON_WATCH;

  if (step->at < first || (before == NULL && step->at > 0) || (before != NULL && before->kind == LAN_LESSON_END))
    return FALSE;
  for (guint i = first; i < step->at && !watched; i++)
    if (lan_lesson_is_own (self, i))
      return FALSE;
  return step->kind != LAN_LESSON_DO || (step->at < self->line->choices->len && lan_lesson_is_own (self, step->at));
}

static gboolean
read_steps (LanLesson *self, const LanXmlSource *source, LanGameContent *content, const xmlNode *root, GError **error)
{
  const LanLessonStep *before = NULL;

  for (const xmlNode *node = lan_xml_first (root); node != NULL; node = lan_xml_next (node))
    {
      LanLessonStep *step = g_new0 (LanLessonStep, 1);
      gboolean good = read_step (self, source, content, node, step, error);

      g_ptr_array_add (self->steps, step);
      if (!good)
        return FALSE;
      if (!check_step (self, before, step))
        return fail (source, node, "The step does not fit the game.", error);
      before = step;
    }
  return (before != NULL && before->kind == LAN_LESSON_END) || fail (source, root, "There is no end.", error);
}

LanLesson *
lan_lesson_read (GBytes *script, GBytes *game, LanGameContent *content, GError **error)
{
  const LanXmlSource source = {
    .name = "first-steps.xml",
    .domain = LAN_LESSON_ERROR,
    .read_code = LAN_LESSON_ERROR_READ,
    .syntax_code = LAN_LESSON_ERROR_SYNTAX,
    .format_code = LAN_LESSON_ERROR_FORMAT,
    .advice = _("Install Lancaster anew, or begin an ordinary game."),
  };
  g_autoptr (LanLesson) self = g_new0 (LanLesson, 1);
  g_autoptr (LanXmlDoc) doc = NULL;

  g_return_val_if_fail (script != NULL && game != NULL, NULL);
  g_return_val_if_fail (LAN_IS_GAME_CONTENT (content), NULL);

  self->steps = g_ptr_array_new_with_free_func (step_free);
  self->line = lan_save_read_bytes (game, "first-steps.lancaster", content, error);
  if (self->line == NULL)
    return NULL;
  doc = lan_xml_parse (&source, script, MAX_BYTES, error);
  if (doc == NULL || !lan_xml_check_element (&source, xmlDocGetRootElement (doc), "lancaster-first-steps", NULL, NULL, error)
      || !read_steps (self, &source, content, xmlDocGetRootElement (doc), error))
    return NULL;
  return g_steal_pointer (&self);
}

LanLesson *
lan_lesson_load_default (LanGameContent *content, GError **error)
{
  GResource *resource = lan_content_get_resource ();
  g_autoptr (GBytes) script = g_resource_lookup_data (resource, SCRIPT, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr (GBytes) game = script != NULL ? g_resource_lookup_data (resource, GAME, G_RESOURCE_LOOKUP_FLAGS_NONE, error) : NULL;

  return game != NULL ? lan_lesson_read (script, game, content, error) : NULL;
}

void
lan_lesson_free (LanLesson *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->line, lan_record_free);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_free (self);
}

const LanLessonStep *
lan_lesson_get_step (const LanLesson *self, guint n)
{
  g_return_val_if_fail (n < self->steps->len, NULL);

  return g_ptr_array_index (self->steps, n);
}

gboolean
lan_lesson_find_step (const LanLesson *self, const char *id, guint *n)
{
  for (guint i = 0; i < self->steps->len; i++)
    if (g_str_equal (lan_lesson_get_step (self, i)->id, id))
      {
        if (n != NULL)
          *n = i;
        return TRUE;
      }
  return FALSE;
}

gboolean
lan_lesson_is_own (const LanLesson *self, guint decision)
{
  const LanChoice *choice;

  g_return_val_if_fail (decision < self->line->choices->len, FALSE);

  choice = &g_array_index (self->line->choices, LanChoice, decision);
  return self->line->setup->houses[choice->seat].controller == LAN_CONTROLLER_HUMAN;
}

LanRecord *
lan_lesson_cut (const LanLesson *self, guint at)
{
  LanRecord *record = lan_record_copy (self->line);

  g_array_set_size (record->choices, MIN (at, record->choices->len));
  return record;
}

const char *
lan_lesson_translate (const char *text)
{
  return g_dgettext (GETTEXT_PACKAGE, text);
}
