import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { singleStart, startOf } from '../../bench/codex-decks';
import * as referee from '../../../workers/referee/codex';
import { actionsOf, begin, lineOf, record } from './game';

// Readable whole games. They are played as they stand here, not as the plain player would play today, so that only a
// change of the rules changes them. UPDATE_GOLDEN=1 records others.
const FOLDER = new URL('../playthroughs/codex/', import.meta.url);

const SEED = 2026;
const PAIRINGS = [
  ['red-green', startOf(0, 1)],
  ['neutral-red', startOf(2, 0)],
  ['green-neutral', startOf(1, 2)],
  ['bashing-finesse', singleStart()],
] as const;

it.each(PAIRINGS)('plays the recorded game %s action by action, as the referee does', async (name, beginning) => {
  const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
  const file = new URL(`${name}.txt`, FOLDER);
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, record(engine, beginning, SEED));
  const [start, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  let node = begin(engine, start!);
  let positions = 0;
  for (const line of lines) {
    if (!line) continue;
    if (line.startsWith('game:')) {
      positions++;
      expect(lineOf(engine)).toBe(line);
      continue;
    }
    const action = actionsOf(engine).get(line);
    if (action === undefined) throw new Error(`${line} cannot be played after\n${lineOf(engine)}`);
    engine.apply(action);
    node = referee.apply(node, line);
  }
  expect(positions).toBeGreaterThan(2);
  expect([engine.actor(), referee.actor(node)]).toEqual([OVER, 'over']);
  expect(engine.reward(0)).toBe(node.table.result === 'draw' ? 0.5 : Number(node.table.result === 'A'));
});
