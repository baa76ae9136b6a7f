import { deckSize } from '$lib/games/tash-kalar/board/piles';
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/tash-kalar/board';
import type { QuestionOf } from '$lib/learn/lesson';

type Order = QuestionOf<'order'>;

interface Option {
  /** As the question names it. */
  part: string;
  label: string;
}

/** What may be done with a task that is turned up; in a row that moves on, first with the one that is next. */
const FATES = { keep: m.ts_learn_keep, row: m.ts_learn_row, aside: m.ts_learn_aside, under: m.ts_learn_under };
type Fate = keyof typeof FATES;
const OFFERED: Readonly<Record<string, readonly Fate[]>> = {
  layTasks: ['keep', 'aside', 'under'],
  rowMoves: ['row', 'keep', 'under'],
};

export const taskAndFate = (part: string): [task: string, fate: string] => part.split(':') as [string, string];

/** What is offered as the part at a place of an order; nothing once all are done. */
export function optionsOf({ ask, parts }: Order, at: number, board: Board): Option[] {
  if (at >= parts.length) return [];
  const own = m.ts_learn_draw_own({ count: deckSize(board.decks.A) - count(parts, at, 'being') });
  const legend = m.ts_learn_draw_legend({ count: deckSize(board.legends) - count(parts, at, 'legend') });
  switch (ask) {
    case 'refill': {
      const pile = board.spent.flares.length;
      const isShuffled = count(parts, at, 'shuffleFlares') > 0;
      const left = (isShuffled ? pile : deckSize(board.flares)) - count(parts, at, 'flare');
      return [
        { part: 'being', label: own },
        { part: 'legend', label: legend },
        { part: 'flare', label: m.ts_learn_draw_flare({ count: left }) },
        { part: 'shuffleFlares', label: m.ts_learn_shuffle_flares({ count: isShuffled ? 0 : pile }) },
      ];
    }
    case 'lastCard':
      return [
        { part: 'being', label: own },
        { part: 'shuffle', label: m.ts_learn_shuffle_own({ count: board.discards.A.length }) },
      ];
    case 'finalTurns':
      return [
        { part: 'A', label: m.ts_learn_turn_own() },
        { part: 'B', label: m.ts_learn_turn_enemy() },
        { part: 'over', label: m.ts_learn_turn_none() },
      ];
    default: {
      const [task] = taskAndFate(parts[at]!);
      return OFFERED[ask]!.map((fate) => ({ part: `${task}:${fate}`, label: FATES[fate]() }));
    }
  }
}

/** How often something was done before a place of the order. */
const count = (parts: readonly string[], at: number, part: string): number =>
  parts.slice(0, at).filter((one) => one === part).length;
