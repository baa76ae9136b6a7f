import type { GameCodec } from './game-codec';
import { toyBattle } from './games/toy-battle/game';
import type { EngineId, GameId } from './registry';

/** The codec of every game of the site; a game without one does not compile. */
export const CODECS: Readonly<Record<GameId, GameCodec>> = {
  'toy-battle': toyBattle,
};

/** A codec is only ever handed states that it made itself. */
const LOADERS: Readonly<Record<EngineId, () => Promise<GameCodec>>> = {
  'toy-battle': async () => toyBattle,
  'token-battle': async () => (await import('./games/token-battle/game')).tokenBattle as unknown as GameCodec,
};

/** The codec of any game, without the code of the other games. */
export const loadCodec = (game: EngineId): Promise<GameCodec> => LOADERS[game]();
