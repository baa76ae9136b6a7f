import { nameOf } from '$lib/games/codex/board/table-words';
import { m } from '$lib/paraglide/messages';
import type { Commentary } from '$lib/puzzles/face';
import type { Goal } from '$workers/analysis/contract';
import { scaleOf } from './scale';

/** What an action is about, without what is done with it. */
function subjectOf(action: string): string | null {
  const [verb = '', what] = action.split(' ');
  if (what === undefined) return verb.includes('#') ? verb : null;
  return /^(?:play|use|attack|summon|level|hire|detect|hand|discard|codex)$/.test(verb) ? what : null;
}

/** Asked while patrollers are placed, about the turn that follows. */
const isPlacing = ({ kind }: Goal): boolean => kind === 'survive' || kind === 'keep';

function shortfallText(goal: Goal): string {
  switch (goal.kind) {
    case 'most':
      return goal.metric === 'gone' ? m.cx_puzzles_short_gone() : m.cx_puzzles_short_most();
    case 'cheapest':
      return m.cx_puzzles_short_gold();
    case 'exchange':
      return m.cx_puzzles_short_exchange();
    default:
      return isPlacing(goal) ? m.cx_puzzles_short_held() : m.cx_puzzles_short_reached();
  }
}

export const commentary: Commentary = {
  area(action) {
    const subject = subjectOf(action);
    return subject === null
      ? m.cx_puzzles_hint_other()
      : m.cx_puzzles_hint_card({ name: nameOf(subject.split('#')[0]!) });
  },
  assumptions: ({ goal }) => [
    m.cx_puzzles_assume_open(),
    isPlacing(goal) ? m.cx_puzzles_assume_reply() : m.cx_puzzles_assume_turn(),
  ],
  scale: (puzzle, { seat }) => scaleOf(puzzle, seat),
  shortfall: shortfallText,
};
