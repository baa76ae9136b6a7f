import { describe, expect, test } from 'vitest';
import { parseAction } from '../../../workers/games/tash-kalar/actions';
import { read, write } from '../../../workers/games/tash-kalar/codec';
import { positionToState, stateToPosition } from '../../../workers/games/tash-kalar/position';
import { seededRandom } from '../../../workers/random';
import { machine, type PositionJson } from './support';

const A = 0;
const B = 1;

/** Six cards in each hand. */
const POSITION: PositionJson = {
  options: { decks: { A: 'northern', B: 'sylvan' } },
  board: { A: ['e5'], B: ['d5', 'd6'] },
  hands: {
    A: ['Knight', 'Bomb', 'Cannon', 'FireDragon', 'Leviathan', 'flare-00'],
    B: ['Naiad', 'Unicorn', 'Sapling', 'HellBull', 'Titan', 'flare-05'],
  },
};

function enter(position: PositionJson, ...actions: string[]): void {
  const state = positionToState(position);
  if (!state.ok) throw new Error(state.error.problem);
  const bytes = new Uint8Array(machine.stateBytes);
  write(state.value, bytes);
  expect(machine.load(bytes)).toBe(0);
  for (const action of actions) {
    const parsed = parseAction(action, read(machine.save()));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    machine.apply(parsed.value);
  }
}

const world = (): Required<PositionJson> => stateToPosition(read(machine.save())) as Required<PositionJson>;

/** Every card of a list, wherever it is, in order. */
const cardsOf = ({ hands, decks, discards }: Required<PositionJson>): string[] =>
  [...Object.values(hands), ...Object.values(decks), ...Object.values(discards)]
    .flatMap((place) => (Array.isArray(place) ? place : Object.values(place).flat()))
    .sort();

function worlds(viewer: number, count: number): Required<PositionJson>[] {
  const bytes = machine.save();
  return Array.from({ length: count }, () => {
    machine.restore(bytes);
    machine.determinize(viewer);
    return world();
  });
}

describe('TS-CARD-3: what a player knows', () => {
  test('worlds keep what the viewer sees, hold every card once, and differ in the rest', () => {
    enter(POSITION);
    machine.seed(7);
    const before = world();
    const found = worlds(A, 60);
    for (const one of found) {
      expect(one.hands.A).toEqual(before.hands.A);
      expect(one.hands.B).toHaveLength(6);
      expect(cardsOf(one)).toEqual(cardsOf(before));
      expect(machine.load(machine.save())).toBe(0);
    }
    expect(new Set(found.map(({ hands }) => hands.B!.join())).size).toBeGreaterThan(40);
  });

  test('a being is in an unseen hand as often as in the unseen deck, card for card', () => {
    enter(POSITION);
    machine.seed(11);
    const found = worlds(A, 3000);
    const naiad = found.filter(({ hands }) => hands.B!.includes('Naiad')).length / found.length;
    expect(naiad).toBeGreaterThan(1 / 6 - 0.03);
    expect(naiad).toBeLessThan(1 / 6 + 0.03);
  });

  test('worlds of the viewer are one observation, other hands of the viewer are another', () => {
    enter(POSITION);
    machine.seed(3);
    const bytes = machine.save();
    const [mine, theirs] = [machine.observation(A), machine.observation(B)];
    machine.determinize(A);
    expect(machine.observation(A)).toEqual(mine);
    expect(machine.observation(B)).not.toEqual(theirs);
    machine.restore(bytes);
    expect(machine.observation(A)).toEqual(mine);
  });

  test('TS-DISC-4: who returned a card knows where it lies, the opponent does not', () => {
    enter(POSITION, 'discard Knight', 'return Leviathan', 'done');
    machine.seed(5);
    const bottoms = (viewer: number): Set<string> =>
      new Set(worlds(viewer, 40).map(({ decks }) => (decks.legends as { bottom: string[] }).bottom.join()));
    const bytes = machine.save();
    expect(bottoms(A)).toEqual(new Set(['Leviathan']));
    machine.restore(bytes);
    expect(bottoms(B).size).toBeGreaterThan(3);
  });

  test('TS-CASE-6: everybody knows a card that was put on top of a deck, also when it has been drawn', () => {
    const spirit: PositionJson = {
      options: { decks: { A: 'sylvan', B: 'northern' } },
      board: { A: ['d5', 'd6', 'f6'], B: ['a5'] },
      hands: { A: ['KiskinSpirit', 'Unicorn', 'Sapling', 'HellBull', 'Titan', 'flare-05'] },
      discards: { A: ['Dryad', 'Naiad'] },
      turn: { actions: 1 },
    };
    enter(spirit, 'summon KiskinSpirit@f5', 'card Dryad', '~Dryad');
    machine.seed(9);
    for (const { hands } of worlds(B, 40)) expect(hands.A).toContain('Dryad');
  });
});

test('whyNot has an answer for every action that is not legal, and none for those that are', () => {
  enter(POSITION);
  machine.seed(13);
  const next = seededRandom(17);
  const random = (): number => next(256);
  for (let step = 0; step < 200; step++) {
    const bytes = machine.save();
    const legal = new Set(machine.actor() < 2 ? machine.legal() : machine.outcomes().actions);
    for (const action of legal) expect(machine.whyNot(action)).toHaveLength(0);
    for (let i = 0; i < 200; i++) {
      const action = ((random() % 28) << 16) | (random() << 8) | (random() % 80);
      expect(machine.whyNot(action).length > 0, `${action} at step ${step}`).toBe(!legal.has(action));
    }
    expect(machine.save()).toEqual(bytes);
    if (!machine.playRandom(1)) return;
  }
});
