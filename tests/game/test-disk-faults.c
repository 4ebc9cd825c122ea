/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Disks that are full, read-only, gone: named once, the game goes on, what was saved stays readable,
 * and the game is saved again when it can be. Real file systems in a mount namespace of the test's own,
 * where that is permitted.
 */

#define _GNU_SOURCE /* unshare() */

#include "lan-config.h"

#include <glib/gstdio.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lan-autosave.h"
#include "lan-test-folder.h"
#include "random-play.h"

typedef struct {
  char *parent;
  char *path;       /* of the games */
  LanGame *game;
  LanLibrary *library;
  LanAutosave *autosave;
  LanRng rng;
  guint notified;   /* how often the problem was, or was no more */
} Disk;

static void
note (Disk *disk)
{
  disk->notified++;
}

static void
disk_init (Disk *disk)
{
  g_autoptr (GFile) folder = NULL;

  disk->parent = lan_test_folder_new ();
  disk->path = g_build_filename (disk->parent, "disk", "games", NULL);
  g_mkdir_with_parents (disk->path, 0700);
  folder = g_file_new_for_path (disk->path);
  disk->game = new_game (5, 3, 31, LAN_TAKE_BACKS_FREE);
  disk->library = lan_library_new (folder, lan_game_get_content (disk->game));
  disk->autosave = lan_autosave_new (disk->library, disk->game);
  disk->notified = 0;
  g_signal_connect_swapped (disk->autosave, "notify::problem", G_CALLBACK (note), disk);
  lan_rng_seed (&disk->rng, 3);
}

static void
disk_clear (Disk *disk)
{
  g_assert_finalize_object (disk->autosave);
  g_assert_finalize_object (disk->library);
  g_object_unref (disk->game);
  lan_test_folder_remove (disk->parent);
  g_free (disk->parent);
  g_free (disk->path);
}

static void
play (Disk *disk, guint decisions)
{
  for (guint i = 0; i < decisions; i++)
    g_assert_true (play_random (disk->game, &disk->rng));
}

