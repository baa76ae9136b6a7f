import { CHANCE, OVER } from '../../../../workers/engine/abi';
import type { Engine } from '../../../../workers/engine/engine';
import { actionText, parseAction } from '../../../../workers/games/tash-kalar/actions';
import { OPTION_IDS } from '../../../../assembly/games/tash-kalar/effects/option-ids';
import rules from '../../../../assembly/games/tash-kalar/data/rules.json' with { type: 'json' };
import { CARD_KINDS, cardOf, cardsIn, listOf, TASKS } from '../../../../workers/games/tash-kalar/cards';
import { DIRECTIONS, SQUARES } from '../../../../workers/games/tash-kalar/squares';
import { read, write } from '../../../../workers/games/tash-kalar/codec';
import { resultOf, scoreOf } from '../../../../workers/games/tash-kalar/ending';
import { print } from '../../../../workers/games/tash-kalar/notation';
import { OPTION_VALUES } from '../../../../workers/games/tash-kalar/options';
import { stateToPosition } from '../../../../workers/games/tash-kalar/position';
import { SETUPS, setupFromText } from '../../../../workers/games/tash-kalar/start';
import { RANKS, SIDES, sided, type State } from '../../../../workers/games/tash-kalar/state';
import * as referee from '../../../../workers/referee/tash-kalar';
import { dice, type Dice } from '../../support/dice';

const RULE_IDS = rules.rules.map(({ id }) => id);

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
  refused: Set<string>;
  end: string;
}

/** A text of any kind of action, sensible or not. */
export function anyAttempt(state: State, roll: Dice): string {
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  // A square that is cut off once in a while.
  const square = (): string => (roll(30) ? pick(SQUARES) : 'a1');
  const own = cardsIn(listOf(state.deckIds[state.side])).map(({ word }) => word);
  const held = CARD_KINDS.flatMap((kind) => state.hands[state.side][kind]).map((id) => cardOf(id).word);
  const summonable = held.filter((word) => !word.startsWith('flare'));
  const card = (): string => pick(roll(2) && held.length ? held : [...own, 'Titan', 'Leviathan', 'flare-06']);
  const attempts: (() => string)[] = [
    () => `place ${square()}`,
    () => `lift ${square()}`,
    () => `summon ${pick([...own, 'Titan', 'Leviathan'])}@${square()}`,
    () => `summon ${pick(summonable.length ? summonable : own)}@${square()}`,
    () => `discard ${card()}`,
    () => `return ${card()}`,
    () => `card ${card()}`,
    () => `pick ${square()}`,
    () => `placeOn ${square()} ${pick(RANKS)}`,
    () => `move ${square()}-${square()}`,
    () => `run ${square()}-${square()}`,
    () => `direction ${pick(DIRECTIONS)}`,
    () => `option ${pick(OPTION_IDS)}`,
    () => `claim ${pick(TASKS).word}`,
    () => pick(['flare', 'end', 'done', 'skip']),
  ];
  return pick(attempts)();
}

/** Players like to summon and to go on, so that games hold more than placed pieces. */
function choose(actions: readonly string[], roll: Dice): string {
  const worth = actions.filter((action) => /^(summon|flare|claim|move|run)/.test(action));
  const from = worth.length && roll(3) ? worth : actions;
  return from[roll(from.length)]!;
}

type Members = Record<string, unknown>;

/** Members that hold sets, written as lists; in `claimed` one for each player. */
const SETS = ['legends', 'flares', 'aside'];

const sorted = (value: unknown): unknown => (Array.isArray(value) ? [...(value as string[])].sort() : value);

function unordered(key: string, value: unknown): unknown {
  if (key === 'claimed') return sided((side) => sorted((value as Members)[side]));
  return SETS.includes(key) ? sorted(value) : value;
}

interface DeckJson {
  top: string[];
  unknown: string[];
  bottom: string[];
}

/**
 * A position in which what has no order has one: shared discard piles (TS-DRAW-3), tasks set aside or claimed. A deck
 * that is made anew for a card that is drawn may have been made before or after the draw is asked for.
 */
function described(position: object): Members {
  const members = JSON.parse(JSON.stringify(position, unordered)) as Members;
  const { node, decks, discards } = members as {
    node: { kind: string };
    decks: Record<string, DeckJson>;
    discards: Record<string, string[]>;
  };
  for (const name of ['legends', 'flares']) {
    const { top, unknown, bottom } = decks[name]!;
    if (node.kind !== 'draw' || top.length + unknown.length + bottom.length) continue;
    const certain = discards[name]!.length === 1;
    decks[name] = { top: certain ? discards[name]! : [], unknown: certain ? [] : discards[name]!, bottom: [] };
    discards[name] = [];
  }
  return members;
}

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
export function duel(engine: Engine, seed: number, trials = 3, most = 1500): DuelReport {
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
  const refused = new Set<string>();
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
  }
  const end = read(engine.save());
  const result = resultOf(end);
  if (!result) return { plies: line.length, questions, refused, end: 'open' };
  const winner = result.winner === null ? 'draw' : SIDES[result.winner]!;
  const ours = JSON.stringify([winner, scoreOf(end)]);
  const theirs = JSON.stringify([referee.result(node)?.winner, sided((side) => referee.score(node, side))]);
  if (ours !== theirs) differ('result', ours, theirs);
  return { plies: line.length, questions, refused, end: result.reason };
}
