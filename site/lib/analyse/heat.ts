import type { HeatValue } from '$lib/board/heat';
import { statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { MoveValue } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import type { AnalyseGame } from './game';
import type { Measure } from './measure';
import { placeOn, type Yardstick } from './scale';
import { labelOf } from './value-words';
import { byNode, resultOf } from './values';
import { evidence } from './words';

/** The values as a board shows them. Numbers stand only where work stands behind them. */
export function heatOf(
  game: AnalyseGame,
  view: View,
  moves: readonly MoveValue[],
  measure: Measure,
  yard: Yardstick | null,
): HeatValue[] {
  return byNode(moves).map(({ node, best, moves: there }) => ({
    node,
    value: measure === 'loss' && yard ? placeOn(yard, best) : best.chance,
    label: labelOf(best, measure, yard),
    kind: best.certainty,
    result: resultOf(best),
    best: best === yard?.best,
    detail: statements([
      game.action(view, best.action),
      there.length > 1 && m.analyse_best_of({ count: there.length }),
      evidence(best),
    ]),
  }));
}
