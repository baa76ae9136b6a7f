import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest as codec } from '../../../workers/games/conquest/game';
import * as referee from '../../../workers/referee/conquest';
import { PLAYERS } from '../../../workers/referee/conquest/state';
import { begin } from '../../differential/conquest/support/duel';
import { record } from './record';

// Readable whole games. They are played as they stand here, not as the plain player would play today, so that only a
// change of the rules changes them. UPDATE_GOLDEN=1 records others.
const FOLDER = new URL('../playthroughs/conquest/', import.meta.url);

const SEED = 2026;

it.each([2, 3, 4, 5])('plays the recorded game of %i seats action by action, as the referee does', async (seats) => {
  const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
  const file = new URL(`${seats}-seats.txt`, FOLDER);
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, record(engine, seats, SEED));
  const [start, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  let node = begin(engine, start!);
  let positions = 0;
  for (const line of lines) {
    if (!line) continue;
    const state = codec.read(engine.save());
    if (line.startsWith('>')) {
      positions++;
      expect([codec.print(state), referee.print(node)]).toEqual([line, line]);
      continue;
    }
    const actions = engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal();
    const action = [...actions].find((one) => codec.actionText(one, state) === line);
    if (action === undefined) throw new Error(`${line} cannot be played after\n${codec.print(state)}`);
    engine.apply(action);
    node = referee.apply(node, line);
  }
  expect(positions).toBeGreaterThan(seats);
  expect([engine.actor(), referee.actor(node)]).toEqual([OVER, 'over']);
  const result = referee.result(node)!;
  expect(PLAYERS.slice(0, seats).map((_, seat) => engine.reward(seat))).toEqual(
    PLAYERS.slice(0, seats).map((player) => result[player]),
  );
});
