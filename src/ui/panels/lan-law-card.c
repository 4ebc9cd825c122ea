/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-law-card.h"

#include "lan-formula.h"
#include "lan-landmark.h"
#include "lan-lettering.h"
#include "lan-paint.h"
#include "lan-token-theme.h"
#include "lan-tooltip.h"

#include <glib/gi18n-lib.h>

struct _LanLawCard
{
  GtkWidget parent_instance;

  LanGameContent *content;
  guint law;
  LanLawCardForm form;
  gboolean marked;

  GtkWidget *title;
  int word_width;                 /* of the title's longest word; see word_serial */
  guint word_serial;              /* of the fonts it was measured with; 0: not yet */
  GtkWidget *text;
  LanFormula formula;
  graphene_rect_t formula_bounds; /* as allocated */
};

static void lan_law_card_landmark_init (LanLandmarkInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanLawCard, lan_law_card, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_LANDMARK, lan_law_card_landmark_init))

enum {
  PROP_0,
  PROP_CONTENT,
  PROP_LAW,
  PROP_FORM,
  PROP_MARKED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* A card of the track that is wider than this has room for a formula in one line. */
#define CHIP_WIDTH 80

/* The large form keeps the shape of its drawing where there is room. */
#define LARGE_SHAPE (176.0 / 240.0)
#define MOST_WIDTH 480

/* With so much a card of the track is as low as it can be. */
#define AMPLE_WIDTH 4000

/* What is left of the size of a title, at least, so that its longest word is not broken. */
#define LEAST_TITLE 0.8

/* The empty edge that the frame of a form takes, and the least size it is made for. */
typedef struct
{
  int left, top, bottom;
  int least_width, natural_width, least_height;
  double symbol_size;
} LanLawCardFrame;

static const LanLawCardFrame frames[] = {
  [LAN_LAW_CARD_MINI] = { .left = 5, .top = 11, .bottom = 11, .least_width = 52, .natural_width = 65, .least_height = 78, .symbol_size = 12.5 },
  [LAN_LAW_CARD_CHIP] = { .left = 4, .top = 4, .bottom = 2, .least_width = 72, .natural_width = 98, .least_height = 33, .symbol_size = 11 },
  [LAN_LAW_CARD_LARGE] = { .left = 36, .top = 42, .bottom = 46, .least_width = 240, .natural_width = 312, .least_height = 176, .symbol_size = 21 },
};

static LanLawCardForm
lan_law_card_get_form_at (LanLawCard *self, int width)
{
  if (self->form != LAN_LAW_CARD_AUTO)
    return self->form;
  return width < CHIP_WIDTH ? LAN_LAW_CARD_MINI : LAN_LAW_CARD_CHIP;
}

static gboolean
lan_law_card_is_empty (LanLawCard *self)
{
  return self->content == NULL || self->law >= lan_game_content_get_size (self->content, LAN_TABLE_LAWS);
}

/* Of the longest word of the title, in pixels at its full size. */
static int
lan_law_card_get_word_width (LanLawCard *self)
{
  guint serial = pango_context_get_serial (gtk_widget_get_pango_context (self->title));
  g_autoptr (PangoLayout) layout = NULL;
  g_auto (GStrv) words = NULL;

  if (self->word_serial == serial)
    return self->word_width;
  layout = gtk_widget_create_pango_layout (self->title, NULL);
  words = g_strsplit (gtk_label_get_text (GTK_LABEL (self->title)), " ", -1);
  self->word_serial = serial;
  self->word_width = 1;
  for (guint i = 0; words[i] != NULL; i++)
    {
      int width;

      pango_layout_set_text (layout, words[i], -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
      self->word_width = MAX (self->word_width, width);
    }
  return self->word_width;
}

/* A long word, or one in a font that is wider than that of the cards, gets smaller, as far as it can be read; one that
 * is broken nevertheless keeps its size. */
static double
lan_law_card_get_title_scale (LanLawCard *self, int width)
{
  double most = lan_lettering_get_serif_scale (lan_lettering_get (GTK_WIDGET (self)));
  double fitting = (double) width / lan_law_card_get_word_width (self);

  return fitting < most * LEAST_TITLE ? most : MIN (most, fitting);
}

static void
lan_law_card_update (LanLawCard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean empty = lan_law_card_is_empty (self);
  const char *title = empty ? "" : lan_game_content_get_title (self->content, LAN_TABLE_LAWS, self->law);
  const char *text = empty ? "" : lan_game_content_get_text (self->content, LAN_TABLE_LAWS, self->law);
  /* Translators: a law and what it does: "County Levy: 3 PP for every 2 counties you occupy." */
  g_autofree char *words = empty ? g_strdup (_("No law")) : g_strdup_printf (_("%s: %s"), title, text);

  self->formula = (LanFormula) { .reward = LAN_AMOUNTS_INIT };
  if (!empty)
    lan_formula_from_law (&self->formula, &lan_game_content_get_tables (self->content)->laws[self->law]);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->text), text);
  self->word_serial = 0;
  gtk_widget_queue_resize (widget);
  lan_tooltip_update (widget, self->form == LAN_LAW_CARD_LARGE ? NULL : words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
lan_law_card_update_form (LanLawCard *self)
{
  static const char *const classes[] = { "auto", "mini", "chip", "large" };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      if (i == self->form)
        gtk_widget_add_css_class (GTK_WIDGET (self), classes[i]);
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self), classes[i]);
    }
  gtk_widget_set_visible (self->text, self->form == LAN_LAW_CARD_LARGE);
  lan_law_card_update (self);
}

