/** How puzzles of a kind are found at a node of a game. */
import type { Goal } from '../../../analysis/contract';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import { MISSION_IDS } from '../mission-ids';
import type { NodeName } from '../nodes';
import type { State } from '../state';
import { draftOf, isChoice, isPlan } from './asking';
import { behind } from './behind';
import { cheapest } from './cheapest';
import { defence } from './defence';
import { around, type Finder } from './finder';
import { garrison } from './garrison';
import { guard } from './guard';
import { landing } from './landing';
import { basesAt, enemiesNextTo, nextTo, targets } from './theatre';
import { about, attackedLand } from './target';
import { winning } from './winning';

/** Other theatres tried at one node. */
const TRIES = 2;

/** Territories beside those asked about that can be attacked as well: as many as the proof can bear. */
const ASTRAY = [2, 1] as const;

/** The first of some choices of territories that makes a question. */
function firstOf(
  walker: Walker<State>,
  state: State,
  choices: readonly (readonly number[])[],
  goalOf: (lands: readonly number[]) => Goal,
  random: Random,
): Draft | null {
  for (const lands of shuffled(choices, random).slice(0, TRIES)) {
    for (const astray of ASTRAY) {
      const draft = draftOf(walker, around(state, lands, random, astray), goalOf(lands));
      if (draft && isChoice(draft)) return draft;
    }
  }
  return null;
}

const take = (lands: readonly number[]): Goal => about('take', lands);

/** One territory that can be attacked from several sides, or in several ways. */
const storm: Finder = (walker, node, random) => {
  const state = walker.state(node);
  if (state.node !== 'attack') return null;
  return firstOf(
    walker,
    state,
    targets(state, state.player).map((land) => [land]),
    take,
    random,
  );
};

/** Two or three territories, one after the other, for which the order matters. */
const order: Finder = (walker, node, random) => {
  const state = walker.state(node);
  if (state.node !== 'attack') return null;
  const all = targets(state, state.player);
  const linked = (a: number, b: number): boolean =>
    nextTo(a).has(b) || basesAt(state, state.player, a).some((base) => nextTo(base).has(b));
  const pairs = all.flatMap((a) => all.flatMap((b) => (a < b && linked(a, b) ? [[a, b]] : [])));
  const triples = pairs.flatMap(([a, b]) =>
    all.flatMap((c) => (c > b! && (linked(a!, c) || linked(b!, c)) ? [[a!, b!, c]] : [])),
  );
  // Behind a territory another one may open.
  const behind = all.flatMap((a) => enemiesNextTo(state, a).flatMap((b) => (all.includes(b) ? [] : [[a, b]])));
  return firstOf(walker, state, [...pairs, ...triples, ...behind], take, random);
};

/** A mission that is not complete yet, and territories that may complete it. */
const mission: Finder = (walker, node, random) => {
  const state = walker.state(node);
  if (state.node !== 'attack') return null;
  const all = shuffled(targets(state, state.player), random);
  for (const index of shuffled(
    state.table.filter((one) => one >= 0),
    random,
  )) {
    const goal: Goal = { kind: 'mission', card: MISSION_IDS[index]! };
    for (const count of [4, 3]) {
      const draft = draftOf(walker, around(state, all.slice(0, count), random), goal);
      if (draft && isChoice(draft)) return draft;
    }
  }
  return null;
};

/** Decisions of the attacker inside a battle. */
const inBattle =
  (nodes: readonly NodeName[]): Finder =>
  (walker, node, random) => {
    const state = walker.state(node);
    if (!nodes.includes(state.node) || state.decider !== state.player) return null;
    const land = attackedLand(state);
    if (land === null) return null;
    // Of land that has just been taken is asked what lies behind it: how many go in decides what can be done from there.
    const lands = state.node.startsWith('advance')
      ? [land, ...shuffled(enemiesNextTo(state, land), random).slice(0, 1)]
      : [land];
    const draft = draftOf(walker, around(state, lands, random), take(lands));
    return draft && isChoice(draft) && !isEverybody(walker, draft) ? draft : null;
  };

/** Whoever always sends as much as he can, and fights on, would have answered it without a look. */
function isEverybody(walker: Walker<State>, { node, solved }: Draft): boolean {
  const strength = (action: number): number => strengthIn(walker.text(node, action));
  const right = strength(solved.right[0]!);
  return [...solved.values.keys()].every((action) => strength(action) <= right);
}

const UNITS: Readonly<Record<string, number>> = { A: 3, D: 2, I: 1 };

/** How much an action of a battle sends: divisions by their units, or how many. */
function strengthIn(text: string): number {
  const [word = '', sent = ''] = text.split(' ');
  if (word === 'fall-back') return -Number(sent);
  if (/^\d+$/.test(sent)) return Number(sent);
  return word === 'fight-on' ? 1 : [...sent].reduce((sum, kind) => sum + (UNITS[kind] ?? 0), 0);
}

const most =
  (metric: 'income' | 'lands', nodes: readonly NodeName[]): Finder =>
  (walker, node) => {
    const state = walker.state(node);
    if (!nodes.includes(state.node)) return null;
    const draft = draftOf(walker, state, { kind: 'most', metric });
    return draft && isPlan(draft) ? draft : null;
  };

export const FINDERS: Readonly<Record<string, readonly Finder[]>> = {
  storm: [storm, behind],
  order: [order, garrison],
  mission: [mission],
  'win-now': [winning],
  battle: [inBattle(['commit', 'fall-back', 'go-on', 'bring-up', 'advance-infantry', 'advance-armour'])],
  defence: [defence],
  income: [most('income', ['turn-card', 'drop', 'deploy', 'withdraw', 'move', 'outward', 'man', 'end'])],
  lands: [most('lands', ['turn-card', 'drop', 'deploy', 'withdraw', 'move', 'outward'])],
  guard: [guard],
  landing: [landing],
  cheapest: [cheapest],
};
