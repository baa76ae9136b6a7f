/** The puzzle files, for the server only: a page fetches its own puzzle. */
import type { Locale } from '$lib/i18n/locale';
import { CODECS } from '$workers/codecs';
import type { State } from '$workers/games/toy-battle/state';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { GameId } from '$workers/registry';
import type { PuzzlePage, Words } from './fetch';
import type { Entry } from './list';
import { boardToDraw, pictureOf } from './toy-battle/shown';

/** Files of `site/content/<game>/puzzles/`, one a board. */
const files = import.meta.glob<Puzzle[]>(['/site/content/*/puzzles/*.json', '!/site/content/*/puzzles/index.json'], {
  import: 'default',
});
const terms = import.meta.glob<Words>('/site/content/*/terms/*.json', { import: 'default' });

/** How a game draws a node before its engine has answered. */
const DRAW: Readonly<Record<GameId, { board(state: unknown): object; picture(state: unknown): string }>> = {
  'toy-battle': { board: (state) => boardToDraw(state as State), picture: (state) => pictureOf(state as State) },
};

/** All puzzles of a game, the easiest of each board first, board by board. */
export async function allPuzzles(game: GameId): Promise<Puzzle[]> {
  const own = Object.keys(files)
    .filter((path) => path.startsWith(`/site/content/${game}/puzzles/`))
    .sort();
  const boards = await Promise.all(own.map((path) => files[path]!()));
  const easiestFirst = (a: Puzzle, b: Puzzle) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1);
  return boards.flatMap((puzzles) => [...puzzles].sort(easiestFirst));
}

/** @throws RangeError for a notation that cannot be read */
function stateOf(game: GameId, { id, notation }: Puzzle): unknown {
  const parsed = CODECS[game].parse(notation);
  if (!parsed.ok) throw new RangeError(`${id}: ${parsed.error.problem} at ${parsed.error.column}`);
  return parsed.value;
}

export async function pageOf(game: GameId, id: string): Promise<PuzzlePage | null> {
  const puzzle = (await allPuzzles(game)).find((one) => one.id === id);
  return puzzle ? { puzzle, board: DRAW[game].board(stateOf(game, puzzle)) } : null;
}

/** A puzzle as the list shows it. */
export function entryOf(game: GameId, puzzle: Puzzle): Entry {
  const { id, map, goal, themes, difficulty, right } = puzzle;
  const state = stateOf(game, puzzle);
  const seat = CODECS[game].seat(state);
  return {
    id,
    map,
    kind: goal.kind,
    themes,
    difficulty,
    right: right.length,
    seat,
    picture: DRAW[game].picture(state),
  };
}

/** The words of a game that puzzles need, in English where a translation is missing. */
export async function wordsOf(game: GameId, locale: Locale): Promise<Words> {
  const read = async (language: Locale) => (await terms[`/site/content/${game}/terms/${language}.json`]?.()) ?? {};
  const all = { ...(await read('en')), ...(await read(locale)) };
  return Object.fromEntries(Object.entries(all).filter(([key]) => /^(goal|theme)_/.test(key)));
}
