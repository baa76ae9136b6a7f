import { pairingName } from '$lib/games/token-battle/board/set-names';
import { cardName } from '$lib/games/token-battle/board/words';
import { m } from '$lib/paraglide/messages';
import { pointsTitle, turnsTitle } from '$lib/puzzles/title-words';
import type { Tell } from '$lib/puzzles/titles';
import type { State } from '$workers/games/token-battle/state';

const METRIC: Readonly<Record<string, () => string>> = {
  scored: m.tk_title_scored,
  gain: m.tk_title_gain,
  enemyGain: m.tk_title_enemy_gain,
};

/** What is wanted, and how the points stand; then the sets. */
export const tell: Tell<State> = ({ goal: { card, metric, turns }, map }, { turn, points }) => {
  const side = turn === 'B' ? 'B' : 'A';
  const wanted = [
    card !== undefined && cardName(card),
    metric !== undefined && METRIC[metric]!(),
    // A run of turns is counted by whoever plays it.
    turns !== undefined && metric === undefined && turnsTitle(turns),
  ].filter((words) => words !== false);
  return {
    always: [...wanted, pointsTitle({ own: points[side], enemy: points[side === 'A' ? 'B' : 'A'] })],
    further: [pairingName(map)],
  };
};
