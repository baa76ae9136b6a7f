import type { Pace } from '$lib/learn/line';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';

/** More than the phases of a turn, and more than the turns of a round. */
const PHASES = 8;
const SEATS = 8;

/** Round, turn and phase, in the order in which they come. */
function stage({ board }: View): number {
  const { round, order, player, phase } = board as Board;
  return (round * SEATS + order.indexOf(player)) * PHASES + phase;
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
