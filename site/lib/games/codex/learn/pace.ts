import type { Pace } from '$lib/learn/line';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/codex/board';

const STAGES = ['setup', 'opening', 'ready', 'main', 'closing', 'over'];

/** Turn and stage, in the order in which they come. */
function stage({ board }: View): number {
  const { turn, stage: name } = board as Board;
  return turn * STAGES.length + STAGES.indexOf(name);
}

export const pace: Pace = {
  // Between two actions of a main phase; what follows an action, until it is done, is in between.
  atRest: new Set(['main', 'patrol', 'tech']),
  idle: ['end', 'empty', 'stop', 'done', 'no', 'no-boost'],
  stage,
};
