/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Five houses, each told apart by colour and charge and letter: also for eyes that see less colour, and in greyscale. */

#include "lan-piece.h"
#include "lan-token-theme.h"
#include "lan-ui-eye.h"
#include "lan-ui-window.h"

#define N_HOUSES 5

/* WCAG 2.1: of text of any size (1.4.3) for the usual eye; of drawings (1.4.11), as a charge is one, for the others. */
#define TEXT_CONTRAST 4.5
#define DRAWING_CONTRAST 3.0

/* Two colours that nobody takes for the same, and in how many pixels two pieces must have such: about the strokes
 * of the smallest charge. */
#define CLEARLY_DIFFERENT 20
#define LEAST_PIXELS 20

static const char *const houses[N_HOUSES] = { "neville", "percy", "beaufort", "mortimer", "stafford" };

typedef struct {
  const char *name;
  const char *before, *after; /* the house, in the name of the token */
  int width, height;  /* about the smallest that it is drawn on the board, pixels */
} Piece;

static const Piece pieces[] = {
  { "shield", "families/", "", 20, 22 },
  { "knight", "knights/", "-2", 31, 50 },
  { "chip", "knights/chip-", "-2", 22, 31 },
  { "pawn", "pawns/", "", 18, 21 },
};

typedef struct {
  guchar *data;
  int width, height;
} Pixels;

static GdkTexture *
draw (GtkWidget *window, const Piece *piece, const char *house)
{
  g_autofree char *token = g_strconcat (piece->before, house, piece->after, NULL);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, piece->width, piece->height);
  GdkRGBA ground = lan_token_theme_get_color (window, "board_parchment");
  g_autoptr (GskRenderNode) node = NULL;

  gtk_snapshot_append_color (snapshot, &ground, &bounds);
  lan_token_theme_snapshot (lan_token_theme_get (window), snapshot, window, token, 0, 0, piece->width, piece->height);
  node = gtk_snapshot_free_to_node (snapshot);
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, &bounds);
}

static Pixels
take (GtkWidget *window, const Piece *piece, const char *house)
{
  g_autoptr (GdkTexture) texture = draw (window, piece, house);
  Pixels pixels = { .width = gdk_texture_get_width (texture), .height = gdk_texture_get_height (texture) };

  pixels.data = g_malloc ((gsize) pixels.width * pixels.height * 4);
  gdk_texture_download (texture, pixels.data, (gsize) pixels.width * 4);
  return pixels;
}

/* The ground is opaque, so the pixels are not multiplied with anything. */
static GdkRGBA
get_pixel (const Pixels *pixels, int i)
{
  guint32 argb = ((const guint32 *) (gconstpointer) pixels->data)[i];

  return (GdkRGBA) { (argb >> 16 & 0xff) / 255.0f, (argb >> 8 & 0xff) / 255.0f, (argb & 0xff) / 255.0f, 1 };
}

static int
count_different (const Pixels *a, const Pixels *b, LanUiEye eye)
{
  int n = a->width * a->height, different = 0;

  for (int i = 0; i < n; i++)
    {
      GdkRGBA p = get_pixel (a, i), q = get_pixel (b, i);
      GdkRGBA seen_p = lan_ui_eye_see (eye, &p), seen_q = lan_ui_eye_see (eye, &q);

      different += lan_ui_eye_compare (&seen_p, &seen_q) >= CLEARLY_DIFFERENT;
    }
  return different;
}

static void
assert_apart (GtkWidget *window, const Piece *piece, const char *one, const char *other)
{
  Pixels a = take (window, piece, one), b = take (window, piece, other);

  for (guint eye = 0; eye < LAN_UI_N_EYES; eye++)
    {
      int different = count_different (&a, &b, eye);

      g_test_message ("%s of %s and %s, %s: %d pixels differ", piece->name, one, other, lan_ui_eye_get_name (eye), different);
      g_assert_cmpint (different, >=, LEAST_PIXELS);
    }
  g_free (a.data);
  g_free (b.data);
}

