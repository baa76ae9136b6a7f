import { expect, it } from 'vitest';
import type { Board, ThingView } from '../../../workers/games/codex/board';
import { leavingOf } from '../../../workers/games/codex/leavings';

const board = (discard: readonly string[], command: readonly { hero: string; cooldown: number }[] = []): Board =>
  ({ sides: { A: { discard: { count: discard.length, cards: discard }, command } } }) as unknown as Board;
const thing = (kind: string, card: string, id = 1): ThingView => ({ id, kind, card, owner: 'A' }) as ThingView;
/** No engine told. */
const none = null;

it('a unit whose card comes to the discard pile has died, one that goes elsewhere has left', () => {
  const ogre = thing('unit', 'bloodrage_ogre');
  expect(leavingOf(ogre, board(['scorch']), board(['scorch', 'bloodrage_ogre']), none)).toBe('died');
  expect(leavingOf(ogre, board(['bloodrage_ogre']), board(['bloodrage_ogre', 'scorch']), none)).toBe('left');
  expect(leavingOf(thing('building', 'rickety_mine'), board([]), board(['rickety_mine']), none)).toBe('destroyed');
});

it('a hero that waits with markers has died, one without has returned', () => {
  const zane = thing('hero', 'captain_zane');
  expect(leavingOf(zane, board([]), board([], [{ hero: 'captain_zane', cooldown: 2 }]), none)).toBe('died');
  expect(leavingOf(zane, board([]), board([], [{ hero: 'captain_zane', cooldown: 0 }]), none)).toBe('left');
});

it('buildings of the board are destroyed, and a token dies though its card comes to no pile, unless it went alive', () => {
  expect(leavingOf(thing('addon', 'tower'), board([]), board([]), none)).toBe('destroyed');
  expect(leavingOf(thing('unit', 'wisp'), board([]), board([]), none)).toBe('died');
  expect(leavingOf(thing('unit', 'wisp', 7), board([]), board([]), [7])).toBe('left');
});

it('where the engine tells who went alive, no pile is asked: it may have been turned over', () => {
  const panda = thing('unit', 'playful_panda', 7);
  expect(leavingOf(panda, board([]), board([]), [])).toBe('died');
  expect(leavingOf(panda, board([]), board(['playful_panda']), [7])).toBe('left');
});
