import type { Choice, View } from '../../../contract';
import type { Desk } from '../../../drills/desk';
import type { Random } from '../../../random';
import type { Board } from '../board';

/** Cards by the words of actions, each with the squares it can be summoned on now. */
export function summonsIn(choices: readonly Choice[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { action } of choices) {
    const [, card, square] = /^summon (\w+)@(\w+)$/.exec(action) ?? [];
    if (card) found.set(card, [...(found.get(card) ?? []), square!]);
  }
  return found;
}

export interface Rolled {
  line: string[];
  path: View<Board>[];
}

/** True if the last square an answer names holds an enemy piece: at random too little would be destroyed. */
function struck({ board }: View<Board>, action: string): boolean {
  const piece = board.board[action.slice(-2)];
  return piece !== undefined && piece.owner !== board.side;
}

/** An action with everything its effect asks for, answered at random; null where that takes too many answers. */
export function roll(desk: Desk<Board>, first: string, most: number, random: Random): Rolled | null {
  const line = [first];
  let view = desk.after(first);
  const path = [view];
  while (view.actor === 'player' && ['match', 'liftForSummon', 'effect'].includes(view.question)) {
    if (line.length >= most) return null;
    // What may be left undone makes no question.
    const bold = view.choices.filter(({ action }) => action !== 'done');
    const strikes = bold.filter(({ action }) => struck(view, action));
    const open = strikes.length > 0 && random(2) === 0 ? strikes : bold.length > 0 ? bold : view.choices;
    const { action } = open[random(open.length)]!;
    view = desk.at(view).after(action);
    line.push(action);
    path.push(view);
  }
  return { line, path };
}
