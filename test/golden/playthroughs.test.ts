import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../workers/engine/abi';
import { engineFromFile } from '../../workers/engine/node';
import { toyBattle } from '../../workers/games/toy-battle/game';
import { seededRandom } from '../../workers/random';

// One readable game a map, every node in notation. UPDATE_GOLDEN=1 writes them anew.
const FOLDER = new URL('playthroughs/', import.meta.url);
const engine = await engineFromFile(new URL('../../build/toy-battle.test.wasm', import.meta.url));

function playthrough(board: string): string {
  const random = seededRandom(2026);
  const start = toyBattle.randomStart(board, random);
  if (!start.ok) throw new Error(start.error.problem);
  const bytes = new Uint8Array(toyBattle.stateBytes);
  toyBattle.write(start.value, bytes);
  engine.load(bytes);
  const lines = [toyBattle.print(start.value)];
  while (engine.actor() !== OVER) {
    const state = toyBattle.read(engine.save());
    const actions = engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal();
    const action = actions[random(actions.length)]!;
    engine.apply(action);
    lines.push(`${toyBattle.actionText(action, state).padEnd(10)} ${toyBattle.print(toyBattle.read(engine.save()))}`);
  }
  return `${lines.join('\n')}\n`;
}

describe.each([...toyBattle.setups])('%s', (board) => {
  it('plays the recorded game node for node', () => {
    const file = new URL(`${board}.txt`, FOLDER);
    const found = playthrough(board);
    if (process.env.UPDATE_GOLDEN) {
      if (!existsSync(FOLDER)) mkdirSync(FOLDER);
      writeFileSync(file, found);
    }
    expect(found).toBe(readFileSync(file, 'utf8'));
  });
});
