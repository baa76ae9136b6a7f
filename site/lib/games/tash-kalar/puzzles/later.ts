/** What is needed only once a hint was asked for or a wrong answer was given. */
import { cardName } from '$lib/games/tash-kalar/board/words';
import { drawnIn } from '$lib/games/tash-kalar/board/outcomes';
import { m } from '$lib/paraglide/messages';
import type { Goal } from '$workers/analysis-contract';
import type { View } from '$workers/contract';
import { boardIn, named, squaresOf } from './goals';

/** The id of the card an action plays, where it names one. */
const cardIn = (action: string): string | undefined => drawnIn(`~${/^summon (\w+)@/.exec(action)?.[1] ?? ''}`);

/** What a first action is about, without saying where. */
export function areaText(action: string): string {
  const card = cardIn(action);
  if (card) return m.puzzles_hint_tile({ tile: cardName(card) });
  const [verb] = action.split(' ');
  const column = squaresOf(action)[0]?.[0] ?? '';
  if (verb === 'lift') return m.ts_puzzles_hint_lift({ column });
  return verb === 'place' ? m.ts_puzzles_hint_place({ column }) : m.ts_puzzles_hint_flare();
}

/** For goals of the next summoning alone, the questions that still belong to it. */
const UNDER_WAY: Readonly<Record<string, readonly string[]>> = {
  come: ['match', 'liftForSummon'],
  idle: ['match', 'liftForSummon'],
  spare: ['match', 'liftForSummon', 'effect'],
};

/** What is to be proved at a node of a line that began at `start`; null where the goal is settled. */
export function goalAt(goal: Goal, start: View, view: View): Goal | null {
  const [before, now] = [boardIn(start), boardIn(view)];
  const inTurn = view.actor === 'player' && view.seat === start.seat && now.ply === before.ply;
  if (!inTurn) return null;
  const waiting = UNDER_WAY[goal.kind];
  if (waiting) return view.notation === start.notation || waiting.includes(now.question) ? goal : null;
  const { beings, legends, flares } = now.hands[now.side];
  const held = [...beings, ...legends, ...flares].map(cardName);
  const left = [goal.card, goal.other].filter((word) => word !== undefined && held.includes(named(word)));
  return goal.kind === 'play' && left.length === 0 ? null : goal;
}
