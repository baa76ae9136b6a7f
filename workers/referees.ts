import type { Judge } from './referee/judge';
import type { GameId } from './registry';

/** A judge is only ever handed nodes that it made itself. */
const JUDGES: Readonly<Record<GameId, () => Promise<{ judge: unknown }>>> = {
  'toy-battle': () => import('./referee/toy-battle/judge'),
  'token-battle': () => import('./referee/token-battle/judge'),
  'tash-kalar': () => import('./referee/tash-kalar/judge'),
  conquest: () => import('./referee/conquest/judge'),
  codex: () => import('./referee/codex/judge'),
};

/** The referee of a game, without those of the others; a game without one does not compile. */
export const loadJudge = async (game: GameId): Promise<Judge> => (await JUDGES[game]()).judge as Judge;
