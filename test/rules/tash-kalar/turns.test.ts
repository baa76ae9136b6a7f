import { describe, expect, test } from 'vitest';
import {
  ACTIONS_LEFT,
  ASK_MENU,
  DESTROYED,
  HAND_BEINGS,
  KNOWN_BEINGS,
  OPTIONS,
  OWNED,
  PLACE,
  QUESTION,
  SUMMON,
  SUMMONED,
  SUMMONED_COUNT,
} from '../../../assembly/games/tash-kalar/layout';
import { write } from '../../../workers/games/tash-kalar/codec';
import { positionToState } from '../../../workers/games/tash-kalar/position';
import { arena, implementations, machine, NO_DRAWS, type PositionJson } from './support';

const FIXTURE = arena('d4 e2 e4 d2* d3* e3* g3**', 'd5 f1 f8 e5* f5* i4*', {
  options: { decks: { A: 'sylvan', B: 'northern' } },
  hands: {
    A: [
      'ForestWardens',
      'ForestAncient',
      'CentaurSpearman',
      'KiskinLeafsplitter',
      'TheEldestTree',
      'StormElemental',
      'flare-06',
    ],
  },
});

const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const board = (bytes: Uint8Array): string => text(bytes.subarray(OWNED, OPTIONS));

/** What makes two ends of a turn the same: board, counters, cards left, beings summoned in whatever order. */
function told(bytes: Uint8Array): string {
  const beings = Array.from({ length: bytes[SUMMONED_COUNT]! }, (_, i) =>
    text(bytes.subarray(SUMMONED + 2 * i, SUMMONED + 2 * i + 2)),
  );
  const counters = text(bytes.subarray(DESTROYED, DESTROYED + 3));
  return [board(bytes), counters, text(bytes.subarray(HAND_BEINGS, KNOWN_BEINGS)), ...beings.sort()].join('|');
}

/**
 * States of the engine after so many actions of one turn, only placing and summoning; one action more is given, so that
 * the turn does not end by itself.
 */
function ends(position: PositionJson, actions: number): { ends: number; boards: number } {
  const state = positionToState({ ...position, turn: { ...position.turn, actions: actions + 1 } });
  if (!state.ok) throw new Error(state.error.problem);
  const root = new Uint8Array(machine.stateBytes);
  write(state.value, root);
  expect(machine.load(root)).toBe(0);
  const seen = new Set<string>();
  const found = new Set<string>();
  const boards = new Set<string>();
  const visit = (bytes: Uint8Array): void => {
    const key = text(bytes);
    if (seen.has(key)) return;
    seen.add(key);
    const menu = bytes[QUESTION] === ASK_MENU;
    if (menu && bytes[ACTIONS_LEFT] === 1) {
      found.add(told(bytes));
      boards.add(board(bytes));
      return;
    }
    machine.restore(bytes);
    for (const action of machine.legal()) {
      if (menu && action >>> 16 !== PLACE && action >>> 16 !== SUMMON) continue;
      machine.restore(bytes);
      machine.apply(action);
      visit(machine.save());
    }
  };
  visit(machine.save());
  return { ends: found.size, boards: boards.size };
}

describe('everything a turn can lead to', () => {
  test('one action of a real position', () => expect(ends(FIXTURE, 1)).toEqual({ ends: 90, boards: 86 }));

  test('two actions of it', () => expect(ends(FIXTURE, 2)).toEqual({ ends: 5560, boards: 4993 }));

  test('two placements after one enemy piece', () => expect(ends(arena('', 'e5'), 2).boards).toBe(2278));

  test('two placements on a board with nine pieces', () =>
    expect(ends(arena('a3 a4 a5 a6 a7', 'i4 i5 i6 i7'), 2).boards).toBe(1770));
});

