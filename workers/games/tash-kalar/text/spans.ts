/** Where in the text of a card each of its decisions stands. */
import { clause } from './compose';
import type { Grammar } from './grammar';
import type { Step } from './program';
import { withReferences } from './references';

/** Start and end in the text, the end excluded. */
export type Span = readonly [start: number, end: number];

/** The player is asked: everything else happens at once. */
const decides = (step: Step): boolean =>
  step.do === 'choose' || ('count' in step && step.count !== 'all' && step.count !== 'auto');

/**
 * The part of the text each decision carries out, by its number in the order of the text, from 1.
 *
 * @param text what the language makes of the whole program
 * @throws RangeError if the text does not hold what the language says of a step
 */
export function decisionSpans(steps: readonly Step[], text: string, grammar: Grammar): Record<string, Span> {
  const spans: Span[] = [];
  const whole = text.toLowerCase();
  let from = 0;

  const walk = (inner: readonly Step[]): void => {
    for (const step of inner) {
      if (step.do === 'if') {
        walk(step.then);
        walk(step.else ?? []);
      } else if (decides(step)) {
        const said = grammar.text([clause(step, grammar)]).trim();
        const start = whole.indexOf(said.toLowerCase(), from);
        if (start < 0) throw new RangeError(`"${said}" is not in "${text}"`);
        spans.push([start, start + said.length]);
        from = start;
        if (step.do === 'choose') for (const { steps: option } of step.options) walk(option);
        from = start + said.length;
      }
    }
  };
  walk(withReferences(steps));
  return Object.fromEntries(spans.map((span, i) => [i + 1, span]));
}
