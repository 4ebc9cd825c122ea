/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What forecasts say, as whole translated sentences; every returned string is (transfer full). */

#pragma once

#include "lan-forecast.h"
#include "lan-game.h"

G_BEGIN_DECLS

/* "2 power points and 1 recruit for 1 squire"; "nothing". */
char *lan_words_gains (const LanGains *gains);

/* "As it stands, England wins, 9 to 8." */
char *lan_words_winner (const LanConflictForecast *forecast);

/* What becomes of all knights on the card: "The knights return to court." */
char *lan_words_fate (LanFate fate);

/* Ransoms of one house, "2 knights can be ransomed for 3 gold; 1 knight goes to the reserve."; NULL when there is none. */
char *lan_words_ransom (const LanRankForecast *rank);

/* For tooltips and screen readers, several sentences in a row. NULL where nothing is to come. */
char *lan_words_conflict_forecast (LanGameContent *content, const LanGameSetup *setup, const LanState *state, unsigned battle);
char *lan_words_county_forecast (LanGameContent *content, const LanGameSetup *setup, const LanState *state, unsigned county);
char *lan_words_points_forecast (const LanPointsForecast *points);

G_END_DECLS
