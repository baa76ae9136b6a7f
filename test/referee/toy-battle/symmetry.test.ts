import { describe as group, expect, test } from 'vitest';
import data from '../../../assembly/games/toy-battle/data/maps.json' with { type: 'json' };
import type { Side, State } from '../../../workers/games/toy-battle/state';
import { apply, legal, load, outcomes, whyNot, winNext } from '../../../workers/referee/toy-battle';
import { canonical } from '../../../workers/referee/toy-battle/describe';
import { gateOf, nodesOf, mapOf } from '../../../workers/referee/toy-battle/board';
import { TROOPS } from '../../../workers/referee/toy-battle/piles';
import { opening, start, wander } from './support';

const symmetries = data.maps.flatMap((map) =>
  map.symmetries.map((symmetry, i) => ({ title: `${map.id} ${i} ${symmetry.name}`, map, symmetry })),
);

/** How a symmetry moves a whole state and the words of an action. */
function mover(map: (typeof data.maps)[number], symmetry: (typeof data.maps)[number]['symmetries'][number]) {
  const image = symmetry.map as Record<string, string>;
  const swap = symmetry.swapsSides;
  const side = (of: Side): Side => (swap ? (of === 'blue' ? 'red' : 'blue') : of);
  const both = <Value>(of: Record<Side, Value>): Record<Side, Value> => ({
    blue: of[side('blue')],
    red: of[side('red')],
  });
  const tiles = (text: string): string =>
    swap ? text.replace(/[br]/g, (letter) => (letter === 'b' ? 'r' : 'b')) : text;
  const ring = (ids: string[]): string => [...ids].sort().join();
  const region = (id: string): string => {
    const wanted = ring(map.regions.find((r) => r.id === id)!.bases.map((base) => image[base]!));
    return map.regions.find((r) => ring(r.bases) === wanted)!.id;
  };
  const state = (of: State): State =>
    canonical({
      ...of,
      toMove: side(of.toMove),
      stacks: Object.fromEntries(Object.entries(of.stacks).map(([base, stack]) => [image[base]!, tiles(stack)])),
      rack: both(of.rack),
      unseen: both(of.unseen),
      removed: both(of.removed),
      discard: both(of.discard),
      frozen: both(of.frozen),
      known: both(of.known),
      taken: Object.fromEntries(Object.entries(of.taken).map(([id, owner]) => [region(id), side(owner)])),
      questionBase: of.questionBase && image[of.questionBase]!,
      waiting: of.waiting.map(({ base, height }) => ({ base: image[base]!, height })),
      result: of.result && { ...of.result, winner: of.result.winner === 'none' ? 'none' : side(of.result.winner) },
      captured: of.captured && { node: image[of.captured.node]!, tile: tiles(of.captured.tile) },
    });
  const action = (text: string): string =>
    text
      .replace(/(hit |recall |@)(\w+)$/, (_, verb: string, node: string) => verb + image[node]!)
      .replace(/^shove (\w+)>(\w+)$/, (_, from: string, to: string) => `shove ${image[from]}>${image[to]}`);
  return { side, state, action };
}

/** Rule file 10.3 (5). */
group.each(symmetries)('$title', ({ map, symmetry }) => {
  const moved = mover(map, symmetry);
  const nodes = wander(start(opening(map.id)), 11, 120);

  test('maps answers, refusals and outcomes onto each other', () => {
    for (const node of nodes) {
      const other = moved.state(node);
      expect(legal(node).map(moved.action).sort()).toEqual([...legal(other)].sort());
      expect(outcomes(other)).toEqual(outcomes(node));
      if (node.question !== 'turn') continue;
      for (const action of TROOPS.flatMap((troop) => nodesOf(mapOf(node)).map((id) => `place ${troop}@${id}`))) {
        expect(whyNot(other, moved.action(action))).toEqual(whyNot(node, action));
      }
    }
  });

  test('commutes with every step', () => {
    for (const node of nodes.filter((_, i) => i % 8 === 0)) {
      for (const step of [...legal(node), ...outcomes(node).map(({ action }) => action)]) {
        const there = apply(moved.state(node), moved.action(step));
        expect(canonical(there)).toEqual(moved.state(apply(node, step)));
      }
    }
  });

  test('keeps the odds of a win', () => {
    for (const node of nodes.filter(({ question }) => question === 'turn').slice(-3)) {
      expect(winNext(moved.state(node), moved.side('blue'))).toEqual(winNext(node, 'blue'));
    }
  });
});

/** Rule file 10.3 (4): taking the special bases away only adds answers. */
group.each(data.maps)('$id without special bases', ({ id }) => {
  test('answers are a superset of those with them', () => {
    for (const node of wander(start(opening(id)), 5, 200).filter(({ question }) => question === 'turn')) {
      const plain = { ...node, options: { ...node.options, specials: 'off' as const } };
      expect(legal(node).filter((action) => !legal(plain).includes(action))).toEqual([]);
      expect(nodesOf(mapOf(node)).filter((base) => gateOf(plain, base))).toEqual([]);
    }
  });
});

/** Rule file 10.3 (2): who can cover a base, by the tile on top. */
test('a higher number on top is never easier to cover, and Kwak is at least as easy as 1', () => {
  const coverers = (top: string): number => {
    const loaded = load({ map: 'hallway', toMove: 'blue', stacks: { 1: `r${top}` }, rack: { blue: 'K1234567' } });
    if (!loaded.ok) throw new Error(loaded.error.problem);
    return legal(loaded.node).filter((action) => action.endsWith('@1')).length;
  };
  const counts = ['K', '1', '2', '3', '4', '5', '6', '7'].map(coverers);
  expect(counts).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});
