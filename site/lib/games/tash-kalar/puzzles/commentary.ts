import { boardIn, cardName } from '$lib/games/tash-kalar/board/words';
import { drawnIn } from '$lib/games/tash-kalar/board/outcomes';
import { face } from '$lib/games/tash-kalar/face';
import { m } from '$lib/paraglide/messages';
import type { Commentary } from '$lib/puzzles/face';
import type { View } from '$workers/contract';
import { RECOLOURED } from '$workers/games/tash-kalar/turnings';
import type { Puzzle } from '$workers/puzzles/puzzle';
import { namedIn } from './goals';
import { scaleOf } from './scale';
import { shortfallText } from './shortfall';

/** The id of the card an action plays, where it names one. */
const cardIn = (action: string): string | undefined => drawnIn(`~${/^summon (\w+)@/.exec(action)?.[1] ?? ''}`);

/** What a first action is about, without saying where. */
function areaText(action: string): string {
  const card = cardIn(action);
  if (card) return m.puzzles_hint_tile({ tile: cardName(card) });
  const [verb] = action.split(' ');
  const column = face.placesOf(action)[0]?.[0] ?? '';
  if (verb === 'lift') return m.ts_puzzles_hint_lift({ column });
  return verb === 'place' ? m.ts_puzzles_hint_place({ column }) : m.ts_puzzles_hint_flare();
}

/** What is known, hidden or taken for granted. */
function assumptionsIn({ goal }: Puzzle, view: View): string[] {
  const { enemy } = namedIn(goal, view.seat, boardIn(view).mode);
  const shown = goal.kind === 'shutOut' || goal.kind === 'keepCold';
  return [
    m.ts_puzzles_assume_discard(),
    m.ts_puzzles_assume_draw(),
    ...(shown ? [m.ts_puzzles_assume_hand({ enemy })] : []),
  ];
}

export const commentary: Commentary = {
  area: areaText,
  assumptions: assumptionsIn,
  scale: scaleOf,
  shortfall: (goal, view, value) => shortfallText(goal, value, namedIn(goal, view.seat, boardIn(view).mode)),
  why: async () => (await import('./why')).whyText,
  turnings: () => [RECOLOURED],
};
