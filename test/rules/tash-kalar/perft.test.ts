import { expect, test } from 'vitest';
import { write } from '../../../workers/games/tash-kalar/codec';
import { positionToState } from '../../../workers/games/tash-kalar/position';
import * as referee from '../../../workers/referee/tash-kalar';
import { arena, machine, NO_DRAWS, words, type PositionJson } from './support';

const holding = (deck: 'northern' | 'highland' | 'sylvan', hand: string, more: PositionJson = {}): PositionJson => ({
  options: { decks: { A: deck, B: 'southern' } },
  hands: { A: words(hand) },
  ...more,
});

const one: PositionJson = { turn: { actions: 1 } };
const ALL_17 = 'c3 d3 e3 f3 g3 c4 g4 c5* g5 c6 g6 c7 d7 e7 f7 g7 i3*';

/** Positions, and the number of sequences of one, two, ... steps. */
const TABLE: [name: string, position: PositionJson, counts: number[]][] = [
  ['the draw of the starting player', { node: { kind: 'start' } }, [2, 36, 612]],
  ['the first turn', { ...NO_DRAWS, turn: { first: true, actions: 1 } }, [72]],
  [
    'the marked squares of a duel',
    { options: { mode: 'duel' }, node: { kind: 'marks' }, turn: { first: true } },
    [2, 134, 2412],
  ],
  ['four in a square', arena('d4 e4 d5 e5', '', holding('northern', 'Messenger Bomb GunTower')), [92]],
  ['a ring', arena('d5 c6 e6 d7', 'd6* f6', holding('sylvan', 'SylvanPrincess KiskinLeafsplitter Titan')), [70]],
  [
    'heroics',
    arena('e4* e5* d6* e6* f6 d3', 'd5** e3*', holding('highland', 'WolfRider HungryBear Titan')),
    [67, 4136],
  ],
  [
    'a real position',
    arena(
      'd4 e2 e4 d2* d3* e3* g3**',
      'd5 f1 f8 e5* f5* i4*',
      holding('sylvan', 'ForestWardens CentaurSpearman StormElemental flare-06'),
    ),
    [63, 3612],
  ],
  ['an empty supply', arena(ALL_17, 'e5', holding('northern', 'Herald Bomb')), [63, 1938]],
  ['a discard', arena('e5', 'd5', holding('northern', 'Knight Bomb Titan Leviathan flare-00', one)), [69, 1082]],
  [
    'a flare with both halves',
    arena('d5 e6 f7', 'a4 b4 c4* d2* e2* g2 h3', holding('northern', 'flare-10')),
    [60, 3540],
  ],
  [
    'the end of a turn',
    arena('d4 e5* f6* d6', 'a5', {
      ...NO_DRAWS,
      ...one,
      tasks: { row: ['CentralDominance', 'SideChain', 'Destruction'], next: 'CenterCross' },
      decks: { ...NO_DRAWS.decks, tasks: { unknown: ['RedConquest', 'Isolation', 'Diagonals'] } },
    }),
    [67, 3913],
  ],
  [
    'drawing',
    arena('e5', 'd5', { ...one, options: { mode: 'duel' }, hands: { A: ['Knight'], B: ['Bomb'] } }),
    [68, 1156],
  ],
  [
    'borrowing',
    arena('c4 e4 d5 d6', 'e5', { ...holding('highland', 'WarSummoner WarDrummer'), turn: { actions: 1 } }),
    [67, 1096],
  ],
  ['the very last turn', arena('d4* e5', 'f6* g6', { ...NO_DRAWS, ...one, end: [] }), [68, 9, 57, 180, 2520]],
];

test.each(TABLE)('%s: engine and referee count the same sequences', (_, position, counts) => {
  const state = positionToState(position);
  if (!state.ok) throw new Error(state.error.problem);
  const bytes = new Uint8Array(machine.stateBytes);
  write(state.value, bytes);
  expect(machine.load(bytes)).toBe(0);
  const loaded = referee.load(position);
  if (!loaded.ok) throw new Error(loaded.error.problem);
  const depths = counts.map((_count, i) => i + 1);
  expect(depths.map((depth) => machine.perft(depth))).toEqual(counts);
  expect(depths.map((depth) => referee.perft(loaded.node, depth))).toEqual(counts);
});
