/**
 * What pages show of a position before its engine has answered. Made while the site is built: pages read no notation, but for
 * a board on a page of somebody else, whose position is in its address.
 */
import { loadCodec } from '$workers/codecs';
import type { GameId } from '$workers/registry';
import type { Drawn } from './drawn';

const games: Readonly<Record<GameId, () => Promise<{ drawn: Drawn }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/drawn'),
  'token-battle': () => import('$lib/games/token-battle/drawn'),
  'tash-kalar': () => import('$lib/games/tash-kalar/drawn'),
  conquest: () => import('$lib/games/conquest/drawn'),
  codex: () => import('$lib/games/codex/drawn'),
};

export const loadDrawn = async (game: GameId): Promise<Drawn> => (await games[game]()).drawn;

/** @throws RangeError for a notation that cannot be read */
export async function readState(game: GameId, notation: string): Promise<unknown> {
  const parsed = (await loadCodec(game)).parse(notation);
  if (!parsed.ok) throw new RangeError(`${notation}: ${parsed.error.problem} at ${parsed.error.column}`);
  return parsed.value;
}

/** @throws RangeError for a notation that cannot be read */
export async function firstBoard(game: GameId, notation: string): Promise<object> {
  const [{ board }, state] = await Promise.all([loadDrawn(game), readState(game, notation)]);
  return board(state);
}
