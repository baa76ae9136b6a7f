/** The puzzle files, for the server only: a page fetches its own puzzle. */
import type { Locale } from '$lib/i18n/locale';
import { pictureOf as tashKalarPicture } from '$lib/board/tash-kalar/picture';
import { pictureOf as tokenBattlePicture } from '$lib/board/token-battle/picture';
import { loadCodec } from '$workers/codecs';
import type { GameCodec } from '$workers/game-codec';
import { boardOf as tashKalarBoard } from '$workers/games/tash-kalar/board';
import type { State as TashKalarState } from '$workers/games/tash-kalar/state';
import { boardOf } from '$workers/games/token-battle/board';
import type { State as TokenBattleState } from '$workers/games/token-battle/state';
import type { State as ToyBattleState } from '$workers/games/toy-battle/state';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { GameId } from '$workers/registry';
import type { PuzzlePage, Words } from './fetch';
import type { Entry } from './list';
import { boardToDraw, pictureOf as toyBattlePicture } from './toy-battle/shown';

/** Files of `site/content/<game>/puzzles/`, one a board. */
const files = import.meta.glob<Puzzle[]>(['/site/content/*/puzzles/*.json', '!/site/content/*/puzzles/index.json'], {
  import: 'default',
});
const terms = import.meta.glob<Words>('/site/content/*/terms/*.json', { import: 'default' });

/** How a game draws a node before its engine has answered, and how its list is ordered. */
const BY_GAME: Readonly<
  Record<GameId, { board(state: unknown): object; picture(state: unknown): string; byMap: boolean }>
> = {
  'toy-battle': {
    board: (state) => boardToDraw(state as ToyBattleState),
    picture: (state) => toyBattlePicture(state as ToyBattleState),
    byMap: true,
  },
  'token-battle': {
    board: (state) => boardOf(state as TokenBattleState),
    picture: (state) => tokenBattlePicture(state as TokenBattleState),
    byMap: false,
  },
  'tash-kalar': {
    board: (state) => tashKalarBoard(state as TashKalarState),
    picture: (state) => tashKalarPicture(state as TashKalarState),
    byMap: false,
  },
};

/** All puzzles of a game, the easiest first, where it has boards board by board. */
export async function allPuzzles(game: GameId): Promise<Puzzle[]> {
  const own = Object.keys(files)
    .filter((path) => path.startsWith(`/site/content/${game}/puzzles/`))
    .sort();
  const sets = await Promise.all(own.map((path) => files[path]!()));
  const easiestFirst = (a: Puzzle, b: Puzzle) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1);
  return BY_GAME[game].byMap
    ? sets.flatMap((puzzles) => [...puzzles].sort(easiestFirst))
    : sets.flat().sort(easiestFirst);
}

/** @throws RangeError for a notation that cannot be read */
function stateOf(codec: GameCodec, { id, notation }: Puzzle): unknown {
  const parsed = codec.parse(notation);
  if (!parsed.ok) throw new RangeError(`${id}: ${parsed.error.problem} at ${parsed.error.column}`);
  return parsed.value;
}

export async function pageOf(game: GameId, id: string): Promise<PuzzlePage | null> {
  const puzzle = (await allPuzzles(game)).find((one) => one.id === id);
  return puzzle ? { puzzle, board: BY_GAME[game].board(stateOf(await loadCodec(game), puzzle)) } : null;
}

/** All puzzles of a game as the list shows them. */
export async function allEntries(game: GameId): Promise<Entry[]> {
  const codec = await loadCodec(game);
  return (await allPuzzles(game)).map((puzzle) => entryOf(codec, puzzle, BY_GAME[game].picture));
}

function entryOf(codec: GameCodec, puzzle: Puzzle, picture: (state: unknown) => string): Entry {
  const { id, map, goal, themes, difficulty, right } = puzzle;
  const state = stateOf(codec, puzzle);
  return {
    id,
    map,
    kind: goal.kind,
    themes,
    difficulty,
    right: right.length,
    seat: codec.seat(state),
    picture: picture(state),
  };
}

/** The words of a game that puzzles need, in English where a translation is missing. */
export async function wordsOf(game: GameId, locale: Locale): Promise<Words> {
  const read = async (language: Locale) => (await terms[`/site/content/${game}/terms/${language}.json`]?.()) ?? {};
  const all = { ...(await read('en')), ...(await read(locale)) };
  return Object.fromEntries(Object.entries(all).filter(([key]) => /^(goal|theme)_/.test(key)));
}
