import { CHANCE, OVER } from '../../../../workers/engine/abi';
import type { Engine } from '../../../../workers/engine/engine';
import { actionText } from '../../../../workers/games/tash-kalar/actions';
import { read, write } from '../../../../workers/games/tash-kalar/codec';
import { resultOf, scoreOf } from '../../../../workers/games/tash-kalar/ending';
import { print } from '../../../../workers/games/tash-kalar/notation';
import { OPTION_VALUES } from '../../../../workers/games/tash-kalar/options';
import { stateToPosition } from '../../../../workers/games/tash-kalar/position';
import { SETUPS, setupFromText } from '../../../../workers/games/tash-kalar/start';
import { SIDES, sided, type State } from '../../../../workers/games/tash-kalar/state';
import * as referee from '../../../../workers/referee/tash-kalar';
import { dice, type Dice } from '../../support/dice';

/** The start of a game with any setup under random options; most games use the defaults. */
export function randomStart(roll: Dice): State {
  const options = Object.fromEntries(
    Object.entries(OPTION_VALUES)
      .filter(() => roll(6) === 0)
      .map(([name, values]) => [name, values[roll(values.length)]!]),
  );
  return setupFromText(SETUPS[roll(SETUPS.length)]!, options, (where) => () => {
    throw new Error(where);
  });
}

export interface DuelReport {
  plies: number;
  questions: Set<string>;
  end: string;
}

/** Players like to summon and to go on, so that games hold more than placed pieces. */
function choose(actions: readonly string[], roll: Dice): string {
  const worth = actions.filter((action) => /^(summon|flare|claim|move|run)/.test(action));
  const from = worth.length && roll(3) ? worth : actions;
  return from[roll(from.length)]!;
}

type Members = Record<string, unknown>;

/** Members that hold sets, written as lists. */
const SETS = ['legends', 'flares', 'aside'];

/** A position with its members in one order; the order of shared discard piles and of tasks set aside is none (TS-DRAW-3). */
const described = (position: object): Members =>
  JSON.parse(
    JSON.stringify(position, (key, value: unknown) =>
      SETS.includes(key) && Array.isArray(value) ? [...(value as string[])].sort() : value,
    ),
  ) as Members;

/** The members in which two positions differ, as text. */
function differences(ours: Members, theirs: Members): [ours: string, theirs: string] | null {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const text = (value: unknown): string => JSON.stringify(value, sortKeys);
  const wrong = names.filter((name) => text(ours[name]) !== text(theirs[name]));
  const pick = (from: Members): string => wrong.map((name) => `${name}: ${text(from[name])}`).join('; ');
  return wrong.length ? [pick(ours), pick(theirs)] : null;
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Plays one random game on the engine and the referee at once and compares legal actions, outcomes, positions, points
 * and results at every node. Throws an Error that names the first difference, with the line that led there.
 */
export function duel(engine: Engine, seed: number, most = 1500): DuelReport {
  const roll = dice(seed);
  const start = randomStart(roll);
  const bytes = new Uint8Array(engine.stateBytes);
  write(start, bytes);
  const broken = engine.load(bytes);
  const line: string[] = [];
  const differ = (what: string, ours: unknown, theirs: unknown): never => {
    throw new Error(
      `seed ${seed}, ${what} differs after [${line.join(', ')}]\nstart ${print(start)}\n` +
        `now ${print(read(engine.save()))}\nengine  ${String(ours)}\nreferee ${String(theirs)}`,
    );
  };
  const same = (what: string, ours: readonly string[], theirs: readonly string[]): void => {
    const only = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one));
    if (ours.length !== theirs.length || only(ours, theirs).length) {
      differ(what, `has ${only(ours, theirs).join(', ')}`, `has ${only(theirs, ours).join(', ')}`);
    }
  };
  if (broken) differ('start', broken, 0);
  const loaded = referee.load(stateToPosition(start));
  if (!loaded.ok) return differ('start', 'loaded', JSON.stringify(loaded));
  let { node } = loaded;
  const questions = new Set<string>();
  while (engine.actor() !== OVER && line.length < most) {
    const state = read(engine.save());
    questions.add(state.question);
    const position = stateToPosition(state);
    if (position) {
      const wrong = differences(described(position), described(referee.printPosition(node)));
      if (wrong) differ('position', ...wrong);
    }
    const chance = engine.actor() === CHANCE;
    const numbers = [...(chance ? engine.outcomes().actions : engine.legal())];
    const actions = numbers.map((action) => actionText(action, state));
    same('actions', actions, chance ? referee.outcomes(node).map(({ action }) => action) : referee.legal(node));
    const action = chance ? actions[roll(actions.length)]! : choose(actions, roll);
    line.push(action);
    engine.apply(numbers[actions.indexOf(action)]!);
    node = referee.apply(node, action);
  }
  const end = read(engine.save());
  const result = resultOf(end);
  if (!result) return { plies: line.length, questions, end: 'open' };
  const winner = result.winner === null ? 'draw' : SIDES[result.winner]!;
  const ours = JSON.stringify([winner, scoreOf(end)]);
  const theirs = JSON.stringify([referee.result(node)?.winner, sided((side) => referee.score(node, side))]);
  if (ours !== theirs) differ('result', ours, theirs);
  return { plies: line.length, questions, end: result.reason };
}
