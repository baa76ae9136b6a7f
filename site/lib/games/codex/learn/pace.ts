import type { Pace } from '$lib/learn/line';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/codex/board';
import type { Stage } from '$workers/games/codex/table';

/** The parts of a turn in their order; placing patrollers comes between the last two. */
const PARTS: readonly Stage[] = ['setup', 'opening', 'ready', 'main', 'closing', 'over'];

/** More than the parts of a turn, each of them twice. */
const TURN = 16;

/** Turn and part of it (CX rules, 2.25), in the order in which they come. */
function stage({ board, question }: View): number {
  const { turn, stage } = board as Board;
  const isAfterPatrol = stage === 'closing' && question !== 'patrol';
  return turn * TURN + 2 * PARTS.indexOf(stage) + Number(isAfterPatrol);
}

export const pace: Pace = {
  // Decisions that begin something; what follows them, until it is done, is in between.
  atRest: new Set(['main', 'patrol', 'tech']),
  idle: ['end', 'empty', 'no-boost', 'no', 'done', 'stop'],
  stage,
};
