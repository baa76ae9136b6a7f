import { TS_CASE_4, TS_SUM_2, TS_SUM_5 } from '../../../assembly/games/tash-kalar/rule-numbers';
import { decode } from './actions';
import { matchesOf, patternAt, type Required } from './pattern';
import { RANKS, type State } from './state';

/** The conditions told by lacking squares; the squares follow the name: `lacks:c4+d5`. */
export const LACKS = ['lacks', 'lacks-rank', 'low', 'foreign'] as const;

type Test = (required: Required) => boolean;

/**
 * Why the pattern of a being is not shown around a target, told by the squares at fault where it comes nearest to being so.
 * Null for other rules, and where nothing of the pattern stands there.
 */
export function lackOf(action: number, rule: number, state: State): string | null {
  if (rule !== TS_SUM_2 && rule !== TS_SUM_5 && rule !== TS_CASE_4) return null;
  const parts = decode(action, state);
  if (parts.kind !== 'summon') return null;
  const { board, side } = state;
  const own: Test = ({ square }) => board[square]?.owner === side;
  const strong: Test = ({ square, rank }) => RANKS.indexOf(board[square]?.rank ?? 'common') >= RANKS.indexOf(rank);
  const taken: Test = ({ square, rank }) => square in board && strong({ square, rank });
  const fits: Test = (required) => own(required) && strong(required);

  // Only ways to lay the pattern that break the rule named, not one that stands before it.
  const admitted = rule === TS_SUM_5 ? own : rule === TS_CASE_4 ? taken : () => true;
  const lacking = matchesOf(parts.card, parts.square!)
    .map(({ orientation }) => patternAt(parts.card, parts.square!, orientation))
    .filter((pattern) => pattern.every(admitted) && pattern.some(fits))
    .map((pattern) => pattern.filter((required) => !fits(required)))
    .sort((a, b) => a.length - b.length)[0];
  if (!lacking?.length) return null;
  return `${nameOf(rule, lacking)}:${lacking.map(({ square }) => square).join('+')}`;
}

function nameOf(rule: number, lacking: readonly Required[]): (typeof LACKS)[number] {
  if (rule === TS_SUM_5) return 'low';
  if (rule === TS_CASE_4) return 'foreign';
  return lacking.some(({ rank }) => rank !== 'common') ? 'lacks-rank' : 'lacks';
}
