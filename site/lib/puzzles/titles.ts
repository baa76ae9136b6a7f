/**
 * What puzzles are called: the name of the goal, and of the position what can be read off it before it is solved, as much as
 * tells the puzzle apart from the others of its game. Made while the site is built, so that no page carries how. Pure.
 */
import { clauses, labelled } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Puzzle } from '$workers/puzzles/puzzle';

/** What a game can say of a puzzle's position, each in a few words; nothing of it may lead to the answer. */
export interface Telling {
  /** What every title says. */
  always: readonly string[];
  /** What is added where titles are the same without it: the first of these that makes a difference, then the next. */
  further: readonly string[];
}

/** @param state as the codec of the game reads it; all words are of the language being rendered */
export type Tell<S = unknown> = (puzzle: Pick<Puzzle, 'goal' | 'map'>, state: S) => Telling | Promise<Telling>;

export interface Told extends Telling {
  id: string;
  /** The name of the goal. */
  goal: string;
}

/** A question has its sign already. */
const headed = (goal: string, text: string): string => {
  if (text === '') return goal;
  if (goal.endsWith('？')) return goal + text;
  return goal.endsWith('?') ? `${goal} ${text}` : labelled(goal, text);
};

/** A puzzle and what its title has come to say, each by its place in `further`. */
interface Titled {
  told: Told;
  said: readonly number[];
}

/** On both sides there may be somebody of the same name. */
const titleOf = ({ told: { goal, always, further }, said }: Titled): string =>
  headed(goal, clauses([...new Set([...always, ...said.map((i) => further[i])])]));

function byTitle(puzzles: readonly Titled[]): Titled[][] {
  const groups = new Map<string, Titled[]>();
  for (const puzzle of puzzles) {
    const title = titleOf(puzzle);
    groups.set(title, [...(groups.get(title) ?? []), puzzle]);
  }
  return [...groups.values()];
}

/** Puzzles with the same title, told apart by the first thing that is not the same of all of them; null if there is none. */
function toldApart(group: readonly Titled[]): Titled[] | null {
  const most = Math.max(...group.map(({ told }) => told.further.length));
  for (let i = 0; i < most; i++) {
    const texts = new Set(group.map(({ told }) => told.further[i]));
    if (texts.size > 1 && !group.some(({ said }) => said.includes(i)))
      return group.map(({ told, said }) => ({ told, said: [...said, i].sort() }));
  }
  return null;
}

/** Titles by id. Those that are the same with all that can be said are numbered in the order of the puzzles. */
export function titlesOf(puzzles: readonly Told[]): Map<string, string> {
  let groups = byTitle(puzzles.map((told) => ({ told, said: [] })));
  for (;;) {
    const apart = groups.map((group) => (group.length > 1 ? toldApart(group) : null));
    if (apart.every((group) => group === null)) break;
    groups = byTitle(groups.flatMap((group, i) => apart[i] ?? group));
  }
  const numbered = groups.flatMap((group) =>
    group.map((puzzle, i): [string, string] => {
      const title = titleOf(puzzle);
      return [puzzle.told.id, group.length > 1 ? m.title_again({ title, number: i + 1 }) : title];
    }),
  );
  return new Map(numbered);
}
