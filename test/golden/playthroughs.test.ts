import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../workers/engine/abi';
import type { Engine } from '../../workers/engine/engine';
import { engineFromFile } from '../../workers/engine/node';
import type { GameCodec } from '../../workers/game-codec';
import { tokenBattle } from '../../workers/games/token-battle/game';
import { toyBattle } from '../../workers/games/toy-battle/game';
import { seededRandom } from '../../workers/random';

// One readable random game a set-up, every node in notation. UPDATE_GOLDEN=1 writes them anew.
const FOLDER = new URL('playthroughs/', import.meta.url);

/** Every ready set once in each seat. */
const PAIRINGS = ['masons-quickstep', 'gale-swarm', 'gilders-masons', 'crossfire-gale', 'quickstep-gilders', 'swarm-crossfire'];

function playthrough<S>(codec: GameCodec<S>, engine: Engine, setup: string): string {
  const random = seededRandom(2026);
  const start = codec.randomStart(setup, random);
  if (!start.ok) throw new Error(start.error.problem);
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(start.value, bytes);
  engine.load(bytes);
  const lines = [codec.print(start.value)];
  while (engine.actor() !== OVER) {
    const state = codec.read(engine.save());
    const actions = engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal();
    const action = actions[random(actions.length)]!;
    engine.apply(action);
    lines.push(`${codec.actionText(action, state).padEnd(10)} ${codec.print(codec.read(engine.save()))}`);
  }
  return `${lines.join('\n')}\n`;
}

async function compare<S>(codec: GameCodec<S>, setup: string): Promise<void> {
  const engine = await engineFromFile(new URL(`../../build/${codec.id}.test.wasm`, import.meta.url));
  const folder = new URL(`${codec.id}/`, FOLDER);
  const file = new URL(`${setup}.txt`, folder);
  const found = playthrough(codec, engine, setup);
  if (process.env.UPDATE_GOLDEN) {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
    writeFileSync(file, found);
  }
  expect(found).toBe(readFileSync(file, 'utf8'));
}

describe('plays the recorded game node for node', () => {
  it.each([...toyBattle.setups])('Toy Battle: %s', (setup) => compare(toyBattle, setup));
  it.each(PAIRINGS)('Token Battle: %s', (setup) => compare(tokenBattle, setup));
});
