import { expect, it } from 'vitest';
import type { Goal } from '../../../workers/analysis/contract';
import { CHANCE } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { actionText } from '../../../workers/games/token-battle/actions';
import { CARDS } from '../../../workers/games/token-battle/cards';
import { read, write } from '../../../workers/games/token-battle/codec';
import { GOAL_KINDS, goalCode } from '../../../workers/games/token-battle/goals';
import { print } from '../../../workers/games/token-battle/notation';
import type { State } from '../../../workers/games/token-battle/state';
import * as referee from '../../../workers/referee/token-battle';
import { dice, type Dice } from '../support/dice';
import { randomStart } from './support/starts';

const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));

const METRICS = ['scored', 'gain', 'enemyGain'];

/** Most fields that may be empty: every one of them is four more moves for the referee to try. */
const MOST_EMPTY = 5;

/** A decision late in a random game, or null if the game was over before. */
function late(seed: number, roll: Dice): State | null {
  const { state } = randomStart(seed, roll);
  const bytes = new Uint8Array(engine.stateBytes);
  // Without limits that end the game before the board is full.
  write({ ...state, options: { ...state.options, pointLimit: 1000, turnLimit: 'none' } }, bytes);
  if (engine.load(bytes)) return null;
  engine.seed(seed);
  for (let i = 0; i < 60 && engine.actor() <= CHANCE; ++i) {
    const now = read(engine.save());
    if (engine.actor() < CHANCE && 36 - Object.keys(now.board).length <= MOST_EMPTY) return now;
    engine.playRandom(1);
  }
  return null;
}

/** A goal of a kind, and the node it is asked at: margins need a game that is over in time. */
function ask(kind: string, state: State, roll: Dice): { goal: Goal; state: State } {
  const turns = 1 + roll(2);
  const metric = METRICS[roll(METRICS.length)]!;
  const tops = state.cards[state.turn as 'A'].flat();
  switch (kind) {
    case 'winNow':
      return { goal: { kind }, state: { ...state, options: { ...state.options, turnLimit: state.ply + 1 } } };
    case 'forcedWin':
    case 'onlyMove':
    case 'bestMargin':
      return {
        goal: { kind, turns },
        state: { ...state, options: { ...state.options, turnLimit: state.ply + turns } },
      };
    case 'bestTurn':
      return { goal: { kind, metric }, state };
    case 'bestSequence':
      return { goal: { kind, metric, turns: 2 }, state: { ...state, extra: { A: roll(2), B: roll(2) } } };
    default:
      return { goal: { kind, turns, card: roll(4) ? tops[roll(tops.length)] : CARDS[roll(48)]!.id }, state };
  }
}

function byEngine(goal: Goal, state: State): Record<string, string | null> {
  const bytes = new Uint8Array(engine.stateBytes);
  write(state, bytes);
  expect(engine.load(bytes)).toBe(0);
  const { kind, detail } = goalCode(goal);
  engine.goalStart(kind, detail);
  return Object.fromEntries(
    [...engine.legal()].map((action) => {
      const value = engine.goalSolve(action, 5e6);
      return [actionText(action, state), value && `${value.num}/${value.den}`];
    }),
  );
}

function byReferee(goal: Goal, state: State): Record<string, string> {
  const { values } = referee.solveGoal(referee.fromState(state), goal as referee.Goal);
  return Object.fromEntries(Object.entries(values).map(([action, { num, den }]) => [action, `${num}/${den}`]));
}

it('engine and referee find the same exact value of every first action, for every goal', () => {
  const seen = new Map(GOAL_KINDS.map((kind) => [kind, new Set<string>()]));
  let compared = 0;
  for (let seed = 1; compared < 140 && seed < 2000; ++seed) {
    const roll = dice(seed);
    const found = late(seed, roll);
    if (!found) continue;
    const kind = GOAL_KINDS[compared % GOAL_KINDS.length]!;
    const { goal, state } = ask(kind, found, roll);
    const theirs = byReferee(goal, state);
    expect(byEngine(goal, state), `seed ${seed} ${JSON.stringify(goal)} ${print(state)}`).toEqual(theirs);
    for (const value of Object.values(theirs)) seen.get(kind)!.add(value);
    compared++;
  }
  expect(compared).toBe(140);
  // A goal whose every move was worth the same would say nothing.
  for (const [kind, values] of seen) expect(values.size, kind).toBeGreaterThan(1);
});

it('neither gives a best margin where a line does not end in time', () => {
  const open = referee.load('cards A milestone idol; cards B milestone');
  if (!open.ok) throw new Error(open.error.problem);
  const goal = { kind: 'bestMargin', turns: 1 };
  expect(() => referee.solveGoal(open.node, goal as referee.Goal)).toThrow(RangeError);
  expect(new Set(Object.values(byEngine(goal, open.node)))).toEqual(new Set([null]));
  // The next question has an answer again.
  expect(Object.values(byEngine({ kind: 'bestTurn', metric: 'gain' }, open.node))).not.toContain(null);
});
