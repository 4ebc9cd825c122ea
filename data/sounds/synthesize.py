#!/usr/bin/env python3
# SPDX-License-Identifier: CC0-1.0
"""Makes the sounds of the game out of nothing but decaying tones: synthesize.py FOLDER"""

import math
import struct
import sys
import wave

RATE = 16000

# For each sound its tones: start and length in seconds, frequency in hertz, loudness.
# Wood is a short low tone with a higher one on top, metal is high and rings on.
SOUNDS = {
    'place': [(0, 0.12, 190, 0.8), (0, 0.04, 870, 0.3)],
    'expel': [(0, 0.12, 210, 0.6), (0.09, 0.18, 130, 0.8), (0.09, 0.05, 640, 0.2)],
    'seal': [(0, 0.14, 95, 0.9), (0, 0.03, 420, 0.2)],
    'reveal': [(0, 0.2, 392, 0.4), (0.12, 0.35, 587, 0.5)],
    'gain': [(0, 0.2, 1760, 0.25), (0.05, 0.3, 2637, 0.25)],
    'victory': [(0, 0.3, 392, 0.4), (0.15, 0.3, 494, 0.4), (0.3, 0.3, 587, 0.4), (0.45, 0.8, 784, 0.5)],
}


def tone(n, length, frequency, loudness):
    """Sample n of a tone that begins at once and dies away within its length."""
    t = n / RATE
    attack = min(1, t / 0.003)
    return attack * loudness * math.exp(-5 * t / length) * math.sin(2 * math.pi * frequency * t)


def synthesize(tones):
    samples = [0.0] * int(RATE * max(start + length for start, length, _, _ in tones))
    for start, length, frequency, loudness in tones:
        first = int(RATE * start)
        for n in range(min(int(RATE * length), len(samples) - first)):
            samples[first + n] += tone(n, length, frequency, loudness)
    return samples


for name, tones in SOUNDS.items():
    with wave.open(f'{sys.argv[1]}/{name}.wav', 'wb') as out:
        out.setparams((1, 2, RATE, 0, 'NONE', ''))
        out.writeframes(b''.join(struct.pack('<h', int(32000 * max(-1, min(1, s)))) for s in synthesize(tones)))
