import type { Board } from '$workers/games/tash-kalar/board';
import { taskOf } from '$workers/games/tash-kalar/cards';
import type { QuestionOf } from '$lib/learn/lesson';
import { taskAndFate } from './ordering';

/** Tasks by the words of actions. */
export interface TaskLayout {
  row: string[];
  next: string[];
  aside: string[];
  /** Set aside while the row was being filled, and back in the deck since. */
  back: string[];
  under: string[];
  /** The one to be decided on. */
  turned: string | null;
}

/** Current tasks at a time (TS-SETUP-3). */
const ROW = 3;

const word = (id: string): string => taskOf(id).word;

/** Where the tasks lie once so much was done; those set aside are shuffled back when the row is full (TS-SETUP-4). */
export function layOut(board: Board, { parts }: QuestionOf<'order'>, chosen: readonly string[]): TaskLayout {
  const laid: TaskLayout = {
    row: board.row.map(word),
    next: board.next ? [word(board.next)] : [],
    aside: [],
    back: [],
    under: [],
    turned: null,
  };
  for (const part of chosen) {
    const [task, fate] = taskAndFate(part);
    laid.next = laid.next.filter((one) => one !== task);
    laid.back = laid.back.filter((one) => one !== task);
    if (fate === 'aside') laid.aside.push(task);
    else if (fate === 'under') laid.under.push(task);
    else if (laid.row.length < ROW) laid.row.push(task);
    else laid.next.push(task);
    if (laid.row.length === ROW) laid.back.push(...laid.aside.splice(0));
  }
  const rest = parts[chosen.length];
  laid.turned = rest ? taskAndFate(rest)[0] : null;
  return laid;
}
