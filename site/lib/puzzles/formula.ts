import { m } from '$lib/paraglide/messages';
import { getLocale } from '$lib/paraglide/runtime';
import { difficultyFormula } from '$workers/puzzles/difficulty';

/** Words of the formula; a longer one stands before those it contains. */
const WORDS: Readonly<Record<string, () => string>> = {
  ', rounded, 1 to 10': m.puzzles_formula_rounded,
  'effect needed': m.puzzles_formula_effect,
  depth: m.puzzles_formula_depth,
  legal: m.puzzles_formula_legal,
  right: m.puzzles_formula_right,
  decoys: m.puzzles_formula_decoys,
  nodes: m.puzzles_formula_nodes,
};

/** The published formula of difficulty with its words and weights in the language of the page; `choice` is the game's own. */
export function formulaText(choice: number): string {
  const weight = new Intl.NumberFormat(getLocale());
  return difficultyFormula(choice)
    .replace(new RegExp(Object.keys(WORDS).join('|'), 'g'), (word) => WORDS[word]!())
    .replace(' - ', ' − ')
    .replace(/\d+\.\d+/g, (number) => weight.format(Number(number)));
}
