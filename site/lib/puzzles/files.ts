/** The puzzle files, for the server only: a page fetches the part its puzzle is in. */
import { boundIn } from '$lib/i18n/bound';
import type { Locale } from '$lib/i18n/locale';
import { firstBoard, loadDrawn, readState } from '$lib/prerender/first-boards';
import { loadCodec } from '$workers/codecs';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { GameId } from '$workers/registry';
import type { Words } from './fetch';
import type { Entry } from './list';
import { pack } from './packed';
import { partOf, partsOf } from './parts';
import { tellingOf } from './tellings';
import { titlesOf, type Told } from './titles';

/** Files of `site/content/<game>/puzzles/`, one a board. */
const files = import.meta.glob<Puzzle[]>(['/site/content/*/puzzles/*.json', '!/site/content/*/puzzles/index.json'], {
  import: 'default',
});
/** Puzzles that are in no list any more, and that those who have their addresses still open. */
const formerFiles = import.meta.glob<Puzzle[]>('/site/content/*/former-puzzles/*.json', { import: 'default' });
const terms = import.meta.glob<Words>('/site/content/*/terms/*.json', { import: 'default' });

/** All puzzles of a game, the easiest first. */
export const allPuzzles = (game: GameId): Promise<Puzzle[]> => puzzlesIn(files, `/site/content/${game}/puzzles/`);

/** Those it had. */
export const formerPuzzles = (game: GameId): Promise<Puzzle[]> =>
  puzzlesIn(formerFiles, `/site/content/${game}/former-puzzles/`);

async function puzzlesIn(from: Record<string, () => Promise<Puzzle[]>>, folder: string): Promise<Puzzle[]> {
  const own = Object.keys(from)
    .filter((path) => path.startsWith(folder))
    .sort();
  const sets = await Promise.all(own.map((path) => from[path]!()));
  const easiestFirst = (a: Puzzle, b: Puzzle) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1);
  return sets.flat().sort(easiestFirst);
}

/** The puzzles of a part, packed; null if there is no such part. */
export async function packedPart(game: GameId, part: string): Promise<ArrayBuffer | null> {
  if (!partsOf(game).includes(part)) return null;
  const every = [...(await allPuzzles(game)), ...(await formerPuzzles(game))];
  const puzzles = every.filter(({ id }) => partOf(game, id) === part);
  const pages = puzzles.map(async (puzzle) => ({ puzzle, board: await firstBoard(game, puzzle.notation) }));
  return pack(await Promise.all(pages));
}

/** All puzzles of a game as the list shows them. */
export const allEntries = async (game: GameId): Promise<Entry[]> =>
  Promise.all((await allPuzzles(game)).map((puzzle) => entryOf(game, puzzle)));

async function entryOf(game: GameId, puzzle: Puzzle): Promise<Entry> {
  const { id, map, goal, themes, difficulty, right, notation } = puzzle;
  const [codec, drawn, state] = await Promise.all([loadCodec(game), loadDrawn(game), readState(game, notation)]);
  return {
    id,
    map,
    kind: goal.kind,
    themes,
    difficulty,
    right: right.length,
    seat: codec.seat(state),
    picture: drawn.picture(state),
  };
}

async function toldOf(game: GameId, puzzle: Puzzle, terms: Words): Promise<Told> {
  const { id, goal } = puzzle;
  return { id, goal: terms[`goal_${goal.kind}`] ?? goal.kind, ...(await tellingOf(game, puzzle)) };
}

/**
 * The words of a game that puzzles need, in English where a translation is missing, and what the puzzles are called.
 * @param locale the language being rendered
 */
export async function wordsOf(game: GameId, locale: Locale): Promise<Words> {
  const read = async (language: Locale) => (await terms[`/site/content/${game}/terms/${language}.json`]?.()) ?? {};
  const all = { ...(await read('en')), ...(await read(locale)) };
  const words = Object.entries(all).filter(([key]) => /^(goal|theme)_/.test(key));
  const told = await Promise.all((await allPuzzles(game)).map((puzzle) => toldOf(game, puzzle, all)));
  const titles = [...titlesOf(told)].map(([id, title]) => [`title_${id}`, title]);
  return boundIn(locale, Object.fromEntries([...words, ...titles]));
}
