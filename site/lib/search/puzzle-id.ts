/** Ids of puzzles, which are told by their shape: `tb-win-0o4htvx`. Pure. */
import { GAMES } from '$workers/registry';

const ID = /^([a-z]+)-[a-z]+-[0-9a-z]{7}$/;

/** The puzzle a text names, with its page from the language on; null if it names none. */
export function idIn(text: string): { id: string; path: string } | null {
  const id = text.trim().toLowerCase();
  const prefix = ID.exec(id)?.[1];
  const game = GAMES.find((each) => each.prefix.toLowerCase() === prefix);
  return game ? { id, path: `/${game.id}/puzzle/?id=${id}` } : null;
}
