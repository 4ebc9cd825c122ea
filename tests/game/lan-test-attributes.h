/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Every attribute of a good file, one by one: left out, doubled, misnamed, and with
 * every value that it must not have. The reader must refuse it, and the schema as well
 * where it can know.
 */

#pragma once

#include "lan-test-files.h"
#include "lan-test-hostile.h"

/* How much a reader asks of an attribute. */
typedef enum {
  LAN_TEST_STRICT,    /* it must be there, and be one of its values */
  LAN_TEST_OPTIONAL,  /* it may be left out */
  LAN_TEST_FREE,      /* people write there what they like: only the reader's life counts */
} LanTestDemand;

typedef LanTestDemand (*LanTestDemandFunc) (const char *name, const char *element);

/* One attribute of a file. */
typedef struct {
  const char *text;  /* the whole file */
  int start, end;    /* of the attribute */
  char *name, *value, *element;
} LanTestAttribute;

typedef void (*LanTestAttributeFunc) (const LanTestAttribute *attribute, gpointer data);

/* Every attribute from that byte on. */
void lan_test_for_each_attribute (const char *text, gsize from, LanTestAttributeFunc func, gpointer data);

/* The file with the attribute replaced: in the pattern %1 is its name, %2 its value. (transfer full) */
char *lan_test_change_attribute (const LanTestAttribute *attribute, const char *pattern);

/* Tries the attributes of a file; those of one name and element only a few times each unless there is time. */
typedef struct _LanTestAttributes LanTestAttributes;
LanTestAttributes *lan_test_attributes_new (LanTestTally *tally, const char *schema, LanTestDemandFunc demand);
void lan_test_attributes_free (LanTestAttributes *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanTestAttributes, lan_test_attributes_free)
void lan_test_attributes_try (LanTestAttributes *self, const char *text);
