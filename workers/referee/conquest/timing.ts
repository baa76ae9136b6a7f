import { supplyOf } from './board';
import { mayClaim } from './claiming';
import { starsUp } from './ending';
import { holds } from './sides';
import type { NodeKind, State } from './state';

/** The actions that are given at each node, where they are not named like it. */
const GIVEN: Partial<Record<NodeKind, readonly string[]>> = {
  offer: ['offer', 'no-offer'],
  'offer-for': ['offer-for', 'gift'],
  answer: ['accept', 'refuse'],
  early: ['early-redeploy', 'skip-early'],
  disarm: ['disarm-rear', 'disarm-front', 'disarm-done'],
  'turn-card': ['turn-card', 'turn-done'],
  deploy: ['deploy-rear', 'deploy-front'],
  drop: ['drop-rear', 'drop-front'],
  merge: ['merge', 'merge-done'],
  attack: ['border', 'landing', 'raid-front', 'raid-rear', 'strike', 'contest', 'counter', 'walk-in', 'end-attack'],
  retreat: ['retreat', 'stay'],
  'go-on': ['fight-on', 'break-off'],
  withdraw: ['withdraw', 'withdraw-done'],
  move: ['move', 'move-done'],
  outward: ['set-out', 'sail-home', 'ashore', 'outward-done'],
  man: ['man-front', 'man-force', 'man-done'],
  claim: ['claim', 'no-claim'],
  end: ['build', 'shift-airfield', 'end-turn'],
};

export const givenAt = (kind: NodeKind): readonly string[] => GIVEN[kind] ?? [kind];

const TRADING = /^(offer|no-offer|gift|accept|refuse)/;
const CONVERTING = /^(disarm|merge)/;
const DISARMING = /^disarm-(rear|front)/;
const ENGAGING = /^(border|landing|raid|strike|contest|counter|walk-in)/;
const FIGHTING =
  /^(border|landing|raid|strike|contest|counter|walk-in|end-attack|stay|commit|resupply|roll|fall-back|bring-up|fight-on|break-off|advance|retreat)/;
const RECRUITING = /^(early|skip|disarm|turn|raise|deploy|drop|merge)/;
const REDEPLOYING = /^(withdraw|move|set-out|sail-home|ashore|outward|take|form|man)/;
const AFTER_MOVES = /^(outward|take|form|man)/;

/**
 * The rule against an action that is not asked for at this moment (section 5); null if it is. The first that fits, since
 * an explanation of the moment is one sentence.
 */
export function timing(state: State, verb: string, isOthers: boolean): string | null {
  const { node, phase } = state;
  if (givenAt(node.kind).includes(verb)) return null;
  const isPlacing = node.kind === 'deploy' || node.kind === 'drop' || node.kind === 'drop-count';
  if (TRADING.test(verb)) return 'CQ-CARD-8';
  if (verb === 'place-capital' && phase > 0) return 'CQ-PIECE-5';
  if (isPlacing && (RECRUITING.test(verb) || REDEPLOYING.test(verb))) return 'CQ-REC-14';
  if (CONVERTING.test(verb) && !mayConvert(state)) return 'CQ-CONV-3';
  if (DISARMING.test(verb) && supplyOf(state, state.player).infantry < 3) return 'CQ-CONV-6';
  if (CONVERTING.test(verb)) return 'CQ-CONV-7';
  if (verb === 'withdraw' && phase === 2) return 'CQ-FRONT-5';
  if (verb === 'early-redeploy' && phase === 1 && !holds(state, state.player, 'early-redeploy')) return 'CQ-REW-2';
  if (verb === 'claim' && phase === 4 && !mayClaim(state)) return 'CQ-MISS-2';
  if (verb === 'build' && phase === 5 && starsUp(state) < 2) return 'CQ-END-4';
  if (/^move/.test(verb) && AFTER_MOVES.test(node.kind)) return 'CQ-MOVE-3';
  if ('battle' in node && isOthers && FIGHTING.test(verb)) return 'CQ-ATT-8';
  return 'battle' in node && ENGAGING.test(verb) ? 'CQ-ATT-1' : 'CQ-TURN-1';
}

/** Merging and disarming belong to the recruit phase, or to a redeploy phase with the reward (CQ-CONV-3, CQ-REW-7). */
const mayConvert = (state: State): boolean =>
  state.phase === 1 || (state.phase === 3 && holds(state, state.player, 'extra-redeploy'));
