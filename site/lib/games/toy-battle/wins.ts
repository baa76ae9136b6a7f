/** The medals a decision wins, in words, as far as the engine tells them: which regions are claimed only the board shows. */
import { sideName } from '$lib/games/toy-battle/board/words';
import { afterDash, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Effect } from '$workers/games/toy-battle/effects';

export const wins = (effects: readonly Effect[]): string[] =>
  effects.map(({ side, medals }) => m.tb_after_claims({ side: sideName(side), medals }));

/** The same, behind the words of the move. */
export const winsBehind = (effects: readonly Effect[]): string => afterDash(statements(wins(effects)));
