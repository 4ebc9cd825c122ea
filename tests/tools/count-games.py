# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts decisions in saved games of three to five players: a reading of the files that shares nothing with the program.

count-games.py STUDY FILE...: says which lines of the study (CSV of lancaster-cli) differ from the files' own count.
"""
import collections
import csv
import sys
import xml.etree.ElementTree as tree

FAVOURS = {'upgrade', 'gold', 'squires', 'votes', 'noble', 'pp'}
SPACES = {'treasury', 'stables', 'chancery', 'chapel', 'armoury', 'tiltyard'}
chances = collections.Counter()
taken = collections.Counter()


def take(players, what, item, offered=()):
    taken[players, what, item] += 1
    for other in offered:
        chances[players, what, other] += 1


def count_favour(players, choice, face_up):
    take(players, 'favour', choice, face_up)
    if face_up == FAVOURS:
        take(players, 'first-favour', choice, face_up)
    face_up.discard(choice)


def count_tile(players, choice, built, first):
    take(players, 'tile', choice, SPACES - built)
    if first:
        take(players, 'first-tile', choice, SPACES)
    built.add(choice)


def count_game(root):
    players = int(root.find('setup').get('players'))
    face_up = set(FAVOURS)
    built = collections.defaultdict(set)
    placed = set()
    used = set()
    started = False
    for decision in root.find('decisions'):
        kind, seat, choice = decision.get('kind'), decision.get('seat'), decision.get('choice')
        if kind == 'favour':
            count_favour(players, choice, face_up)
        elif kind == 'extension':
            count_tile(players, choice, built[seat], not started)
        elif kind == 'vote':
            face_up = set(FAVOURS)
            placed = set()
            used = set()
            chances[players, 'yes', decision.get('law')] += 1
            taken[players, 'yes', decision.get('law')] += choice == 'yes'
        elif kind == 'place':
            started = True
            take(players, 'place', decision.get('to'))
            if seat not in placed:
                take(players, 'first-place', decision.get('to'))
            placed.add(seat)
            if (seat, decision.get('to')) not in used:
                take(players, 'used', decision.get('to'))
            used.add((seat, decision.get('to')))
        elif kind == 'county':
            take(players, 'county-' + choice, decision.get('county'))
        elif kind == 'noble':
            take(players, 'noble', choice)


for name in sys.argv[2:]:
    count_game(tree.parse(name).getroot())
wrong = []
for line in csv.DictReader(open(sys.argv[1], encoding='utf-8')):
    key = int(line['players']), line['what'], line['item']
    if line['what'] in ('seat', 'start-wins', 'approved', 'bought', 'armed'):
        continue
    if int(line['taken']) != taken.pop(key, 0) or (key in chances and int(line['chances']) != chances.pop(key)):
        wrong.append(line)
wrong += [key for key, n in taken.items() if n > 0]
sys.exit('\n'.join(map(str, wrong)) or 0)
