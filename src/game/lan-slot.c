/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _XOPEN_SOURCE 700 /* st_mtim, O_CLOEXEC */

#include "lan-config.h"

#include "lan-slot.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "lan-save.h"

#define LOCK_NAME "lock"
#define NEW_NAME "new"  /* written beside the others before it takes its place */
#define FOLDER_MODE 0700
#define FILE_MODE 0600
#define NANOSECONDS_IN_MILLISECOND 1000000
#define PRIME 7919 /* sets files of neighbouring sizes apart */

struct _LanSlot {
  gatomicrefcount references;
  char *path;
  int lock;  /* a file descriptor, or -1 */
};

/* Says what happened to the folder and what to do. Returns FALSE. */
static gboolean
fail (LanSlot *slot, int number, GError **error)
{
  /* A limit on the size of files is no different from a full disk, but GIO does not know it. */
  int code = number == EFBIG ? G_IO_ERROR_NO_SPACE : (int) g_io_error_from_errno (number);
  /* The folder of all games says more to a player than that of this one. */
  g_autofree char *parent = g_path_get_dirname (slot->path);
  g_autofree char *name = g_filename_display_name (parent);

  switch (code)
    {
    case G_IO_ERROR_NO_SPACE:
      g_set_error (error, G_IO_ERROR, code, _("The disk is full, and nothing can be written to the folder %s. Make room on it."), name);
      break;
    case G_IO_ERROR_READ_ONLY:
    case G_IO_ERROR_PERMISSION_DENIED:
      g_set_error (error, G_IO_ERROR, code, _("Nothing can be written to the folder %s. Check its permissions and whether its disk is read-only."), name);
      break;
    case G_IO_ERROR_NOT_FOUND:
    case G_IO_ERROR_NOT_DIRECTORY:
    case G_IO_ERROR_EXISTS:
      /* Other reasons of the same kind are told apart by nobody. */
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("The folder %s is not there and cannot be made. Check your home folder and its disk."), name);
      break;
    default:
      /* Translators: name of a folder, reason. */
      g_set_error (error, G_IO_ERROR, code, _("Nothing can be written to the folder %s: %s. Check its disk."), name, g_strerror (number));
    }
  return FALSE;
}

static char *
path_of (LanSlot *slot, const char *name)
{
  return g_build_filename (slot->path, name, NULL);
}

static char *
save_path (LanSlot *slot, guint n)
{
  return g_strdup_printf ("%s/%u" LAN_SAVE_SUFFIX, slot->path, n);
}

/* Also the new name of a file is on disk only when its folder is. */
static gboolean
sync_folder (const char *path)
{
  int fd = open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean synced = fd >= 0 && fsync (fd) == 0;
  int number = errno;

  if (fd >= 0)
    close (fd);
  errno = number;
  return synced;
}

static gboolean
make_folder (LanSlot *slot)
{
  g_autofree char *parent = NULL;

  if (g_file_test (slot->path, G_FILE_TEST_IS_DIR))
    return TRUE;
  if (g_mkdir_with_parents (slot->path, FOLDER_MODE) != 0)
    return FALSE;
  parent = g_path_get_dirname (slot->path);
  return sync_folder (parent);
}

/* Whether the file that is locked is still the one in the folder, which may have been made anew. */
static gboolean
has_lock (LanSlot *slot, const char *path)
{
  GStatBuf ours, there;

  return slot->lock >= 0 && fstat (slot->lock, &ours) == 0 && g_stat (path, &there) == 0
         && ours.st_dev == there.st_dev && ours.st_ino == there.st_ino;
}

LanSlot *
lan_slot_new (const char *path)
{
  LanSlot *slot = g_new0 (LanSlot, 1);

  g_atomic_ref_count_init (&slot->references);
  slot->path = g_strdup (path);
  slot->lock = -1;
  return slot;
}

LanSlot *
lan_slot_ref (LanSlot *slot)
{
  g_atomic_ref_count_inc (&slot->references);
  return slot;
}

void
lan_slot_unref (LanSlot *slot)
{
  if (!g_atomic_ref_count_dec (&slot->references))
    return;
  lan_slot_unlock (slot);
  g_free (slot->path);
  g_free (slot);
}

