import type { Draft } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import type { NodeName } from '../nodes';
import { CODES } from '../map';
import type { State } from '../state';
import { bordering, onlyLands, withoutCards } from './alone';
import { draftAt, isChoice } from './asking';
import { someOf, type Finder } from './finder';
import { about } from './target';
import { nextTo, strengthOf, withRear } from './theatre';

/** Where recruits are raised and placed. */
const RECRUITING: readonly NodeName[] = ['raise', 'deploy', 'drop'];

/** Territories to be held that are tried at one node, and enemy ones that threaten them. */
const TRIES = 2;
const THREATS = 2;
const FEWEST = 3;

/** Where recruits go so that a territory is held against whoever comes next. */
export const guard: Finder = (walker, node, random) => {
  const state = walker.state(node);
  if (!RECRUITING.includes(state.node)) return null;
  const next = nextPlayer(state);
  const threatened = state.lands.flatMap(({ owner }, land) =>
    owner === state.player && threatsTo(state, land, next).length > 0 ? [land] : [],
  );
  for (const land of shuffled(threatened, random).slice(0, TRIES)) {
    const threats = shuffled(threatsTo(state, land, next), random).slice(0, THREATS);
    const draft = draftAt(walker, besieged(state, land, threats, next, random), about('guard', [land]));
    if (draft && isChoice(draft, FEWEST) && isOpen(walker, draft, land)) return draft;
  }
  return null;
};

/** It is not only the question which territory the recruits are for. */
const isOpen = (walker: Walker<State>, { node, solved }: Draft, land: number): boolean =>
  walker.state(node).node === 'raise' ||
  [...solved.values.keys()].filter((action) => walker.text(node, action).split(/[ /]/)[1] === CODES[land]).length > 1;

/** Who plays next, out of those who have land. */
function nextPlayer({ order, player, lands }: State): number {
  const at = order.indexOf(player);
  const others = [...order.slice(at + 1), ...order.slice(0, at)];
  return others.find((one) => lands.some(({ owner }) => owner === one)) ?? player;
}

const threatsTo = (state: State, land: number, by: number): number[] =>
  [...nextTo(land)].filter((other) => state.lands[other]!.owner === by && strengthOf(state, other) > 1);

/** The territory, those that threaten it, one more of the same owner behind it, and whatever lies farther off. */
function besieged(state: State, land: number, threats: readonly number[], next: number, random: Random): State {
  const behind = shuffled(
    [...nextTo(land)].filter((other) => state.lands[other]!.owner === state.player),
    random,
  ).slice(0, random(2));
  const kept = [land, ...threats, ...behind];
  const near = new Set(kept.flatMap(bordering));
  const far = state.lands.flatMap(({ owner }, at) =>
    owner >= 0 && owner !== next && owner !== state.player && !near.has(at) && !kept.includes(at) ? [at] : [],
  );
  const alone = withoutCards(onlyLands(state, [...kept, ...far]), next);
  return kept.reduce((at, one) => withRear(at, one, someOf(random)), alone);
}
