import { nameOf } from '$lib/games/codex/board/table-words';
import { m } from '$lib/paraglide/messages';
import type { Commentary } from '$lib/puzzles/face';
import { isPlacing, shortfallText } from './goals';
import { scaleOf } from './scale';

/** What an action is about, without what is done with it. */
function subjectOf(action: string): string | null {
  const [verb = '', what] = action.split(' ');
  if (what === undefined) return verb.includes('#') ? verb : null;
  return /^(?:play|use|attack|summon|level|hire|detect|hand|discard|codex)$/.test(verb) ? what : null;
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
