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

const STOPS =
  /^(no-offer|skip-early|disarm-done|turn-done|merge-done|end-attack|withdraw-done|move-done|outward-done|man-done|no-claim|end-turn)$/;
const TRADING = /^(offer|no-offer|gift|accept|refuse)/;
const CONVERTING = /^(disarm|merge)/;
const AFTER_MOVES = /^(outward|take|form|man)/;

/** Why an action is not one of this moment (section 5); empty if it is. */
export function timing(state: State, verb: string): string[] {
  const { node, phase } = state;
  if (givenAt(node.kind).includes(verb)) return [];
  const isPlacing = node.kind === 'deploy' || node.kind === 'drop' || node.kind === 'drop-count';
  const isBattle = 'battle' in node;
  const mayConvert = phase === 1 || (phase === 3 && holds(state, state.player, 'extra-redeploy'));
  const reasons = [
    isPlacing && STOPS.test(verb) && 'CQ-REC-14',
    verb === 'place-capital' && phase > 0 && 'CQ-PIECE-5',
    TRADING.test(verb) && 'CQ-CARD-8',
    CONVERTING.test(verb) && !mayConvert && 'CQ-CONV-3',
    verb === 'withdraw' && phase === 2 && 'CQ-FRONT-5',
    (isBattle || node.kind === 'answer') && 'CQ-ATT-8',
    /^move/.test(verb) && AFTER_MOVES.test(node.kind) && 'CQ-MOVE-3',
  ].filter((reason) => reason !== false);
  return reasons.length ? reasons : ['CQ-TURN-1'];
}
