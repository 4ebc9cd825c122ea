/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-map-geometry.h"

#define COUNTIES_PATH "/io/github/lancaster_game/Lancaster/map/counties.ini"

static GKeyFile *
load_key_file (void)
{
  GKeyFile *file = g_key_file_new ();
  g_autoptr (GBytes) bytes = g_resources_lookup_data (COUNTIES_PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;

  /* Compiled in: a failure is a mistake of the build, not of the player. */
  if (bytes == NULL || !g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, &error))
    g_error ("%s: %s", COUNTIES_PATH, error != NULL ? error->message : "missing");
  return file;
}

static graphene_point_t
read_point (GKeyFile *file, const char *group, const char *key)
{
  gsize length = 0;
  g_autofree double *values = g_key_file_get_double_list (file, group, key, &length, NULL);

  if (length != 2)
    g_error ("%s: [%s] %s is not a point", COUNTIES_PATH, group, key);
  return GRAPHENE_POINT_INIT ((float) values[0], (float) values[1]);
}

static GArray *
read_ring (GKeyFile *file, const char *group, guint index)
{
  g_autofree char *key = g_strdup_printf ("ring%u", index);
  gsize length = 0;
  g_autofree double *values = g_key_file_get_double_list (file, group, key, &length, NULL);
  GArray *ring = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  gsize i;

  if (length < 6 || length % 2 != 0)
    g_error ("%s: [%s] %s is not a ring", COUNTIES_PATH, group, key);
  for (i = 0; i < length; i += 2)
    {
      graphene_point_t point = GRAPHENE_POINT_INIT ((float) values[i], (float) values[i + 1]);

      g_array_append_val (ring, point);
    }
  return ring;
}

static void
compute_box (LanCountyShape *shape)
{
  guint i, j;

  for (i = 0; i < shape->n_rings; i++)
    for (j = 0; j < shape->rings[i]->len; j++)
      {
        const graphene_point_t *point = &g_array_index (shape->rings[i], graphene_point_t, j);

        if (i == 0 && j == 0)
          graphene_rect_init (&shape->box, point->x, point->y, 0, 0);
        else
          graphene_rect_expand (&shape->box, point, &shape->box);
      }
}

static void
read_county (GKeyFile *file, const char *group, LanCountyShape *shape)
{
  guint i;

  shape->seat = read_point (file, group, "seat");
  shape->label = read_point (file, group, "label");
  shape->shield = read_point (file, group, "shield");
  shape->token = read_point (file, group, "token");
  shape->badge = read_point (file, group, "badge");
  shape->n_rings = (guint) g_key_file_get_integer (file, group, "rings", NULL);
  shape->rings = g_new0 (GArray *, shape->n_rings);
  for (i = 0; i < shape->n_rings; i++)
    shape->rings[i] = read_ring (file, group, i);
  compute_box (shape);
}

LanMapGeometry *
lan_map_geometry_new (LanGameContent *content)
{
  g_autoptr (GKeyFile) file = load_key_file ();
  gsize n_groups = 0;
  g_auto (GStrv) groups = g_key_file_get_groups (file, &n_groups);
  LanMapGeometry *geometry = g_new0 (LanMapGeometry, 1);
  guint i;

  if (n_groups != LAN_COUNTIES)
    g_error ("%s: %" G_GSIZE_FORMAT " counties", COUNTIES_PATH, n_groups);
  for (i = 0; i < LAN_COUNTIES; i++)
    {
      const char *id = lan_game_content_get_item_id (content, LAN_TABLE_COUNTIES, i);

      read_county (file, g_key_file_has_group (file, id) ? id : groups[i], &geometry->counties[i]);
    }
  return geometry;
}

void
lan_map_geometry_free (LanMapGeometry *geometry)
{
  guint i, j;

  for (i = 0; i < LAN_COUNTIES; i++)
    {
      LanCountyShape *shape = &geometry->counties[i];

      for (j = 0; j < shape->n_rings; j++)
        g_array_unref (shape->rings[j]);
      g_free (shape->rings);
    }
  g_free (geometry);
}

LanMapFrame
lan_map_frame_fit (double width, double height)
{
  LanMapFrame frame = { MIN (width / LAN_MAP_WIDTH, height / LAN_MAP_HEIGHT), 0, 0 };

  /* A pixel of rounding may not shrink the map. */
  if (width + 1 >= height * LAN_MAP_WIDTH / LAN_MAP_HEIGHT)
    frame.scale = height / LAN_MAP_HEIGHT;
  frame.y = MAX (0, (height - frame.scale * LAN_MAP_HEIGHT) / 2);
  return frame;
}

graphene_point_t
lan_map_frame_point (const LanMapFrame *frame, double u, double v)
{
  return GRAPHENE_POINT_INIT ((float) (frame->x + (u - LAN_MAP_LEFT) * frame->scale),
                              (float) (frame->y + (v - LAN_MAP_TOP) * frame->scale));
}

graphene_rect_t
lan_map_frame_rect (const LanMapFrame *frame, const graphene_rect_t *rect)
{
  graphene_point_t corner = lan_map_frame_point (frame, rect->origin.x, rect->origin.y);

  return GRAPHENE_RECT_INIT (corner.x, corner.y, (float) (rect->size.width * frame->scale),
                             (float) (rect->size.height * frame->scale));
}

/* Even-odd: how many edges does a ray to the right cross? */
static gboolean
ring_contains (GArray *ring, double u, double v)
{
  gboolean inside = FALSE;
  guint i, j;

  for (i = 0, j = ring->len - 1; i < ring->len; j = i++)
    {
      const graphene_point_t *a = &g_array_index (ring, graphene_point_t, i);
      const graphene_point_t *b = &g_array_index (ring, graphene_point_t, j);

      if ((a->y > v) != (b->y > v) && u < (b->x - a->x) * (v - a->y) / (b->y - a->y) + a->x)
        inside = !inside;
    }
  return inside;
}

gboolean
lan_county_shape_contains (const LanCountyShape *shape, double u, double v)
{
  guint i;

  for (i = 0; i < shape->n_rings; i++)
    if (ring_contains (shape->rings[i], u, v))
      return TRUE;
  return FALSE;
}

void
lan_county_shape_trace (const LanCountyShape *shape, cairo_t *cr)
{
  guint i, j;

  for (i = 0; i < shape->n_rings; i++)
    {
      cairo_new_sub_path (cr);
      for (j = 0; j < shape->rings[i]->len; j++)
        {
          const graphene_point_t *point = &g_array_index (shape->rings[i], graphene_point_t, j);

          cairo_line_to (cr, point->x, point->y);
        }
      cairo_close_path (cr);
    }
}
