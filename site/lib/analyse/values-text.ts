import type { MoveValue } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import type { AnalyseGame } from './game';
import { ranked } from './values';
import { evidence, valueText } from './words';

/** The ranked list as text, for the clipboard: one move a line, tab-separated. */
export function valuesText(game: AnalyseGame, view: View, moves: readonly MoveValue[]): string {
  const lines = ranked(moves).map((value, i) => {
    const number = value.certainty === 'unknown' ? '?' : valueText(value, 1);
    return [i + 1, value.action, game.action(view, value.action), number, evidence(value)].join('\t');
  });
  return [view.notation, ...lines].join('\n');
}
