import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { parse } from '../../../workers/games/conquest/notation';
import { write } from '../../../workers/games/conquest/position';
import * as referee from '../../../workers/referee/conquest';
import { date, day } from '../../support/day';
import { dice, type Dice } from '../support/dice';
import { busyLine } from './support/busy';
import { begin, choose } from './support/duel';
import { spoiled } from './support/spoiled';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const bytes = new Uint8Array(engine.stateBytes);

const GAMES = 80;
const TODAYS = 40;
const LINES_A_GAME = 12;

function engineTakes(line: string): boolean {
  const parsed = parse(line);
  if (!parsed.ok) return false;
  write(parsed.value, bytes);
  return engine.load(bytes) === 0;
}

function refereeTakes(line: string): boolean {
  const reading = referee.read(line);
  return reading.ok && referee.check(reading.state).length === 0;
}

/** A position some way into a game. */
function somewhere(random: Dice): string {
  let node = begin(engine, busyLine(random));
  for (let plies = random(30); plies > 0 && referee.actor(node) !== 'over'; plies--) {
    const isChance = referee.actor(node) === 'chance';
    const actions = isChance ? referee.outcomes(node).map(({ action }) => action) : referee.legal(node);
    node = referee.apply(node, choose(actions, random));
  }
  return referee.print(node);
}

function compare(first: number, count: number): { taken: number; refused: number } {
  const met = { taken: 0, refused: 0 };
  for (let seed = first; seed < first + count; seed++) {
    const random = dice(seed);
    const line = somewhere(random);
    expect(engineTakes(line), line).toBe(true);
    for (let i = 0; i < LINES_A_GAME; i++) {
      const other = spoiled(line, random);
      const isTaken = refereeTakes(other);
      expect(engineTakes(other), other).toBe(isTaken);
      met[isTaken ? 'taken' : 'refused'] += 1;
    }
  }
  return met;
}

it(`engine and referee take and refuse the same lines, spoiled in ${GAMES} games`, () => {
  const { taken, refused } = compare(1, GAMES);
  expect(taken).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(400);
});

it(`and of ${TODAYS} of ${date}`, () => {
  expect(compare(10_000 + day * TODAYS, TODAYS).refused).toBeGreaterThan(TODAYS);
});
