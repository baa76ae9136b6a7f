import { EngineAsker } from '../../../workers/analysis/asker';
import type { GameId } from '../../../workers/registry';
import { offerNewer } from '../shell/missing';
import { engineUrl, makeWorker } from './files';

/** One engine worker for questions; call it in the browser only, and `close` it when leaving the page. */
export function openAsker(game: GameId): EngineAsker {
  const asker = new EngineAsker(game, engineUrl(game), makeWorker);
  asker.onUnready = offerNewer;
  return asker;
}
