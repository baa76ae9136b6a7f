import { cardsIn, drawn, nextCards, shuffled, sizeOf, underneath } from './decks';
import type { Deck, State } from './state';
import { findTask, makesThree, sortedTasks } from './tasks';

/** The tasks that may be turned up, each equally likely. */
export const possibleTasks = (state: State): string[] => sortedTasks(nextCards(state.decks.tasks));

const withDeck = (state: State, tasks: Deck): State => ({ ...state, decks: { ...state.decks, tasks } });

/** TS-SETUP-4: turns up that task for the row; `aside` grows if it does not fit. */
export function layTask(state: State, aside: string[], task: string): { state: State; aside: string[] } {
  const turned = withDeck(state, drawn(state.decks.tasks, task));
  if (findTask(task).advanced || makesThree(state, task)) return { state: turned, aside: [...aside, task] };
  return { state: { ...turned, tasks: { ...turned.tasks, row: [...turned.tasks.row, task] } }, aside };
}

/** Whether the row lies: three tasks, or all there are. */
export const rowLies = ({ tasks, decks }: State): boolean => tasks.row.length >= 3 || sizeOf(decks.tasks) === 0;

/** TS-SETUP-4: the tasks set aside are shuffled back into the deck. */
export const shuffleBack = (state: State, aside: string[]): State =>
  aside.length === 0 ? state : withDeck(state, shuffled(sortedTasks([...cardsIn(state.decks.tasks), ...aside])));

/** Whether a next task is missing and can be turned up (TS-HIGH-4). */
export const needsNext = (state: State): boolean => state.tasks.next === null && sizeOf(state.decks.tasks) > 0;

/** TS-SETUP-5, TS-HIGH-4: turns up that task as the next one, or puts it under the deck. */
export function layNext(state: State, task: string): State {
  const rest = drawn(state.decks.tasks, task);
  const stays = !makesThree(state, task) || cardsIn(rest).every((other) => makesThree(state, other));
  return stays
    ? { ...withDeck(state, rest), tasks: { ...state.tasks, next: task } }
    : withDeck(state, underneath(rest, task));
}

/** TS-HIGH-3: the task is claimed by the player on turn, and the next task joins the row. */
export function claimTask(state: State, task: string): State {
  const { player } = state.turn;
  const { row, next, claimed } = state.tasks;
  return {
    ...state,
    tasks: {
      row: [...row.filter((other) => other !== task), ...(next === null ? [] : [next])],
      next: null,
      claimed: { ...claimed, [player]: [...claimed[player], task] },
    },
  };
}
