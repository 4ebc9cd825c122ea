/* SPDX-License-Identifier: CC0-1.0 */

/* Makes the sounds of the game out of nothing but decaying tones, while
 * building: synthesize FOLDER writes a WAV file for each. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define RATE 16000
#define MAX_TONES 4
#define MAX_SAMPLES (2 * RATE)

typedef struct {
  double start;     /* seconds */
  double length;    /* seconds; 0 ends the list */
  double frequency; /* hertz */
  double loudness;  /* 1 is the loudest */
} Tone;

/* Wood is a short low tone with a higher one on top, metal is high and rings on. */
static const struct {
  const char *name;
  Tone tones[MAX_TONES + 1];
} sounds[] = {
  { "place", { { 0, 0.12, 190, 0.8 }, { 0, 0.04, 870, 0.3 } } },
  { "expel", { { 0, 0.12, 210, 0.6 }, { 0.09, 0.18, 130, 0.8 }, { 0.09, 0.05, 640, 0.2 } } },
  { "seal", { { 0, 0.14, 95, 0.9 }, { 0, 0.03, 420, 0.2 } } },
  { "reveal", { { 0, 0.2, 392, 0.4 }, { 0.12, 0.35, 587, 0.5 } } },
  { "gain", { { 0, 0.2, 1760, 0.25 }, { 0.05, 0.3, 2637, 0.25 } } },
  { "victory", { { 0, 0.3, 392, 0.4 }, { 0.15, 0.3, 494, 0.4 }, { 0.3, 0.3, 587, 0.4 }, { 0.45, 0.8, 784, 0.5 } } },
};

/* Adds a tone that begins at once and dies away within its length; returns where it ends. */
static unsigned
add_tone (double *samples, const Tone *tone)
{
  unsigned first = (unsigned) (RATE * tone->start);
  unsigned n = (unsigned) (RATE * tone->length);

  for (unsigned i = 0; i < n; i++)
    {
      double t = (double) i / RATE;
      double attack = fmin (1, t / 0.003);

      samples[first + i] +=
          attack * tone->loudness * exp (-5 * t / tone->length) * sin (2 * acos (-1.0) * tone->frequency * t);
    }
  return first + n;
}

static void
put (FILE *file, uint32_t value, unsigned bytes)
{
  for (unsigned i = 0; i < bytes; i++)
    fputc ((int) (value >> 8 * i & 0xff), file);
}

/* One channel of 16 bits; all numbers of the format are little-endian. */
static void
write_wave (FILE *file, const double *samples, unsigned n)
{
  fputs ("RIFF", file);
  put (file, 36 + 2 * n, 4);
  fputs ("WAVEfmt ", file);
  put (file, 16, 4);
  put (file, 1, 2);
  put (file, 1, 2);
  put (file, RATE, 4);
  put (file, 2 * RATE, 4);
  put (file, 2, 2);
  put (file, 16, 2);
  fputs ("data", file);
  put (file, 2 * n, 4);
  for (unsigned i = 0; i < n; i++)
    put (file, (uint32_t) (int32_t) (32000 * fmax (-1, fmin (1, samples[i]))), 2);
}

int
main (int argc, char **argv)
{
  for (unsigned i = 0; argc == 2 && i < sizeof sounds / sizeof *sounds; i++)
    {
      static double samples[MAX_SAMPLES];
      char path[4096];
      unsigned n = 0;
      FILE *file;

      for (unsigned k = 0; k < MAX_SAMPLES; k++)
        samples[k] = 0;
      for (const Tone *tone = sounds[i].tones; tone->length > 0; tone++)
        {
          unsigned end = add_tone (samples, tone);
          n = end > n ? end : n;
        }
      snprintf (path, sizeof path, "%s/%s.wav", argv[1], sounds[i].name);
      file = fopen (path, "wb");
      if (file == NULL)
        return EXIT_FAILURE;
      write_wave (file, samples, n);
      if (ferror (file) | (fclose (file) != 0))
        return EXIT_FAILURE;
    }
  return argc == 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
