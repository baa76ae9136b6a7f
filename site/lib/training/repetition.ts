/**
 * What is due again: puzzles that were failed or solved with help, and lesson steps done with help. The times are those of
 * FSRS, a model of forgetting, computed anew from the log: failed is "again", with help "hard", solved "good".
 */
import { Rating, createEmptyCard, fsrs, type Grade } from 'ts-fsrs';
import type { PuzzleResult, Time } from '$lib/progress/schema';
import type { Try } from './log';

export interface Due {
  game: string;
  id: string;
  of: Try['of'];
  due: Time;
  /** Result of the last try. */
  latest: PuzzleResult;
}

const GRADES: Readonly<Record<PuzzleResult, Grade>> = {
  failed: Rating.Again,
  assisted: Rating.Hard,
  solved: Rating.Good,
};

/** Without fuzz the same log gives the same days. Repeating within minutes would test the memory of a picture. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/**
 * Everything that is repeated, what is due first in front. Puzzles that visitors made are not: they lie where no course
 * leads.
 * @param tries in the order of time
 */
export function repeated(tries: readonly Try[]): Due[] {
  const items = new Map<string, Try[]>();
  for (const one of tries) {
    if (one.link !== undefined) continue;
    const name = `${one.of} ${one.game}/${one.id}`;
    items.set(name, [...(items.get(name) ?? []), one]);
  }
  const troubled = [...items.values()].filter((all) => all.some(({ result }) => result !== 'solved'));
  return troubled.map(dueOf).sort((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1));
}

function dueOf(tries: readonly Try[]): Due {
  // What was solved before the first trouble taught nothing that has to be kept up.
  const from = tries.findIndex(({ result }) => result !== 'solved');
  let card = createEmptyCard(new Date(tries[from]!.at));
  for (const { at, result } of tries.slice(from)) card = scheduler.next(card, new Date(at), GRADES[result]).card;
  const { game, id, of, result } = tries.at(-1)!;
  return { game, id, of, due: card.due.getTime(), latest: result };
}

export const dueBy = (all: readonly Due[], now: Time): Due[] => all.filter(({ due }) => due <= now);
