/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-training.h"

#include <math.h>
#include <stdlib.h>

/* Pulls weights that hardly any game spoke about towards 0: as if so many samples had seen each input without effect. */
static const double RIDGE = 20;

/* The sums that least squares need, and no samples. */
typedef struct {
  double products[LAN_N_INPUTS][LAN_N_INPUTS]; /* of two inputs; lower triangle */
  double outcomes[LAN_N_INPUTS];               /* of an input and the outcome */
  double squares;                              /* of the outcome */
  uint64_t samples;
} Sums;

struct LanTraining {
  Sums sums[LAN_WEIGHT_TABLES][LAN_WEIGHT_STAGES];
};

LanTraining *
lan_training_new (void)
{
  return calloc (1, sizeof (LanTraining));
}

void
lan_training_free (LanTraining *self)
{
  free (self);
}

void
lan_sample_take (LanSample *sample, const LanContent *content, const LanState *state, unsigned seat)
{
  sample->seat = (uint8_t) seat;
  sample->stage = (uint8_t) lan_weights_stage (state);
  sample->points = state->houses[seat].goods[LAN_GOOD_PP];
  lan_inputs (content, state, seat, sample->inputs);
}

void
lan_training_add (LanTraining *self, unsigned players, const LanSample *sample, unsigned final_points)
{
  Sums *sums = &self->sums[players - LAN_MIN_SEATS][sample->stage];
  double outcome = (double) final_points - sample->points;

  for (unsigned i = 0; i < LAN_N_INPUTS; i++)
    {
      double input = sample->inputs[i];

      if (input == 0)
        continue;
      for (unsigned k = 0; k <= i; k++)
        sums->products[i][k] += input * (double) sample->inputs[k];
      sums->outcomes[i] += input * outcome;
    }
  sums->squares += outcome * outcome;
  sums->samples++;
}

uint64_t
lan_training_count (const LanTraining *self, unsigned players)
{
  uint64_t n = 0;

  for (unsigned stage = 0; stage < LAN_WEIGHT_STAGES; stage++)
    n += self->sums[players - LAN_MIN_SEATS][stage].samples;
  return n;
}

/* products + ridge = L L^T; only the lower triangle of L is written. */
static void
decompose (const Sums *sums, double lower[LAN_N_INPUTS][LAN_N_INPUTS])
{
  for (unsigned i = 0; i < LAN_N_INPUTS; i++)
    for (unsigned k = 0; k <= i; k++)
      {
        double sum = sums->products[i][k] + (i == k ? RIDGE : 0);

        for (unsigned j = 0; j < k; j++)
          sum -= lower[i][j] * lower[k][j];
        lower[i][k] = i == k ? sqrt (sum) : sum / lower[k][k];
      }
}

/* Forward and back through both triangles. */
static void
substitute (double lower[LAN_N_INPUTS][LAN_N_INPUTS], const double *right, double *solution)
{
  for (unsigned i = 0; i < LAN_N_INPUTS; i++)
    {
      double sum = right[i];

      for (unsigned k = 0; k < i; k++)
        sum -= lower[i][k] * solution[k];
      solution[i] = sum / lower[i][i];
    }
  for (unsigned i = LAN_N_INPUTS; i-- > 0;)
    {
      double sum = solution[i];

      for (unsigned k = i + 1; k < LAN_N_INPUTS; k++)
        sum -= lower[k][i] * solution[k];
      solution[i] = sum / lower[i][i];
    }
}

/* Mean squared error: (y - Xw)^2 from the sums alone. */
static double
mean_error (const Sums *sums, const double *weights)
{
  double error = sums->squares;

  for (unsigned i = 0; i < LAN_N_INPUTS; i++)
    {
      error -= 2 * weights[i] * sums->outcomes[i];
      for (unsigned k = 0; k <= i; k++)
        error += (i == k ? 1 : 2) * weights[i] * weights[k] * sums->products[i][k];
    }
  return error > 0 ? sqrt (error / (double) sums->samples) : 0;
}

static void
solve_stage (const Sums *sums, LanWeightStage *stage)
{
  double lower[LAN_N_INPUTS][LAN_N_INPUTS];
  double solution[LAN_N_INPUTS];

  decompose (sums, lower);
  substitute (lower, sums->outcomes, solution);
  for (unsigned i = 0; i < LAN_N_INPUTS; i++)
    stage->weight[i] = (float) solution[i];
  stage->error = (float) mean_error (sums, solution);
}

void
lan_training_solve (const LanTraining *self, unsigned players, LanWeights *weights)
{
  unsigned table = players - LAN_MIN_SEATS;

  for (unsigned stage = 0; stage < LAN_WEIGHT_STAGES; stage++)
    if (self->sums[table][stage].samples > 0)
      solve_stage (&self->sums[table][stage], &weights->stages[table][stage]);
}
