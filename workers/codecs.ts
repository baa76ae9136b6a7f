import type { GameCodec } from './game-codec';
import { toyBattle } from './games/toy-battle/game';
import type { GameId } from './registry';

/** The codec of every game of the registry; a game without one does not compile. */
export const CODECS: Readonly<Record<GameId, GameCodec>> = {
  'toy-battle': toyBattle,
};