/* How many decisions another process finds. */
static guint
count_kept (Disk *disk)
{
  g_autoptr (LanLibrary) other = lan_library_new (lan_library_get_folder (disk->library), lan_game_get_content (disk->game));
  g_autoptr (LanSavedGame) saved = g_list_model_get_item (G_LIST_MODEL (other), 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = NULL;

  g_assert_nonnull (saved);
  record = lan_library_read (other, saved, NULL, &error);
  g_assert_no_error (error);
  return record->choices->len;
}

/* Plays ten decisions that cannot be written: one problem with that fragment, named once, nothing lost. */
static void
assert_fails (Disk *disk, const char *fragment)
{
  guint kept = count_kept (disk);
  guint notified = disk->notified;

  for (guint i = 0; i < 10; i++)
    {
      play (disk, 1);
      g_assert_false (lan_autosave_flush (disk->autosave));
    }
  g_test_message ("%s", lan_autosave_get_problem (disk->autosave));
  g_assert_nonnull (strstr (lan_autosave_get_problem (disk->autosave), fragment));
  g_assert_true (g_str_has_suffix (lan_autosave_get_problem (disk->autosave), "."));
  g_assert_cmpuint (disk->notified, ==, notified + 1);
  g_assert_cmpuint (count_kept (disk), ==, kept);
}

/* Without another decision, in a few seconds. */
static void
assert_recovers (Disk *disk)
{
  while (lan_autosave_get_problem (disk->autosave) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_kept (disk), ==, lan_game_get_length (disk->game));
  play (disk, 3);
  g_assert_true (lan_autosave_flush (disk->autosave));
  g_assert_cmpuint (count_kept (disk), ==, lan_game_get_length (disk->game));
}

/* Runs the rest in a process of its own; FALSE there. */
static gboolean
is_parent (void)
{
  if (g_test_subprocess ())
    return FALSE;
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
  return TRUE;
}

static gboolean
write_map (const char *path, const char *text)
{
  FILE *file = fopen (path, "w");
  gboolean written = file != NULL && fputs (text, file) >= 0;

  return file != NULL && fclose (file) == 0 && written;
}

/* File systems that only this process sees; root of its own namespace where it is not root anyway. */
static gboolean
own_mounts (void)
{
  g_autofree char *users = g_strdup_printf ("0 %u 1", (guint) getuid ());
  g_autofree char *groups = g_strdup_printf ("0 %u 1", (guint) getgid ());

  if (getuid () == 0 && unshare (CLONE_NEWNS) == 0)
    return mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
  return unshare (CLONE_NEWUSER | CLONE_NEWNS) == 0 && write_map ("/proc/self/setgroups", "deny")
         && write_map ("/proc/self/uid_map", users) && write_map ("/proc/self/gid_map", groups)
         && mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
}

/* Where the games of a disk are mounted. (transfer full) */
static char *
mount_point (Disk *disk)
{
  return g_path_get_dirname (disk->path);
}

/* Tried in a process that nothing else depends on. */
static gboolean
can_mount (void)
{
  pid_t child = fork ();
  int status = 0;

  if (child == 0)
    _exit (own_mounts () && mount ("tmpfs", "/tmp", "tmpfs", 0, NULL) == 0 ? 0 : 1);
  return waitpid (child, &status, 0) == child && WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

/* As is_parent(), for what cannot be tested where nothing may be mounted. */
static gboolean
is_mounting_parent (void)
{
  if (g_test_subprocess ())
    return FALSE;
  if (can_mount ())
    return is_parent ();
  g_test_skip ("no file system may be mounted here");
  return TRUE;
}

/* A disk of that size, which only this process sees. */
static void
disk_init_mounted (Disk *disk, const char *size)
{
  g_autofree char *point = NULL;

  disk_init (disk);
  point = mount_point (disk);
  g_assert_true (own_mounts ());
  g_assert_cmpint (mount ("tmpfs", point, "tmpfs", 0, size), ==, 0);
}

static void
unmount (Disk *disk)
{
  g_autofree char *point = mount_point (disk);

  g_assert_cmpint (umount2 (point, MNT_DETACH), ==, 0);
}

static void
play_until_full (Disk *disk)
{
  while (lan_autosave_get_problem (disk->autosave) == NULL)
    {
      play (disk, 1);
      lan_autosave_flush (disk->autosave);
    }
}

/* Three saves of a game soon fill so small a disk. */
static void
test_full_disk (void)
{
  Disk disk;
  g_autofree char *point = NULL;

  if (is_mounting_parent ())
    return;
  disk_init_mounted (&disk, "size=36k");
  point = mount_point (&disk);
  play_until_full (&disk);
  g_assert_cmpuint (disk.notified, ==, 1);
  g_assert_cmpuint (count_kept (&disk), ==, lan_game_get_length (disk.game) - 1);
  disk.notified = 0;
  for (guint i = 0; i < 10; i++)
    {
      play (&disk, 1);
      lan_autosave_flush (disk.autosave);
    }
  g_assert_cmpuint (disk.notified, ==, 0);
  g_assert_nonnull (strstr (lan_autosave_get_problem (disk.autosave), "disk is full"));
  g_assert_cmpint (mount ("tmpfs", point, "tmpfs", MS_REMOUNT, "size=4m"), ==, 0);
  assert_recovers (&disk);
  unmount (&disk);
  disk_clear (&disk);
}

static void
test_read_only (void)
{
  Disk disk;
  g_autofree char *point = NULL;

  if (is_mounting_parent ())
    return;
  disk_init_mounted (&disk, "size=4m");
  point = mount_point (&disk);
  play (&disk, 5);
  g_assert_true (lan_autosave_flush (disk.autosave));
  g_assert_cmpint (mount (point, point, NULL, MS_BIND, NULL), ==, 0);
  g_assert_cmpint (mount (NULL, point, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY, NULL), ==, 0);
  assert_fails (&disk, "permissions");
  g_assert_cmpint (umount2 (point, MNT_DETACH), ==, 0);
  assert_recovers (&disk);
  unmount (&disk);
  disk_clear (&disk);
}

/* The same without mounts: no file may be longer than this. */
static void
test_size_limit (void)
{
  struct rlimit limit, before;
  Disk disk;

  if (is_parent ())
    return;
  disk_init (&disk);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  play (&disk, 5);
  g_assert_true (lan_autosave_flush (disk.autosave));
  limit = before;
  limit.rlim_cur = 2000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  assert_fails (&disk, "disk is full");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  assert_recovers (&disk);
  disk_clear (&disk);
}

/* The disk is pulled out, and something else is in its place; then it is put in again. */
static void
test_vanished (void)
{
  Disk disk;
  g_autofree char *away = NULL;
  g_autofree char *point = NULL;

  disk_init (&disk);
  point = mount_point (&disk);
  away = g_strconcat (point, "-away", NULL);
  play (&disk, 5);
  g_assert_true (lan_autosave_flush (disk.autosave));

  g_assert_cmpint (g_rename (point, away), ==, 0);
  lan_test_write (point, "");
  play (&disk, 1);
  g_assert_false (lan_autosave_flush (disk.autosave));
  g_assert_nonnull (strstr (lan_autosave_get_problem (disk.autosave), "cannot be made"));
  play (&disk, 1);
  g_assert_false (lan_autosave_flush (disk.autosave));
  g_assert_cmpuint (disk.notified, ==, 1);

  g_assert_cmpint (g_unlink (point), ==, 0);
  g_assert_cmpint (g_rename (away, point), ==, 0);
  assert_recovers (&disk);
  g_assert_cmpuint (disk.notified, ==, 2);
  disk_clear (&disk);
}

/* The home folder is a file. */
static void
test_no_home (void)
{
  g_autofree char *home = lan_test_folder_new ();
  g_autofree char *file = g_build_filename (home, "file", NULL);
  g_autoptr (LanGame) game = NULL;
  g_autoptr (LanLibrary) library = NULL;
  g_autoptr (LanAutosave) autosave = NULL;
  LanRng rng;

  if (!g_test_subprocess ())
    {
      lan_test_write (file, "");
      g_setenv ("HOME", file, TRUE);
      g_unsetenv ("XDG_DATA_HOME");
      g_assert_true (is_parent ());
      lan_test_folder_remove (home);
      return;
    }
  g_assert_cmpint (g_rmdir (home), ==, 0);
  game = new_game (2, 1, 3, LAN_TAKE_BACKS_FREE);
  library = lan_library_new (NULL, lan_game_get_content (game));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  autosave = lan_autosave_new (library, game);
  lan_rng_seed (&rng, 1);
  for (guint i = 0; i < 5; i++)
    {
      g_assert_true (play_random (game, &rng));
      g_assert_false (lan_autosave_flush (autosave));
      g_assert_nonnull (strstr (lan_autosave_get_problem (autosave), "home folder"));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/disk-faults/full-disk", test_full_disk);
  g_test_add_func ("/disk-faults/read-only", test_read_only);
  g_test_add_func ("/disk-faults/size-limit", test_size_limit);
  g_test_add_func ("/disk-faults/vanished", test_vanished);
  g_test_add_func ("/disk-faults/no-home", test_no_home);
  return g_test_run ();
}
