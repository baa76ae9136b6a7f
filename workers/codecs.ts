import type { GameCodec } from './game-codec';
import type { GameId } from './registry';

/** A codec is only ever handed states that it made itself. */
const CODECS: Readonly<Record<GameId, () => Promise<GameCodec>>> = {
  'toy-battle': async () => (await import('./games/toy-battle/game')).toyBattle as unknown as GameCodec,
  'token-battle': async () => (await import('./games/token-battle/game')).tokenBattle as unknown as GameCodec,
  'tash-kalar': async () => (await import('./games/tash-kalar/game')).tashKalar as unknown as GameCodec,
  conquest: async () => (await import('./games/conquest/game')).conquest as unknown as GameCodec,
  codex: async () => (await import('./games/codex/game')).codex as unknown as GameCodec,
};

/** The codec of a game, without the code of the others; a game without one does not compile. */
export const loadCodec = (game: GameId): Promise<GameCodec> => CODECS[game]();
