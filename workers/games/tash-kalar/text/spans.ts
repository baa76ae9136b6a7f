/** Where in the text of a card each of its decisions stands. */
import { spansIn, type Part, type Span } from '../../../text/spans';
import { clause } from './compose';
import type { Grammar } from './grammar';
import type { Step } from './program';
import { withReferences } from './references';

/** The player is asked: everything else happens at once. */
const decides = (step: Step): boolean =>
  step.do === 'choose' || ('count' in step && step.count !== 'all' && step.count !== 'auto');

/** The deciding steps, each with what it says; those of an option stand within the choice. */
const partsOf = (steps: readonly Step[], grammar: Grammar): Part[] =>
  steps.flatMap((step): Part[] => {
    if (step.do === 'if') return [...partsOf(step.then, grammar), ...partsOf(step.else ?? [], grammar)];
    if (!decides(step)) return [];
    const options = step.do === 'choose' ? step.options : [];
    const within = options.flatMap((option) => partsOf(option.steps, grammar));
    return [{ said: grammar.text([clause(step, grammar)]).trim(), within }];
  });

/**
 * The part of the text each decision carries out, by its number in the order of the text, from 1.
 *
 * @param text what the language makes of the whole program
 * @throws RangeError if the text does not hold what the language says of a step
 */
export function decisionSpans(steps: readonly Step[], text: string, grammar: Grammar): Record<string, Span> {
  const spans = spansIn(text, partsOf(withReferences(steps), grammar));
  return Object.fromEntries(spans.map((span, i) => [i + 1, span]));
}
