/** From an effect program to a paragraph, in any language: which sentences there are and how they hang together. */
import { paragraph } from '../../../text/joining';
import type { Grammar } from './grammar';
import type { Condition, Step } from './program';
import { withReferences } from './references';

/**
 * Whether a condition cannot hold where the other did, whatever was done meanwhile: where a being was summoned stays as
 * it was, but a common that is upgraded has become a heroic.
 */
const excludes = (one: Condition, other: Condition): boolean => onColour(one) && onColour(other);

const onColour = (condition: Condition): boolean =>
  'summonedOn' in condition && condition.summonedOn !== 'nonCentralColoured';

/** What one step says. */
export function clause(step: Exclude<Step, { do: 'if' }>, grammar: Grammar): string {
  if (step.do !== 'choose') return grammar.deed(step);
  return grammar.oneOf(step.options.map(({ steps }) => clauses(steps, grammar)));
}

function clauses(steps: readonly Step[], grammar: Grammar): string {
  return grammar.inOrder(
    steps.map((step) => {
      if (step.do === 'if') throw new RangeError('no words for a condition inside a clause');
      return clause(step, grammar);
    }),
  );
}

/** The sentences of a condition: what it leads to, what follows from that, and what happens otherwise. */
function conditional(step: Extract<Step, { do: 'if' }>, grammar: Grammar, failed?: Condition): string[] {
  const nested = step.then.findIndex((inner) => inner.do === 'if');
  const direct = nested < 0 ? step.then : step.then.slice(0, nested);
  const chained = failed !== undefined && !excludes(failed, step.cond);
  const first = grammar.under(grammar.condition(step.cond, chained), clauses(direct, grammar));
  const [only, ...more] = step.else ?? [];
  const otherwise =
    only === undefined
      ? []
      : only.do === 'if' && more.length === 0
        ? conditional(only, grammar, step.cond)
        : [grammar.under(grammar.otherwise, clauses(step.else!, grammar))];
  return [first, ...(nested < 0 ? [] : sentences(step.then.slice(nested), grammar)), ...otherwise];
}

const isUncounted = (step: Step): boolean => step.do === 'destroy' && step.credit === 'none';

/** How many steps up to this one are not counted, where it is the last of them; else 0. */
function uncountedUpTo(steps: readonly Step[], last: number): number {
  const next = steps[last + 1];
  if (next && isUncounted(next)) return 0;
  return last - steps.slice(0, last + 1).findLastIndex((step) => !isUncounted(step));
}

function sentences(steps: readonly Step[], grammar: Grammar): string[] {
  return steps.flatMap((step, i) => {
    if (step.do === 'if') return conditional(step, grammar);
    const said = [clause(step, grammar)];
    const uncounted = uncountedUpTo(steps, i);
    return uncounted === 0 ? said : [...said, grammar.uncounted(uncounted)];
  });
}

/**
 * The text of an effect program, parts in the order of resolution (TS-EFF-7).
 *
 * @throws RangeError for a part of a program the language has no words for
 */
export const effectText = (steps: readonly Step[], grammar: Grammar): string =>
  paragraph(sentences(withReferences(steps), grammar), grammar);
