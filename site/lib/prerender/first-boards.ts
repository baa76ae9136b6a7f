/** What a page draws of a position before its engine has answered. Made while the site is built: pages read no notation. */
import { boardToDraw } from '$lib/games/toy-battle/puzzles/shown';
import { loadCodec } from '$workers/codecs';
import { boardOf as tashKalarBoard } from '$workers/games/tash-kalar/board';
import type { State as TashKalarState } from '$workers/games/tash-kalar/state';
import { boardOf as tokenBattleBoard } from '$workers/games/token-battle/board';
import type { State as TokenBattleState } from '$workers/games/token-battle/state';
import type { State as ToyBattleState } from '$workers/games/toy-battle/state';
import type { GameId } from '$workers/registry';

const BOARDS: Readonly<Record<GameId, (state: unknown) => object>> = {
  'toy-battle': (state) => boardToDraw(state as ToyBattleState),
  'token-battle': (state) => tokenBattleBoard(state as TokenBattleState),
  'tash-kalar': (state) => tashKalarBoard(state as TashKalarState),
};

/** @throws RangeError for a notation that cannot be read */
export async function readState(game: GameId, notation: string): Promise<unknown> {
  const parsed = (await loadCodec(game)).parse(notation);
  if (!parsed.ok) throw new RangeError(`${notation}: ${parsed.error.problem} at ${parsed.error.column}`);
  return parsed.value;
}

/** @throws RangeError for a notation that cannot be read */
export const firstBoard = async (game: GameId, notation: string): Promise<object> =>
  BOARDS[game](await readState(game, notation));
