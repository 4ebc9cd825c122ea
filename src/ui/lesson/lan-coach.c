/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-coach.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "lan-mnemonics.h"
#include "lan-text-scale.h"
#include "lan-wrap-layout.h"

/* Pixels, with text of the usual size */
#define GAP 6
#define BESIDE_FROM 720    /* from this width on the buttons stand beside the text */
#define LEAST_PAGE 64      /* of title and text so much is always seen, however large the letters; the rest scrolls */

#define LARGE_TEXT 1.5

struct _LanCoach {
  GtkWidget parent_instance;

  GtkLabel *title;
  GtkLabel *progress;
  GtkWidget *scroller;
  GtkWidget *page;   /* what scrolls */
  GtkLabel *text;
  GtkWidget *buttons;
  GtkWidget *back;
  GtkWidget *read;
  GtkWidget *do_button;
  GtkWidget *next;
  GtkWidget *take_back;
  GtkWidget *play;
};

G_DEFINE_FINAL_TYPE (LanCoach, lan_coach, GTK_TYPE_WIDGET)

static int
natural_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* The width of the buttons beside the text; 0: they go below it. */
static int
get_width_beside (LanCoach *self, int width)
{
  int natural;

  gtk_widget_measure (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return width >= BESIDE_FROM * lan_text_scale_get (GTK_WIDGET (self)) && 2 * natural < width ? natural : 0;
}

static int
get_text_width (int width, int beside)
{
  return beside > 0 ? width - beside - 2 * GAP : width;
}

static GtkSizeRequestMode
lan_coach_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* It would like the width at which it is lowest: with the buttons beside the text in one line. */
static void
measure_width (LanCoach *self, int *minimum, int *natural)
{
  int page, buttons, text, beside;

  gtk_widget_measure (self->page, GTK_ORIENTATION_HORIZONTAL, -1, &page, &text, NULL, NULL);
  gtk_widget_measure (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, &buttons, &beside, NULL, NULL);
  *minimum = MAX (page, buttons);
  *natural = MAX (text + 2 * GAP + beside, 2 * beside + 1);
  *natural = MAX (*natural, (int) ceil (BESIDE_FROM * lan_text_scale_get (GTK_WIDGET (self))));
}

static void
lan_coach_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                   int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  LanCoach *self = LAN_COACH (widget);
  int width = for_size, beside, page, buttons, least;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }
  if (width < 0)
    measure_width (self, &least, &width);
  beside = get_width_beside (self, width);
  page = natural_height (self->page, get_text_width (width, beside));
  buttons = natural_height (self->buttons, beside > 0 ? beside : width);
  *natural = page + (beside > 0 ? 0 : GAP + buttons);
  *minimum = MIN (page, LEAST_PAGE) + (beside > 0 ? 0 : GAP + buttons);
  if (beside > 0)
    {
      *natural = MAX (*natural, buttons);
      *minimum = MAX (*minimum, buttons);
    }
}

