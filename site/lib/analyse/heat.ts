import { group } from 'd3-array';
import type { HeatValue } from '$lib/board/heat';
import { statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { MoveValue } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import type { AnalyseGame } from './game';
import type { Measure } from './measure';
import { placeOn, type Yardstick } from './scale';
import { labelOf } from './value-words';
import { byNode, matching, ranked, resultOf } from './values';
import { evidence } from './words';

/** The best of some moves as it is shown where they are made. */
function shown(
  game: AnalyseGame,
  view: View,
  node: string,
  [best, ...others]: readonly [MoveValue, ...MoveValue[]],
  measure: Measure,
  yard: Yardstick | null,
): HeatValue {
  return {
    node,
    value: measure === 'loss' && yard ? placeOn(yard, best) : best.chance,
    label: labelOf(best, measure, yard),
    kind: best.certainty,
    result: resultOf(best),
    best: best === yard?.best,
    detail: statements([
      game.action(view, best.action),
      others.length > 0 && m.analyse_best_of({ count: others.length + 1 }),
      evidence(best),
    ]),
  };
}

/** The values as a board shows them. Numbers stand only where work stands behind them. */
export const heatOf = (
  game: AnalyseGame,
  view: View,
  moves: readonly MoveValue[],
  measure: Measure,
  yard: Yardstick | null,
): HeatValue[] =>
  byNode(moves).map(({ node, moves: there }) =>
    shown(game, view, node, there as [MoveValue, ...MoveValue[]], measure, yard),
  );

/** The same on whatever is picked next: the best move that goes on with it. */
export function heatOfPicks(
  game: AnalyseGame,
  view: View,
  moves: readonly MoveValue[],
  picked: readonly string[],
  measure: Measure,
  yard: Yardstick | null,
): ReadonlyMap<string, HeatValue> {
  const nextOf = ({ picks }: MoveValue) => picks.find((one) => !picked.includes(one));
  const next = group(
    ranked(matching(moves, picked)).filter((move) => nextOf(move) !== undefined),
    (move) => nextOf(move)!,
  );
  return new Map(
    [...next].map(([pick, there]) => [
      pick,
      shown(game, view, pick, there as [MoveValue, ...MoveValue[]], measure, yard),
    ]),
  );
}
