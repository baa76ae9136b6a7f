import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { scoreOf } from '../../../workers/games/tash-kalar/ending';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { sided } from '../../../workers/games/tash-kalar/state';
import { seededRandom } from '../../../workers/random';
import * as referee from '../../../workers/referee/tash-kalar';
import { choose } from '../../differential/tash-kalar/support/attempts';

// Readable random games: each action, and the position in notation whenever a turn is over; a line of such a position is
// too long to write one at every node. UPDATE_GOLDEN=1 writes them anew.
const FOLDER = new URL('../playthroughs/tash-kalar/', import.meta.url);

const SETUPS = ['high-form-northern-southern', 'high-form-highland-sylvan', 'duel-sylvan-northern', 'duel-southern-highland'];

it.each(SETUPS)('plays the recorded game node for node: %s', async (setup) => {
  const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
  const random = seededRandom(2026);
  const start = tashKalar.randomStart(setup, random);
  if (!start.ok) throw new Error(start.error.problem);
  const bytes = new Uint8Array(tashKalar.stateBytes);
  tashKalar.write(start.value, bytes);
  expect(engine.load(bytes)).toBe(0);
  const loaded = referee.load(tashKalar.position(start.value));
  if (!loaded.ok) throw new Error(loaded.error.problem);
  let { node } = loaded;
  const lines = [tashKalar.print(start.value)];
  let { ply } = start.value;
  while (engine.actor() !== OVER) {
    const state = tashKalar.read(engine.save());
    const actions = [...(engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal())];
    const texts = actions.map((action) => tashKalar.actionText(action, state));
    const text = choose(texts, random);
    engine.apply(actions[texts.indexOf(text)]!);
    node = referee.apply(node, text);
    lines.push(text);
    const after = tashKalar.read(engine.save());
    if (after.ply !== ply) lines.push(`\n${tashKalar.print(after)}`);
    ply = after.ply;
  }
  const end = tashKalar.read(engine.save());
  lines.push(`\n${tashKalar.print(end)}`);
  expect(sided((side) => referee.score(node, side))).toEqual(scoreOf(end));
  const found = `${lines.join('\n')}\n`;
  const file = new URL(`${setup}.txt`, FOLDER);
  if (process.env.UPDATE_GOLDEN) {
    if (!existsSync(FOLDER)) mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, found);
  }
  expect(found).toBe(readFileSync(file, 'utf8'));
});
