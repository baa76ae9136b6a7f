import rules from '../../../../assembly/games/tash-kalar/data/rules.json' with { type: 'json' };
import { CHANCE, OVER } from '../../../../workers/engine/abi';
import type { Engine } from '../../../../workers/engine/engine';
import { actionText, parseAction } from '../../../../workers/games/tash-kalar/actions';
import { read, write } from '../../../../workers/games/tash-kalar/codec';
import { resultOf, scoreOf, standing } from '../../../../workers/games/tash-kalar/ending';
import { print } from '../../../../workers/games/tash-kalar/notation';
import { positionToState, stateToPosition } from '../../../../workers/games/tash-kalar/position';
import { sided, type State } from '../../../../workers/games/tash-kalar/state';
import * as referee from '../../../../workers/referee/tash-kalar';
import { dice, type Dice } from '../../support/dice';
import { anyAttempt, choose } from './attempts';
import { described, differences, printedByEngine, printedByReferee } from './positions';
import type { PositionJson } from '../../../../workers/referee/tash-kalar';
import { anyPosition, startOf } from './starts';

const RULE_IDS = rules.rules.map(({ id }) => id);

export interface DuelReport {
  plies: number;
  questions: Set<string>;
  refused: Set<string>;
  end: string;
}

/** Makes a state the engine's current one; the rule that forbids it, or null. */
function entered(engine: Engine, state: State): string | null {
  const bytes = new Uint8Array(engine.stateBytes);
  write(state, bytes);
  const broken = engine.load(bytes);
  return broken ? RULE_IDS[broken - 1]! : null;
}

/** Every third game begins in the middle; a position that both refuse is followed by another. */
function begin(engine: Engine, seed: number, roll: Dice): referee.State {
  for (;;) {
    const position = seed % 3 ? (stateToPosition(startOf(seed, roll)) as PositionJson) : anyPosition(seed, roll);
    const read = positionToState(position);
    const refused = read.ok ? entered(engine, read.value) : JSON.stringify(read.error);
    const loaded = referee.load(position);
    if ((refused === null) !== loaded.ok) {
      const theirs = loaded.ok ? 'plays it' : JSON.stringify(loaded.error);
      throw new Error(`seed ${seed}, ${JSON.stringify(position)}\nengine ${refused ?? 'plays it'}, referee ${theirs}`);
    }
    if (loaded.ok) return loaded.node;
  }
}

/**
 * Plays one random game on the engine and the referee at once and compares legal actions, outcomes and weights, refusals,
 * positions, points and results at every node. Throws an Error that names the first difference, with the line that led
 * there.
 */
export function duel(engine: Engine, seed: number, trials = 3, most = 1500): DuelReport {
  const roll = dice(seed);
  let node = begin(engine, seed, roll);
  const start = print(read(engine.save()));
  const line: string[] = [];
  const differ = (what: string, ours: unknown, theirs: unknown): never => {
    throw new Error(
      `seed ${seed}, ${what} differs after [${line.join(', ')}]\nstart ${start}\n` +
        `now ${print(read(engine.save()))}\nengine  ${String(ours)}\nreferee ${String(theirs)}`,
    );
  };
  const same = (what: string, ours: readonly string[], theirs: readonly string[]): void => {
    const only = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one));
    if (ours.length !== theirs.length || only(ours, theirs).length) {
      differ(what, `has ${only(ours, theirs).join(', ')}`, `has ${only(theirs, ours).join(', ')}`);
    }
  };
  const questions = new Set<string>();
  const refused = new Set<string>();
  while (engine.actor() !== OVER && line.length < most) {
    const state = read(engine.save());
    questions.add(state.question);
    const wrong = differences(described(printedByEngine(state)), described(printedByReferee(node)));
    if (wrong) differ('position', ...wrong);
    const points = sided((side) => referee.score(node, side));
    if (JSON.stringify(scoreOf(state)) !== JSON.stringify(points)) {
      differ('score', JSON.stringify(scoreOf(state)), JSON.stringify(points));
    }
    const chance = engine.actor() === CHANCE;
    const { actions: drawn, weights } = chance ? engine.outcomes() : { actions: engine.legal(), weights: [] };
    const numbers = [...drawn];
    const actions = numbers.map((action) => actionText(action, state));
    if (chance) {
      const ours = actions.map((action, i) => `${action} x${weights[i]}`);
      same('outcomes', ours, referee.outcomes(node).map(({ action, weight }) => `${action} x${weight}`)); // prettier-ignore
    } else {
      same('actions', actions, referee.legal(node));
    }
    for (let n = 0; n < trials; n++) {
      const text = anyAttempt(state, roll);
      const number = parseAction(text, state);
      if (!number.ok || actions.includes(text)) continue;
      const ours = engine.whyNot(number.value).map((rule) => RULE_IDS[rule - 1]);
      const theirs = referee.whyNot(node, text);
      // The referee names the first rule in the order of section 5, the engine all of them in that order.
      if (ours[0] !== theirs?.[0]) differ(`refusal of "${text}"`, ours.join(), theirs?.join());
      refused.add(ours[0]!);
    }
    const action = chance ? actions[roll(actions.length)]! : choose(actions, roll);
    line.push(action);
    engine.apply(numbers[actions.indexOf(action)]!);
    node = referee.apply(node, action);
    checkImage(engine, differ);
    if (roll(16) === 0) node = reloaded(node);
  }
  const end = read(engine.save());
  const result = resultOf(end);
  if (!result) return { plies: line.length, questions, refused, end: 'open' };
  const winner = standing(end).ahead ?? 'draw';
  const ours = JSON.stringify([winner, scoreOf(end)]);
  const theirs = JSON.stringify([referee.result(node)?.winner, sided((side) => referee.score(node, side))]);
  if (ours !== theirs) differ('result', ours, theirs);
  if (engine.reward(0) !== { A: 1, B: 0, draw: 0.5 }[winner]) differ('reward', engine.reward(0), winner);
  return { plies: line.length, questions, refused, end: result.reason };
}

/** What the engine keeps up to date, hash included, must be what it finds in the same state loaded afresh. */
function checkImage(engine: Engine, differ: (what: string, ours: unknown, theirs: unknown) => void): void {
  const saved = engine.save();
  const hash = engine.hash();
  const broken = entered(engine, read(saved));
  if (broken) differ('check', broken, 'none');
  if (engine.hash() !== hash) differ('hash', hash, engine.hash());
  const again = engine.save();
  saved.forEach((byte, i) => {
    if (byte !== again[i]) differ(`byte ${i}`, byte, again[i]);
  });
}

/** The same node from its JSON text; nodes inside effects stay as they are. */
function reloaded(node: referee.State): referee.State {
  if (node.node.kind === 'effect') return node;
  const loaded = referee.load(JSON.parse(JSON.stringify(referee.printPosition(node))));
  if (!loaded.ok) throw new Error(`the referee refuses what it printed: ${JSON.stringify(loaded)}`);
  return loaded.node;
}
