import { loadPuzzleGame } from '../puzzles/games';
import { PuzzleFileError, readFound, readSet } from '../puzzles/files';
import type { Puzzle, PuzzleEntry } from '../puzzles/puzzle';
import type { PuzzleGame } from '../puzzles/puzzle-game';
import { Walker } from '../puzzles/walker';
import { isGameId } from '../registry';
import { CliError, type Io } from './command';
import { openGame } from './input';

/** What is common to all commands about puzzles. */
export interface PuzzleInput {
  game: PuzzleGame;
  walker: Walker<object>;
}

export async function openPuzzles(id: string | undefined, io: Io): Promise<PuzzleInput> {
  const { engine } = await openGame(id, io);
  if (id === undefined || !isGameId(id)) throw new CliError(`${id} has no puzzles`);
  const game = await loadPuzzleGame(id);
  return { game, walker: new Walker(game.codec, engine) };
}

export const pathOf = ({ id }: PuzzleGame, file: string): string => `${id}/puzzles/${file}`;

/** All published puzzles of a game, in the order of the list. */
export async function readPublished(game: PuzzleGame, io: Io): Promise<Puzzle[]> {
  const text = await io.content(pathOf(game, 'index.json')).catch(() => {
    throw new CliError(`no puzzles of ${game.id} are published`);
  });
  const boards = new Set((JSON.parse(text) as PuzzleEntry[]).map(({ map }) => map));
  const sets = [...boards].map(async (board) =>
    readSet(await io.content(pathOf(game, `${board}.json`)), `${board}.json`),
  );
  return (await told(Promise.all(sets))).flat();
}

/** The puzzles `mine` has written to a file. */
export async function readMined(path: string, io: Io): Promise<Puzzle[]> {
  const text = await io.read(path).catch((error: Error) => {
    throw new CliError(`cannot read ${path}: ${error.message}`);
  });
  return told(Promise.resolve(text).then(() => readFound(text, path)));
}

/** What a file that is continued holds already; nothing if it is not there. */
export async function readBefore(out: string, io: Io): Promise<Puzzle[]> {
  const text = await io.read(out).catch(() => '');
  if (text !== '' && !text.endsWith('\n'))
    throw new CliError(`${out}: the last line was cut off while it was written; delete it`);
  return text === '' ? [] : readMined(out, io);
}

/** A file that is not as it should be is a mistake the user can put right. */
async function told<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof PuzzleFileError ? new CliError(error.message) : error;
  });
}
