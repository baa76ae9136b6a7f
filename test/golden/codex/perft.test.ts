import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import * as referee from '../../../workers/referee/codex';
import type { Node } from '../../../workers/referee/codex';
import { actionsOf, begin } from './game';
import table from './perft.json' with { type: 'json' };

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));

function perft(node: Node, depth: number): number {
  const actor = referee.actor(node);
  if (actor === 'over') return 0;
  const steps = actor === 'chance' ? referee.outcomes(node).map(({ action }) => action) : referee.moves(node);
  if (depth === 1) return steps.length;
  return steps.reduce((sum, step) => sum + perft(referee.apply(node, step), depth - 1), 0);
}

it.each(table)('from $kind there are $counts sequences of 1 to 3 steps', ({ counts, position, answers }) => {
  let node = begin(engine, position);
  for (const answer of answers) {
    engine.apply(actionsOf(engine).get(answer)!);
    node = referee.apply(node, answer);
  }
  expect(counts.map((_, i) => engine.perft(i + 1))).toEqual(counts);
  expect(counts.map((_, i) => perft(node, i + 1))).toEqual(counts);
});