static int
lan_law_card_measure_child (GtkWidget *child, int width)
{
  int height;

  if (!gtk_widget_get_visible (child))
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* As high as the title is at its full size: a card must not get lower where it gets narrower. */
static int
lan_law_card_measure_title (LanLawCard *self, int width)
{
  double most = lan_lettering_get_serif_scale (lan_lettering_get (GTK_WIDGET (self)));
  double scale = lan_law_card_get_title_scale (self, width);

  return (int) ceil (lan_law_card_measure_child (self->title, (int) (width / scale)) * most);
}

static int
lan_law_card_measure_formula (LanLawCard *self, const LanLawCardFrame *frame, int width)
{
  return (int) ceil (lan_formula_measure (&self->formula, GTK_WIDGET (self), frame->symbol_size, width));
}

static int
lan_law_card_measure_height (LanLawCard *self, int width)
{
  const LanLawCardFrame *frame = &frames[lan_law_card_get_form_at (self, width)];
  int inner = width - 2 * frame->left;
  int height = frame->top + frame->bottom;

  height += lan_law_card_measure_title (self, inner);
  height += lan_law_card_measure_child (self->text, inner);
  height += lan_law_card_measure_formula (self, frame, inner);
  return MAX (height, frame->least_height);
}

static GtkSizeRequestMode
lan_law_card_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lan_law_card_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  LanLawCard *self = LAN_LAW_CARD (widget);
  const LanLawCardFrame *frame = &frames[lan_law_card_get_form_at (self, 0)];

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = frame->least_width;
      *natural = frame->natural_width;
    }
  else
    {
      int width = for_size >= 0 ? for_size : self->form == LAN_LAW_CARD_LARGE ? frame->natural_width : AMPLE_WIDTH;

      *minimum = *natural = lan_law_card_measure_height (self, width);
      if (self->form == LAN_LAW_CARD_LARGE)
        *natural = MAX (*minimum, (int) (MIN (for_size, MOST_WIDTH) * LARGE_SHAPE));
    }
}

/* Gives a child of the card its part of the height; what is left is shared above and below. */
static int
lan_law_card_allocate_child (GtkWidget *child, int x, int y, int width, int height)
{
  if (gtk_widget_get_visible (child))
    gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
  return y + height;
}

/* Drawn smaller, not made smaller: a widget whose letters change while room is shared out would have to be laid out again. */
static void
lan_law_card_allocate_title (LanLawCard *self, int x, int y, int width)
{
  double scale = lan_law_card_get_title_scale (self, width);
  int full = (int) (width / scale);
  GskTransform *at = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));

  gtk_widget_allocate (self->title, full, lan_law_card_measure_child (self->title, full), -1, gsk_transform_scale (at, (float) scale, (float) scale));
}

