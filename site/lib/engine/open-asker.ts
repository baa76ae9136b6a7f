import { EngineAsker } from '../../../workers/analysis/asker';
import type { GameId } from '../../../workers/registry';
import { offerNewer } from '../shell/missing';
import { engineUrl, makeWorker, sideUrl } from './files';

/** One engine worker for questions; call it in the browser only, and `close` it when leaving the page. */
export function openAsker(game: GameId): EngineAsker {
  const asker = new EngineAsker(game, engineUrl(game), makeWorker, sideUrl(game));
  asker.onUnready = offerNewer;
  return asker;
}
