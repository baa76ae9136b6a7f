import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { actionText } from '../../../workers/games/toy-battle/actions';
import { mapOf } from '../../../workers/games/toy-battle/board-data';
import { read, write } from '../../../workers/games/toy-battle/codec';
import { goalCode } from '../../../workers/games/toy-battle/goals';
import { SIDES, type State } from '../../../workers/games/toy-battle/state';
import * as referee from '../../../workers/referee/toy-battle';
import { day } from '../../support/day';
import { dice } from '../support/dice';
import { randomStart } from './support/duel';

const engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));
/** Another half of them every day. */
const COMPARED = 75;
const KINDS = ['win-turn', 'max-medals', 'no-gift', 'cut', 'safe-turn', 'safest-turn'] as const;

/** A decision at the start of a turn somewhere in a random game, or null if the game was over before. */
function wander(seed: number): State | null {
  const roll = dice(seed);
  const bytes = new Uint8Array(engine.stateBytes);
  const start = randomStart(roll);
  // Small racks keep the referee's proofs short.
  write({ ...start, options: { ...start.options, turnLimit: 200 } }, bytes);
  engine.load(bytes);
  engine.seed(seed);
  engine.playRandom(20 + roll(50));
  for (let i = 0; i < 40; ++i) {
    const state = read(engine.save());
    if (state.question === 'over') return null;
    if (state.question === 'turn' && state.rack[state.toMove].length <= 4) return state;
    engine.playRandom(1);
  }
  return null;
}

it('engine and referee find the same exact value of every first action, for every goal', () => {
  let compared = 0;
  const values = new Set<string>();
  for (let seed = 1 + (day % 2) * 1000; compared < COMPARED && seed < 2000; ++seed) {
    const state = wander(seed);
    if (!state) continue;
    const kind = KINDS[seed % KINDS.length]!;
    const map = mapOf(state);
    const enemy = SIDES[1 - SIDES.indexOf(state.toMove)]!;
    const nodes =
      kind === 'cut'
        ? Object.keys(state.stacks)
            .filter((n) => state.stacks[n]!.at(-2) === enemy[0])
            .slice(0, 1)
        : [];
    if (kind === 'cut' && !nodes.length) continue;
    const goal = kind === 'cut' ? { kind, nodes } : { kind };
    const code = goalCode(goal, map);
    engine.goalStart(code.kind, code.detail);
    const ours = Object.fromEntries(
      [...engine.legal()].map((action) => {
        const value = engine.goalSolve(action, 5e6);
        return [actionText(action, map), value && `${value.num}/${value.den}`];
      }),
    );
    const solution = referee.solveGoal(referee.fromState(state), goal);
    const theirs = Object.fromEntries(
      Object.entries(solution.values).map(([action, { num, den }]) => [action, `${num}/${den}`]),
    );
    expect(ours, `seed ${seed} ${kind} ${JSON.stringify(state)}`).toEqual(theirs);
    for (const value of Object.values(theirs)) values.add(value);
    compared++;
  }
  expect(compared).toBe(COMPARED);
  // Fractions as well as plain answers must have been met.
  expect([...values].some((value) => !value.endsWith('/1'))).toBe(true);
});
