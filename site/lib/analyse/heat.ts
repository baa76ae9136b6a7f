import type { HeatValue } from '$lib/board/heat';
import { statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { MoveValue } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import type { AnalyseGame } from './game';
import { byNode, isFirstLook, ranked } from './values';
import { evidence, valueText } from './words';

/** The values as a board shows them. Numbers stand only where work stands behind them. */
export function heatOf(game: AnalyseGame, view: View, moves: readonly MoveValue[]): HeatValue[] {
  return byNode(moves).map(({ node, best, moves: there }) => ({
    node,
    value: best.chance,
    label: isFirstLook(best) ? '' : valueText(best),
    kind: best.certainty,
    detail: statements([
      game.action(view, best.action),
      there.length > 1 && m.analyse_best_of({ count: there.length }),
      evidence(best),
    ]),
  }));
}

/** The ranked list as text, for the clipboard: one move a line, tab-separated. */
export function valuesText(game: AnalyseGame, view: View, moves: readonly MoveValue[]): string {
  const lines = ranked(moves).map((value, i) => {
    const number = value.certainty === 'unknown' ? '?' : valueText(value, 1);
    return [i + 1, value.action, game.action(view, value.action), number, evidence(value)].join('\t');
  });
  return [view.notation, ...lines].join('\n');
}