/* Colour and charge together, as they are drawn on the board. */
static void
test_pieces (gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (lan_ui_open_window (800, 600));

  for (guint i = 0; i < N_HOUSES; i++)
    for (guint j = i + 1; j < N_HOUSES; j++)
      assert_apart (window, data, houses[i], houses[j]);
  lan_ui_close_window (LAN_WINDOW (window));
}

static GdkRGBA
get_color (GtkWidget *window, const char *house, const char *shade)
{
  g_autofree char *name = g_strdup_printf ("%s_%s", house, shade);

  return lan_token_theme_get_color (window, name);
}

/* Charge, letter and words stand out from the colour of the house for every eye. */
static void
test_contrast (void)
{
  GtkWidget *window = GTK_WIDGET (lan_ui_open_window (800, 600));

  for (guint i = 0; i < N_HOUSES; i++)
    for (guint eye = 0; eye < LAN_UI_N_EYES; eye++)
      {
        GdkRGBA base = get_color (window, houses[i], "base"), on = get_color (window, houses[i], "on");
        GdkRGBA seen_base = lan_ui_eye_see (eye, &base), seen_on = lan_ui_eye_see (eye, &on);
        double contrast = lan_ui_eye_get_contrast (&seen_base, &seen_on);

        g_test_message ("%s, %s: %.1f", houses[i], lan_ui_eye_get_name (eye), contrast);
        g_assert_cmpfloat (contrast, >=, eye == LAN_UI_EYE_USUAL ? TEXT_CONTRAST : DRAWING_CONTRAST);
      }
  lan_ui_close_window (LAN_WINDOW (window));
}

/* With all colours to see, the colour alone is enough. */
static void
test_colors (void)
{
  GtkWidget *window = GTK_WIDGET (lan_ui_open_window (800, 600));

  for (guint i = 0; i < N_HOUSES; i++)
    for (guint j = i + 1; j < N_HOUSES; j++)
      {
        GdkRGBA a = get_color (window, houses[i], "base"), b = get_color (window, houses[j], "base");

        g_assert_cmpfloat (lan_ui_eye_compare (&a, &b), >=, CLEARLY_DIFFERENT);
      }
  lan_ui_close_window (LAN_WINDOW (window));
}

static void
test_letters (void)
{
  for (guint i = 0; i < N_HOUSES; i++)
    for (guint j = i + 1; j < N_HOUSES; j++)
      g_assert_cmpint (houses[i][0], !=, houses[j][0]);
}

/* The simulation itself: pure red and green of the same luminance are alike to a deuteranope and not to the usual eye;
 * grey stays grey for everybody. */
static void
test_eyes (void)
{
  const GdkRGBA grey = { 0.5f, 0.5f, 0.5f, 1 }, red = { 0.63f, 0, 0, 1 }, green = { 0.29f, 0.29f, 0, 1 };

  for (guint eye = 0; eye < LAN_UI_N_EYES; eye++)
    {
      GdkRGBA seen = lan_ui_eye_see (eye, &grey);

      g_assert_cmpfloat (lan_ui_eye_compare (&grey, &seen), <, 1);
    }
  for (guint eye = LAN_UI_EYE_PROTANOPE; eye <= LAN_UI_EYE_DEUTERANOPE; eye++)
    {
      GdkRGBA a = lan_ui_eye_see (eye, &red), b = lan_ui_eye_see (eye, &green);

      g_assert_cmpfloat (lan_ui_eye_compare (&a, &b), <, lan_ui_eye_compare (&red, &green) / 2);
    }
  g_assert_cmpfloat_with_epsilon (lan_ui_eye_get_contrast (&(GdkRGBA) { 0, 0, 0, 1 }, &(GdkRGBA) { 1, 1, 1, 1 }), 21, 0.01);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/houses-apart/eyes", test_eyes);
  g_test_add_func ("/ui/houses-apart/letters", test_letters);
  g_test_add_func ("/ui/houses-apart/colors", test_colors);
  g_test_add_func ("/ui/houses-apart/contrast", test_contrast);
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/houses-apart/", pieces[i].name, NULL);

      g_test_add_data_func (path, &pieces[i], test_pieces);
    }
  return g_test_run ();
}