static void
place (GtkWidget *widget, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (widget, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
lan_coach_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanCoach *self = LAN_COACH (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int beside = get_width_beside (self, width);
  int column = get_text_width (width, beside);
  int buttons = natural_height (self->buttons, beside > 0 ? beside : width);
  int x = rtl ? width - column : 0;

  place (self->scroller, x, 0, column, MAX (0, height - (beside > 0 ? 0 : GAP + buttons)));
  if (beside > 0)
    place (self->buttons, rtl ? 0 : width - beside, (height - buttons) / 2, beside, buttons);
  else
    place (self->buttons, 0, height - buttons, width, buttons);
}

static void
lan_coach_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (lan_coach_parent_class)->dispose (object);
}

static void
lan_coach_class_init (LanCoachClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_coach_dispose;
  widget_class->get_request_mode = lan_coach_get_request_mode;
  widget_class->measure = lan_coach_measure;
  widget_class->size_allocate = lan_coach_size_allocate;

  g_type_ensure (LAN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-coach.ui");
  gtk_widget_class_bind_template_child (widget_class, LanCoach, title);
  gtk_widget_class_bind_template_child (widget_class, LanCoach, progress);
  gtk_widget_class_bind_template_child (widget_class, LanCoach, scroller);
  gtk_widget_class_bind_template_child (widget_class, LanCoach, page);
  gtk_widget_class_bind_template_child (widget_class, LanCoach, text);
  gtk_widget_class_bind_template_child (widget_class, LanCoach, buttons);
  gtk_widget_class_bind_template_child (widget_class, LanCoach, back);
  gtk_widget_class_bind_template_child (widget_class, LanCoach, read);
  gtk_widget_class_bind_template_child_full (widget_class, "do", FALSE, G_STRUCT_OFFSET (LanCoach, do_button));
  gtk_widget_class_bind_template_child (widget_class, LanCoach, next);
  gtk_widget_class_bind_template_child (widget_class, LanCoach, take_back);
  gtk_widget_class_bind_template_child (widget_class, LanCoach, play);
  gtk_widget_class_set_css_name (widget_class, "coach");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
lan_coach_init (LanCoach *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lan_mnemonics_hide (GTK_WIDGET (self));
  /* The longest of them, where the letters are large. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->play))), TRUE);
}

GtkWidget *
lan_coach_new (void)
{
  return g_object_new (LAN_TYPE_COACH, NULL);
}

void
lan_coach_set_cramped (LanCoach *self, gboolean cramped)
{
  g_return_if_fail (LAN_IS_COACH (self));

  if (cramped && lan_text_scale_get (GTK_WIDGET (self)) >= LARGE_TEXT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "cramped");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "cramped");
}

/* The learner is in the right place, with another number of squires. (transfer full) (nullable) */
static char *
describe_near_miss (const LanChoice *made, const LanChoice *wanted)
{
  LanChoice same = *made;

  same.amount = wanted->amount;
  if (made->kind != LAN_DECISION_PLACE || !lan_choice_equal (&same, wanted))
    return NULL;
  return g_strdup_printf (ngettext ("The right knight in the right place. Send %u squire along this time.",
                                    "The right knight in the right place. Send %u squires along this time.", wanted->amount),
                          wanted->amount);
}

/* The step in which that decision was asked for. */
static const LanLessonStep *
find_step (LanTutor *tutor)
{
  const LanLesson *lesson = lan_tutor_get_lesson (tutor);

  for (guint i = lan_tutor_get_step (tutor); i < lesson->steps->len; i++)
    if (lan_lesson_get_step (lesson, i)->kind == LAN_LESSON_DO)
      return lan_lesson_get_step (lesson, i);
  return NULL;
}

/* (transfer full) */
static char *
describe_detour (LanTutor *tutor)
{
  const LanLessonStep *step;
  LanChoice made, wanted;
  char *near_miss;

  lan_tutor_get_detour (tutor, &made, &wanted);
  near_miss = describe_near_miss (&made, &wanted);
  step = near_miss == NULL ? find_step (tutor) : NULL;
  if (step != NULL)
    return g_strdup (lan_lesson_translate (step->other));
  return near_miss != NULL ? near_miss : g_strdup (_("The rules allow it. The first steps go on from the other decision."));
}

static void
show_buttons (LanCoach *self, LanTutor *tutor, LanLessonKind kind)
{
  LanTutorState state = lan_tutor_get_state (tutor);
  gboolean astray = state == LAN_TUTOR_ASTRAY;

  gtk_widget_set_visible (self->back, !astray);
  gtk_widget_set_visible (self->next, !astray && (kind == LAN_LESSON_READ || kind == LAN_LESSON_WATCH || state == LAN_TUTOR_COMING));
  gtk_widget_set_visible (self->do_button, state == LAN_TUTOR_READY && kind == LAN_LESSON_DO);
  gtk_widget_set_visible (self->take_back, astray);
  gtk_widget_set_visible (self->read, kind == LAN_LESSON_END);
  gtk_widget_set_visible (self->play, kind == LAN_LESSON_END);
}

static void
say (LanCoach *self, const char *progress, const char *title, const char *text, const char *more)
{
  g_autofree char *all = g_strdup_printf ("%s. %s. %s %s", progress, title, text, more);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
}

void
lan_coach_show (LanCoach *self, LanTutor *tutor)
{
  const LanLesson *lesson = lan_tutor_get_lesson (tutor);
  guint n = lan_tutor_get_step (tutor);
  const LanLessonStep *step = lan_lesson_get_step (lesson, n);
  /* Translators: the number of a step of the first steps, and how many there are. */
  g_autofree char *progress = g_strdup_printf (_("Step %u of %u"), n + 1, lesson->steps->len);
  /* Translators: the same, as short as can be. */
  g_autofree char *brief = g_strdup_printf (_("%u / %u"), n + 1, lesson->steps->len);
  g_autofree char *detour = NULL;

  g_return_if_fail (LAN_IS_COACH (self));
  g_return_if_fail (LAN_IS_TUTOR (tutor));

  gtk_label_set_label (self->progress, brief);
  show_buttons (self, tutor, step->kind);
  switch (lan_tutor_get_state (tutor))
    {
    case LAN_TUTOR_COMING:
      say (self, progress, _("The others decide"), _("Watch what they do."), "");
      break;
    case LAN_TUTOR_ASTRAY:
      detour = describe_detour (tutor);
      say (self, progress, _("That can be done, too"), detour, "");
      break;
    case LAN_TUTOR_READY:
    default:
      say (self, progress, lan_lesson_translate (step->title), lan_lesson_translate (step->text),
           /* Translators: only a screen reader says it, after what a beginner is asked to do. */
           step->kind == LAN_LESSON_DO ? _("The focus is led there: press Enter.") : "");
    }
}

void
lan_coach_focus_next (LanCoach *self)
{
  GtkWidget *const buttons[] = { self->take_back, self->play, self->next, self->do_button };

  g_return_if_fail (LAN_IS_COACH (self));

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (gtk_widget_get_visible (buttons[i]) && gtk_widget_is_sensitive (buttons[i]) && gtk_widget_grab_focus (buttons[i]))
      return;
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}
