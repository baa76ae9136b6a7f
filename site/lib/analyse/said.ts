import type { RuleId } from '$workers/contract';
import { readAbout, type Reason } from '$workers/reasons';
import type { Flaw } from './edit/edits';
import type { GameTexts, Worded } from './texts';

/** What is said of something that cannot be done. */
export interface Said {
  /** Null while the words of the game are loading, or where it has none. */
  text: Worded | null;
  /** The rule to read about it; null where no rule is broken, as in a text that cannot be read. */
  rule: RuleId | null;
}

/** Why something is refused, reason by reason; what would be said twice is said once. */
export function saidOf(texts: GameTexts | null, reasons: readonly Reason[]): Said[] {
  const said = reasons.map((reason) => ({ text: texts?.refusal(reason) ?? null, rule: readAbout(reason) }));
  return said.filter(
    ({ text, rule }, i) => said.findIndex((other) => other.rule === rule && other.text?.text === text?.text) === i,
  );
}

/** What is wrong with a position. Where it is only that it cannot be played on, the rule says why, if it has words of its own. */
export function saidOfFlaw(texts: GameTexts | null, { problem, rule = null }: Pick<Flaw, 'problem' | 'rule'>): Said[] {
  const text = texts?.problem(problem) ?? null;
  const why = problem === 'not-playable' && rule ? (texts?.refusal(rule) ?? null) : null;
  return why
    ? [
        { text, rule: null },
        { text: why, rule },
      ]
    : [{ text, rule }];
}
