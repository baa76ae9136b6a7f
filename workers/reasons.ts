import type { RuleId } from './contract';

/**
 * A rule, and where it speaks of several conditions the one that fails: `TS-EFF-11/wants-enemy`; where another rule says
 * more of it, that one: `TB-TURN-4/TB-CASTLE-1`.
 */
export type Reason = string;

export const ruleOf = (reason: Reason): RuleId => reason.split('/', 1)[0]!;

/** The rule to read about it. */
export const readAbout = (reason: Reason): RuleId => /[^/]+-\d+$/.exec(reason)?.[0] ?? ruleOf(reason);