for (const { name, load } of implementations) {
  describe(`turns [${name}]`, () => {
    test('TS-TURN-3: the very first turn has one action and 69 squares to choose from', () => {
      const first = load({ ...NO_DRAWS, turn: { first: true, actions: 1 } });
      expect(first.legal().filter((action) => action.startsWith('place'))).toHaveLength(69);
      expect(first.play('place e5').position().turn).toMatchObject({ player: 'B', actions: 2 });
    });

    test('TS-TURN-2, TS-TURN-6: two actions, none of them can be left out', () => {
      const node = load(arena('', 'e5', NO_DRAWS));
      expect(node.whyNot('end')).toBe('TS-TURN-6');
      const after = node.play('place d4', 'place d5');
      expect(after.position()).toMatchObject({ board: { A: ['d4', 'd5'] }, turn: { player: 'B', actions: 2 } });
    });

    test('TS-PLACE-2, TS-PLACE-3: with an empty supply a piece is lifted first', () => {
      const all = 'c3 d3 e3 f3 g3 c4 g4 c5* g5 c6 g6 c7 d7 e7 f7 g7 i3*';
      const node = load(arena(all, '', { turn: { actions: 1 } }));
      expect(node.whyNot('place e5')).toBe('TS-PLACE-2');
      expect(node.legal()).toHaveLength(17);
      const lifted = node.play('lift i3');
      expect(lifted.whyNot('place c3')).toBe('TS-PLACE-1');
      expect(lifted.legal()).toContain('place i3');
      const board = lifted.play('place e5').position().board!;
      expect(board.A).toContain('e5');
      expect(board.A).not.toContain('i3*');
    });

    test('TS-PLACE-3: the option closes the square the piece came from', () => {
      const all = 'c3 d3 e3 f3 g3 c4 g4 c5* g5 c6 g6 c7 d7 e7 f7 g7 i3*';
      const lifted = load(arena(all, '', { options: { liftedSquare: 'blocked' } })).play('lift i3');
      expect(lifted.legal()).not.toContain('place i3');
      expect(lifted.whyNot('place i3')).toBe('TS-PLACE-3');
    });

    test('TS-DISC-1, TS-DISC-2, TS-DISC-4: a discard, and a card that goes under its deck', () => {
      const node = load(
        arena('e5', '', { hands: { A: ['Knight', 'Bomb', 'Swordmaster', 'Titan', 'Leviathan', 'flare-00'] } }),
      );
      expect(node.whyNot('discard Titan')).toBe('TS-DISC-3');
      expect(node.whyNot('return Titan')).toBe('TS-DISC-2');
      const after = node.play('discard Knight', 'return Titan', 'done');
      expect(after.position()).toMatchObject({
        discards: { A: ['Knight'] },
        decks: { legends: { bottom: ['Titan'] } },
        turn: { actions: 1, discarded: true },
      });
      expect(after.whyNot('discard Bomb')).toBe('TS-TURN-5');
    });

    test('TS-SHORT-2, TS-SHORT-5: a piece on the target is reused when the supply is empty', () => {
      const all = 'd4 d5 d6 f1 g1 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 e9 d9';
      const node = load(arena(all, '', { hands: { A: ['Swordmaster'] } })).play('summon Swordmaster@d5');
      expect(node.position().board!.A).toHaveLength(17);
    });

    test('TS-SHORT-3: else a piece the pattern can spare is lifted', () => {
      const node = load(arena('e4* e5* d6 e6 f6 a4** b2** i5**', '', { hands: { A: ['Titan'] } }));
      const lifting = node.play('summon Titan@e3');
      expect(lifting.legal()).toEqual(['lift b2', 'lift a4', 'lift i5']);
      expect(lifting.whyNot('lift e4')).toBe('TS-SHORT-3');
      expect(lifting.play('lift a4').position().board!.A).toEqual(['b2**', 'e3**', 'e5*', 'i5**', 'd6', 'e6', 'f6']);
    });

    test('TS-SHORT-4: a pattern that needs every piece of the kind leaves none', () => {
      const node = load(arena('e4** e5** d6 e6** f6', '', { hands: { A: ['Titan'] } }));
      expect(node.whyNot('summon Titan@e3')).toBe('TS-SHORT-4');
    });

    test('TS-CASE-4, TS-CASE-5: War Summoner lends an enemy piece, on the target too', () => {
      const own = arena('c4 e4 d5 d6', 'e5', {
        options: { decks: { A: 'highland', B: 'northern' } },
        hands: { A: ['WarSummoner', 'WarDrummer'] },
        turn: { actions: 2 },
      });
      expect(load(own).whyNot('summon WarDrummer@e5')).not.toBeNull();
      const after = load(own).play('summon WarSummoner@d4');
      expect(after.position().turn).toMatchObject({ borrow: true, actions: 2 });
      expect(after.legal()).toContain('summon WarDrummer@e5');
      const drummed = after.play('summon WarDrummer@e5', 'option standard', 'done');
      expect(drummed.position().turn).toMatchObject({ borrow: false, destroyed: { common: 1 } });
      const forbidden = load({ ...own, options: { ...own.options, borrowedTarget: 'forbidden' } });
      expect(forbidden.play('summon WarSummoner@d4').legal()).not.toContain('summon WarDrummer@e5');
    });
  });
}
