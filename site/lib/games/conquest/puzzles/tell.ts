import { playerName } from '$lib/games/conquest/board/words';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { m } from '$lib/paraglide/messages';
import type { Tell } from '$lib/puzzles/titles';
import type { State } from '$workers/games/conquest/state';
import { landsText, missionText } from './goals';

/** What is to be taken, held or completed; then who plays, against how many, and when. */
export const tell: Tell<State> = ({ goal }, { decider, order, round }) => {
  const player = playerName(COLOURS[decider]!);
  const further = [m.cq_play_count({ count: order.length }), m.cq_round({ round })];
  if (goal.kind === 'most') return { always: [player], further };
  return { always: [goal.kind === 'mission' ? missionText(goal) : landsText(goal)], further: [player, ...further] };
};
