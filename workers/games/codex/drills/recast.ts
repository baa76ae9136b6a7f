import type { View } from '../../../contract';
import type { Desk } from '../../../drills/desk';
import { TextError } from '../../../session';
import type { Board } from '../board';

/** The main phase with other cards in the place of some units, by their numbers; null where no table is like that. */
export function recast(desk: Desk<Board>, cards: ReadonlyMap<number, string>): View<Board> | null {
  let { notation } = desk.node;
  for (const [id, card] of cards) notation = notation.replace(new RegExp(`(#${id}:card=")\\w+"`), `$1${card}"`);
  try {
    return desk.view(notation);
  } catch (problem) {
    if (problem instanceof TextError) return null;
    throw problem;
  }
}
