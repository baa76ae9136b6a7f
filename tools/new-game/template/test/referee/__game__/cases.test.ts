import { expect, it } from 'vitest';
import data from '../../../assembly/games/__game__/data/cases.json' with { type: 'json' };
import { apply, game, load, whyNot, winner, type Node } from '../../../workers/referee/__game__';

interface Case {
  id: string;
  rules: string[];
  position: string;
  play?: string[];
  refuse?: string;
  expect?: { heap?: number; mover?: number; winner?: number };
}

const cases = data.cases as Case[];

function enter(position: string): Node {
  const loaded = load(position);
  if (!loaded.ok) throw new Error(`${position} is no position`);
  return loaded.node;
}

it.each(cases.map((one) => [one.id, one] as const))('%s goes as it is written down', (_id, one) => {
  const start = enter(one.position);
  if (one.refuse) return expect(whyNot(start, one.refuse)).toEqual(one.rules);
  const end = (one.play ?? []).reduce(apply, start);
  const over = game.actor(end) === 'over';
  const found = { heap: end.heap, ...(over ? { winner: winner(end) } : { mover: game.seat(end) }) };
  expect(found).toEqual(one.expect);
});