static void
lan_law_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanLawCard *self = LAN_LAW_CARD (widget);
  const LanLawCardFrame *frame = &frames[lan_law_card_get_form_at (self, width)];
  int inner = MAX (width - 2 * frame->left, 1);
  int title = lan_law_card_measure_title (self, inner);
  int text = lan_law_card_measure_child (self->text, inner);
  int formula = lan_law_card_measure_formula (self, frame, inner);
  int rest = MAX (height - frame->top - frame->bottom - title - text - formula, 0);
  int gap = rest / (text > 0 ? 4 : 3);
  int y = frame->top + gap;

  lan_law_card_allocate_title (self, frame->left, y, inner);
  y += title + gap;
  y = lan_law_card_allocate_child (self->text, frame->left, y, inner, text) + (text > 0 ? gap : 0);
  graphene_rect_init (&self->formula_bounds, (float) frame->left, (float) y, (float) inner, (float) formula);
}

static void
lan_law_card_snapshot_tile (LanLawCard *self, GtkSnapshot *snapshot, float width, float height)
{
  GdkRGBA fill = lan_token_theme_get_color (GTK_WIDGET (self), "board_parchment");
  GdkRGBA line = lan_token_theme_get_color (GTK_WIDGET (self), "board_line");

  lan_paint_box (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), 4, &fill, &line, 1);
}

/* The glow around the law under vote: bright between two dark edges, as around a legal place. */
static void
lan_law_card_snapshot_mark (LanLawCard *self, GtkSnapshot *snapshot, float width, float height)
{
  GdkRGBA glow = lan_token_theme_get_color (GTK_WIDGET (self), "board_glow");
  GdkRGBA edge = lan_token_theme_get_color (GTK_WIDGET (self), "board_glow_edge");

  lan_paint_box (snapshot, &GRAPHENE_RECT_INIT (-2, -2, width + 4, height + 4), 5, NULL, &edge, 4.4f);
  lan_paint_box (snapshot, &GRAPHENE_RECT_INIT (-1, -1, width + 2, height + 2), 4, NULL, &glow, 2.4f);
}

static void
lan_law_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanLawCard *self = LAN_LAW_CARD (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  LanLawCardForm form = lan_law_card_get_form_at (self, width);
  GdkRGBA ink = lan_token_theme_get_color (widget, "board_rubric");

  if (form == LAN_LAW_CARD_CHIP)
    lan_law_card_snapshot_tile (self, snapshot, (float) width, (float) height);
  else
    lan_token_theme_snapshot (lan_token_theme_get (widget), snapshot, widget, form == LAN_LAW_CARD_LARGE ? "law-card" : "law-card-mini", 0, 0, width, height);
  if (self->marked)
    lan_law_card_snapshot_mark (self, snapshot, (float) width, (float) height);

  GTK_WIDGET_CLASS (lan_law_card_parent_class)->snapshot (widget, snapshot);
  lan_formula_snapshot (&self->formula, snapshot, widget, &ink, &self->formula_bounds, frames[form].symbol_size);
}

