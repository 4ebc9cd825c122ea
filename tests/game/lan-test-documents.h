/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Documents that a reader must refuse: good ones with something put into them, and heaps of one thing. */

#pragma once

#include <glib.h>

/* Something put before, or in place of, a piece of a good file. */
typedef struct {
  const char *before;   /* where */
  const char *in_place; /* what goes */
  const char *text;     /* what comes */
  int code;             /* of the error expected */
  const char *fragment; /* somewhere in its message */
} LanTestInsertion;

/* The file with it. (transfer full) */
char *lan_test_insert (const char *good, const LanTestInsertion *insertion);

/* One thing again and again, between a head and a tail. # in the unit: a number. */
typedef struct {
  const char *head, *unit, *tail;
  int code;
  const char *fragment;
} LanTestHeap;

/* A document of at most that many bytes. (transfer full) */
char *lan_test_heap_up (const LanTestHeap *heap, gsize max_bytes);

/* This program, with the reader in it, never held more than 64 MiB. */
void lan_test_assert_memory (void);