gboolean
lan_slot_lock (LanSlot *slot, GError **error)
{
  g_autofree char *path = path_of (slot, LOCK_NAME);

  if (has_lock (slot, path))
    return TRUE;
  lan_slot_unlock (slot);
  if (!make_folder (slot))
    return fail (slot, errno, error);
  slot->lock = open (path, O_RDWR | O_CREAT | O_CLOEXEC, FILE_MODE);
  if (slot->lock < 0)
    return fail (slot, errno, error);
  if (flock (slot->lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE; /* some file systems know no locks; then there are none */
  lan_slot_unlock (slot);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("This game is being played in another window. Go on with it there."));
  return FALSE;
}

void
lan_slot_unlock (LanSlot *slot)
{
  if (slot->lock >= 0)
    close (slot->lock);
  slot->lock = -1;
}

gboolean
lan_slot_is_locked (LanSlot *slot)
{
  g_autofree char *path = path_of (slot, LOCK_NAME);
  gboolean locked;
  int fd;

  if (slot->lock >= 0)
    return TRUE;
  fd = open (path, O_RDWR | O_CLOEXEC);
  if (fd < 0)
    return FALSE;
  locked = flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  close (fd);
  return locked;
}

/* Anything else, a pipe for one, might never be read to its end. */
static gboolean
is_file (const char *path, GStatBuf *status)
{
  return g_stat (path, status) == 0 && S_ISREG (status->st_mode);
}

GFile *
lan_slot_get_save (LanSlot *slot, guint n)
{
  g_autofree char *path = save_path (slot, n);
  GStatBuf status;

  return is_file (path, &status) ? g_file_new_for_path (path) : NULL;
}

/* A file system's clock may tick only every few milliseconds, so a change right after another bears
 * the same time: below the millisecond stands what else tells two files apart. */
static gint64
stamp_of (const GStatBuf *status)
{
  gint64 milliseconds = (gint64) status->st_mtim.tv_sec * 1000 + status->st_mtim.tv_nsec / NANOSECONDS_IN_MILLISECOND;
  guint64 mark = (guint64) status->st_size * PRIME + (guint64) status->st_ino + (guint64) status->st_mtim.tv_nsec;

  return milliseconds * NANOSECONDS_IN_MILLISECOND + (gint64) (mark % NANOSECONDS_IN_MILLISECOND);
}

gint64
lan_slot_get_stamp (LanSlot *slot)
{
  for (guint n = 1; n <= LAN_SLOT_GENERATIONS; n++)
    {
      g_autofree char *path = save_path (slot, n);
      GStatBuf status;

      if (is_file (path, &status))
        return stamp_of (&status);
    }
  return 0;
}

static gboolean
write_all (int fd, const char *data, gsize size)
{
  while (size > 0)
    {
      ssize_t written = write (fd, data, size);

      if (written < 0 && errno != EINTR)
        return FALSE;
      if (written > 0)
        {
          data += written;
          size -= (gsize) written;
        }
    }
  return TRUE;
}

/* The bytes in a file of their own, on disk. What is left of a failure does not take room from the next try. */
static gboolean
write_new (const char *path, GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  gboolean written;
  int number, fd;

  /* Never into a file, a link or a pipe that was there before. */
  unlink (path);
  fd = open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, FILE_MODE);
  if (fd < 0)
    return FALSE;
  written = write_all (fd, data, size) && fsync (fd) == 0;
  number = errno;
  if (close (fd) != 0 && written)
    {
      written = FALSE;
      number = errno;
    }
  if (!written)
    unlink (path);
  errno = number;
  return written;
}

/* From the oldest, so that no save is ever away but the one that nobody needs any more. */
static gboolean
rotate (LanSlot *slot)
{
  for (guint n = LAN_SLOT_GENERATIONS; n > 1; n--)
    {
      g_autofree char *from = save_path (slot, n - 1);
      g_autofree char *to = save_path (slot, n);

      if (rename (from, to) != 0 && errno != ENOENT)
        return FALSE;
    }
  return TRUE;
}

gboolean
lan_slot_save (LanSlot *slot, GBytes *bytes, GError **error)
{
  g_autofree char *fresh = path_of (slot, NEW_NAME);
  g_autofree char *newest = save_path (slot, 1);

  if (!lan_slot_lock (slot, error))
    return FALSE;
  if (!write_new (fresh, bytes) || !rotate (slot) || rename (fresh, newest) != 0 || !sync_folder (slot->path))
    return fail (slot, errno, error);
  return TRUE;
}

gboolean
lan_slot_write (LanSlot *slot, const char *name, GBytes *bytes, GError **error)
{
  g_autofree char *path = path_of (slot, name);
  g_autofree char *fresh = g_strconcat (path, "-" NEW_NAME, NULL);

  if (!write_new (fresh, bytes) || rename (fresh, path) != 0)
    return fail (slot, errno, error);
  return TRUE;
}

GBytes *
lan_slot_read (LanSlot *slot, const char *name, gsize max)
{
  g_autofree char *path = path_of (slot, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *data = NULL;
  GStatBuf status;
  gsize size;

  if (!is_file (path, &status))
    return NULL;
  stream = g_file_read (file, NULL, NULL);
  if (stream == NULL)
    return NULL;
  data = g_malloc (max + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), data, max + 1, &size, NULL, NULL) || size > max)
    return NULL;
  return g_bytes_new (data, size);
}

gboolean
lan_slot_remove (LanSlot *slot, const char *name, GError **error)
{
  g_autofree char *path = path_of (slot, name);

  return unlink (path) == 0 || errno == ENOENT || fail (slot, errno, error);
}

gboolean
lan_slot_move (LanSlot *slot, const char *path, GError **error)
{
  g_autofree char *parent = g_path_get_dirname (path);

  if (g_mkdir_with_parents (parent, FOLDER_MODE) != 0 || rename (slot->path, path) != 0)
    return fail (slot, errno, error);
  g_free (slot->path);
  slot->path = g_strdup (path);
  return TRUE;
}

void
lan_slot_destroy (LanSlot *slot)
{
  g_autoptr (GDir) folder = g_dir_open (slot->path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = path_of (slot, name);

      unlink (path);
    }
  g_rmdir (slot->path);
}
