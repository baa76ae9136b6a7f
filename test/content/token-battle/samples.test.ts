import { expect, test } from 'vitest';
import { bestLine, runLines, startLines } from '../../../workers/engine/lines';
import { cardsOf } from '../../../workers/games/token-battle/ready-sets';
import { SIDES, type State, type Stacks } from '../../../workers/games/token-battle/state';
import { load } from '../../../workers/referee/token-battle';
import file from '../../../site/content/token-battle/samples.json' with { type: 'json' };
import { publishedOf } from '../published';

const { walker } = await publishedOf('token-battle');
const { engine } = walker;

/** The cards of a stack whatever lies on top. */
const held = (stacks: Stacks): string[] => stacks.map((stack) => [...stack].sort().join());

test.each(file.samples)('$id is a node of a game between its sets, before its turn', ({ sets, turn, position }) => {
  expect(walker.print(walker.read(position))).toBe(position);
  const loaded = load(position);
  expect(loaded.ok).toBe(true);
  const state = walker.state(walker.read(position)) as State;
  expect(state.ply).toBe(turn - 1);
  for (const side of SIDES) expect(held(state.cards[side]).sort()).toEqual(held(cardsOf(sets)![side]).sort());
});

/** Positions the search looks at. */
const NODES = 300_000;

test.each(file.samples)('$id: the turn that looks best at once is not what a search plays', ({ position }) => {
  const node = walker.read(position);
  const looks = walker.legal(node).map((action) => {
    engine.restore(node);
    return { action, value: engine.lookAhead(action, 1) };
  });
  const atOnce = looks.reduce((best, one) => (one.value > best.value ? one : best));
  engine.restore(node);
  startLines(engine, { lines: 1 });
  runLines(engine, NODES);
  expect(bestLine(engine)).not.toBe(atOnce.action);
});
