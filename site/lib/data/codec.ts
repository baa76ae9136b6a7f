/** The codec of a game, for pages; see $workers/codecs. */
import { loadCodec as load } from '$workers/codecs';
import type { GameCodec } from '$workers/game-codec';
import type { GameId } from '$workers/registry';
import { withData } from './games';

/** @throws if a part of the site cannot be had */
export const loadCodec = (game: GameId): Promise<GameCodec> => withData(game, () => load(game));
