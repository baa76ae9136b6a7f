import { gameEntry, type GameId } from '../../../workers/registry';
import { addressOf } from './files';

/** File name of the engine of a game. Where the site is built it changes with every change of the engine. */
export const engineName = (game: GameId): string => addressOf(gameEntry(game).wasm).split('/').at(-1)!;
