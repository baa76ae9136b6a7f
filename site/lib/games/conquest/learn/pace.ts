import type { Pace } from '$lib/learn/line';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';

/**
 * Decisions of the redeploy phase that begin a part of it, in their order; what follows on one is nested in it. In other
 * phases what one part leaves undone another may mend: infantry that was not raised as armour can be merged.
 */
const REDEPLOY = 3;
const PARTS: readonly string[] = ['withdraw', 'move', 'disarm', 'merge', 'outward', 'man'];

/** More than the parts, the phases of a turn, and the turns of a round. */
const STEP = 8;

/** Round, turn, phase and part (CQ rules, 2.19), in the order in which they come. */
function stage({ board, question }: View): number {
  const { round, order, player, phase } = board as Board;
  const part = phase === REDEPLOY ? PARTS.indexOf(question) : 0;
  return ((round * STEP + order.indexOf(player)) * STEP + phase) * STEP + Math.max(0, part);
}

export const pace: Pace = {
  // Decisions that begin something; what follows them, until it is done, is in between.
  atRest: new Set([
    'place-capital',
    'early',
    'disarm',
    'turn-card',
    'raise',
    'deploy',
    'drop',
    'merge',
    'attack',
    'fall-back',
    'go-on',
    'withdraw',
    'move',
    'outward',
    'man',
    'offer',
    'claim',
    'airfield',
    'end',
  ]),
  idle: [
    'stay',
    'resupply -',
    'fall-back 0',
    'break-off',
    'refuse',
    'no-offer',
    'skip-early',
    'disarm-done',
    'turn-done',
    'raise 0',
    'merge-done',
    'end-attack',
    'withdraw-done',
    'move-done',
    'outward-done',
    'man-done',
    'no-claim',
    'end-turn',
  ],
  stage,
};