static void
lan_law_card_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  LanLawCard *self = LAN_LAW_CARD (object);

  switch (prop_id)
    {
    case PROP_CONTENT:
      g_value_set_object (value, self->content);
      break;
    case PROP_LAW:
      g_value_set_uint (value, self->law);
      break;
    case PROP_FORM:
      g_value_set_uint (value, self->form);
      break;
    case PROP_MARKED:
      g_value_set_boolean (value, self->marked);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_law_card_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  LanLawCard *self = LAN_LAW_CARD (object);

  switch (prop_id)
    {
    case PROP_CONTENT:
      lan_law_card_set_content (self, g_value_get_object (value));
      break;
    case PROP_LAW:
      lan_law_card_set_law (self, g_value_get_uint (value));
      break;
    case PROP_FORM:
      lan_law_card_set_form (self, g_value_get_uint (value));
      break;
    case PROP_MARKED:
      lan_law_card_set_marked (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_law_card_dispose (GObject *object)
{
  LanLawCard *self = LAN_LAW_CARD (object);

  g_clear_object (&self->content);
  g_clear_pointer (&self->title, gtk_widget_unparent);
  g_clear_pointer (&self->text, gtk_widget_unparent);

  G_OBJECT_CLASS (lan_law_card_parent_class)->dispose (object);
}

static void
lan_law_card_class_init (LanLawCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = lan_law_card_get_property;
  object_class->set_property = lan_law_card_set_property;
  object_class->dispose = lan_law_card_dispose;
  widget_class->get_request_mode = lan_law_card_get_request_mode;
  widget_class->measure = lan_law_card_measure;
  widget_class->size_allocate = lan_law_card_size_allocate;
  widget_class->snapshot = lan_law_card_snapshot;

  properties[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, LAN_TYPE_GAME_CONTENT, flags);
  properties[PROP_LAW] = g_param_spec_uint ("law", NULL, NULL, 0, LAN_NO_ITEM, LAN_NO_ITEM, flags);
  properties[PROP_FORM] = g_param_spec_uint ("form", NULL, NULL, LAN_LAW_CARD_AUTO, LAN_LAW_CARD_LARGE, LAN_LAW_CARD_AUTO, flags);
  properties[PROP_MARKED] = g_param_spec_boolean ("marked", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "law-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static gboolean
lan_law_card_find (LanLandmark *landmark, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds)
{
  return spot->kind == LAN_SPOT_LAW && spot->item == LAN_LAW_CARD (landmark)->law
         && gtk_widget_compute_bounds (GTK_WIDGET (landmark), GTK_WIDGET (landmark), bounds);
}

static void
lan_law_card_await (LanLandmark *landmark, const LanSpot *spot, int change)
{
  gtk_widget_set_opacity (GTK_WIDGET (landmark), change > 0 ? 0 : 1);
}

static void
lan_law_card_landmark_init (LanLandmarkInterface *iface)
{
  iface->find = lan_law_card_find;
  iface->await = lan_law_card_await;
}

static GtkWidget *
lan_law_card_add_label (LanLawCard *self, const char *css_class, int lines)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "justify", GTK_JUSTIFY_CENTER,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "ellipsize", lines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE,
                                   "lines", lines > 0 ? lines : -1,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
lan_law_card_init (LanLawCard *self)
{
  self->law = LAN_NO_ITEM;
  self->title = lan_law_card_add_label (self, "law-title", 3);
  self->text = lan_law_card_add_label (self, "law-text", 0);
  lan_law_card_update_form (self);
}

GtkWidget *
lan_law_card_new (LanGameContent *content, guint law, LanLawCardForm form)
{
  return g_object_new (LAN_TYPE_LAW_CARD, "content", content, "law", law, "form", form, NULL);
}

void
lan_law_card_set_content (LanLawCard *self, LanGameContent *content)
{
  g_return_if_fail (LAN_IS_LAW_CARD (self));

  if (!g_set_object (&self->content, content))
    return;
  lan_law_card_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CONTENT]);
}

LanGameContent *
lan_law_card_get_content (LanLawCard *self)
{
  g_return_val_if_fail (LAN_IS_LAW_CARD (self), NULL);

  return self->content;
}

void
lan_law_card_set_law (LanLawCard *self, guint law)
{
  g_return_if_fail (LAN_IS_LAW_CARD (self));

  if (self->law == law)
    return;
  self->law = law;
  lan_law_card_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LAW]);
}

guint
lan_law_card_get_law (LanLawCard *self)
{
  g_return_val_if_fail (LAN_IS_LAW_CARD (self), LAN_NO_ITEM);

  return self->law;
}

void
lan_law_card_set_form (LanLawCard *self, LanLawCardForm form)
{
  g_return_if_fail (LAN_IS_LAW_CARD (self));

  if (self->form == form)
    return;
  self->form = form;
  lan_law_card_update_form (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FORM]);
}

LanLawCardForm
lan_law_card_get_form (LanLawCard *self)
{
  g_return_val_if_fail (LAN_IS_LAW_CARD (self), LAN_LAW_CARD_AUTO);

  return self->form;
}

void
lan_law_card_set_marked (LanLawCard *self, gboolean marked)
{
  g_return_if_fail (LAN_IS_LAW_CARD (self));

  if (self->marked == marked)
    return;
  self->marked = marked;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MARKED]);
}

gboolean
lan_law_card_get_marked (LanLawCard *self)
{
  g_return_val_if_fail (LAN_IS_LAW_CARD (self), FALSE);

  return self->marked;
}
