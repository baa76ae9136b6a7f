import type { Pace } from '$lib/learn/line';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';

/** Decisions that begin a part of their phase, in the order in which the parts come; what follows on one is nested in it. */
const PARTS: Readonly<Record<number, readonly string[]>> = {
  1: ['early', 'withdraw', 'move', 'outward', 'man', 'disarm', 'turn-card', 'raise', 'deploy', 'drop', 'merge'],
  3: ['withdraw', 'move', 'disarm', 'merge', 'outward', 'man'],
};

/** More than the parts of a phase, the phases of a turn, and the turns of a round. */
const MOST_PARTS = 16;
const PHASES = 8;
const SEATS = 8;

/** Round, turn, phase and part (CQ rules, 2.19), in the order in which they come. */
function stage({ board, question }: View): number {
  const { round, order, player, phase } = board as Board;
  const part = PARTS[phase]?.indexOf(question) ?? 0;
  return ((round * SEATS + order.indexOf(player)) * PHASES + phase) * MOST_PARTS + Math.max(0, part);
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
