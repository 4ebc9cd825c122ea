/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-badge.h"

#include <glib/gi18n-lib.h>

#include "lan-heraldry.h"
#include "lan-piece.h"
#include "lan-words.h"
#include "lan-wrap-layout.h"

/* The names of the families can always be read in full. */
#define FAMILY_CHARS 8

GtkWidget *
lan_badge_label_new (const char *text, const char *classes)
{
  GtkWidget *label = gtk_label_new (text);
  g_auto (GStrv) list = g_strsplit (classes, " ", -1);

  gtk_widget_set_css_classes (label, (const char **) list);
  return label;
}

static char *
side_name (LanSession *session, guint side)
{
  return lan_words_side (lan_session_get_content (session), lan_session_get_setup (session), side);
}

GtkWidget *
lan_badge_shield_new (LanSession *session, guint side, int height)
{
  g_autofree char *token = lan_heraldry_token (session, "families", side);
  g_autofree char *name = side_name (session, side);
  GtkWidget *piece = lan_piece_new (token, height);

  gtk_widget_set_valign (piece, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (piece, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (piece), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return piece;
}

GtkWidget *
lan_badge_new (LanSession *session, guint side, int height)
{
  g_autofree char *name = side_name (session, side);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = lan_badge_label_new (name, "house-name");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (name, -1), FAMILY_CHARS));
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), lan_badge_shield_new (session, side, height));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

GtkWidget *
lan_badge_field_new (LanSession *session, guint side, GtkOrientation orientation)
{
  g_autofree char *class = g_strconcat ("house-", lan_heraldry_get_id (session, side), NULL);
  GtkWidget *box = gtk_box_new (orientation, 8);

  gtk_widget_add_css_class (box, "house-field");
  gtk_widget_add_css_class (box, class);
  return box;
}

static void
add_amount (GtkWidget *box, GString *words, int amount, const char *symbol, const char *what)
{
  g_autofree char *text = NULL;
  g_autofree char *icon = NULL;
  GtkWidget *pair, *image, *number;

  if (amount == 0)
    return;
  text = g_strdup_printf (amount > 0 ? "+%d" : "−%d", ABS (amount));
  icon = g_strconcat ("lancaster-", symbol, "-symbolic", NULL);
  image = gtk_image_new_from_icon_name (icon);
  gtk_image_set_pixel_size (GTK_IMAGE (image), 15);
  pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  number = lan_badge_label_new (text, "numeric");
  gtk_widget_set_direction (number, GTK_TEXT_DIR_LTR); /* the sign stays before the number in every script */
  gtk_box_append (GTK_BOX (pair), number);
  gtk_box_append (GTK_BOX (pair), image);
  gtk_box_append (GTK_BOX (box), pair);
  g_string_append_printf (words, "%s%s %s", words->len > 0 ? ", " : "", text, what);
}

GtkWidget *
lan_badge_gains_new (const LanGains *gains, gboolean lost)
{
  static const char *const good_symbols[LAN_N_GOODS] = { "pp", "gold", "squire", "vote" };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  g_autoptr (GString) words = g_string_new (NULL);
  int sign = lost ? -1 : 1;
  const char *good_names[LAN_N_GOODS] = { _("power points"), _("gold"), _("Squires"), _("voting markers") };

  /* In a narrow window the amounts take more lines. */
  gtk_widget_set_layout_manager (box, lan_wrap_layout_new ());
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  for (guint good = 0; good < LAN_N_GOODS; good++)
    add_amount (box, words, sign * gains->goods[good], good_symbols[good], good_names[good]);
  add_amount (box, words, sign * gains->recruits, "recruit", _("recruited knights"));
  add_amount (box, words, sign * gains->upgrades, "upgrade", _("upgrades"));
  add_amount (box, words, sign * gains->extensions, "extension", _("extension tiles"));
  add_amount (box, words, sign * gains->nobles, "nobleman", _("Noblemen"));

  if (words->len == 0)
    {
      gtk_box_append (GTK_BOX (box), lan_badge_label_new ("–", "dim-label"));
      g_string_assign (words, _("nothing"));
    }
  gtk_widget_set_tooltip_text (box, words->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words->str, -1);
  return box;
}
