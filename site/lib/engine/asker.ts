import { EngineAsker } from '../../../workers/asker';
import type { GameId } from '../../../workers/registry';
import { engineUrl, makeWorker } from './files';

/** One engine worker for questions; call it in the browser only, and `close` it when leaving the page. */
export const openAsker = (game: GameId): EngineAsker => new EngineAsker(game, engineUrl(game), makeWorker);
