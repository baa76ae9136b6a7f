import type { RuleId } from './contract';

/**
 * A rule, and where it speaks of several conditions the one that fails: `TS-EFF-11/wants-enemy`; where another rule says
 * more of it, that one: `TB-TURN-4/TB-CASTLE-1`. Places at fault come last: `TS-SUM-2/lacks:c4+d5`.
 */
export type Reason = string;

export const ruleOf = (reason: Reason): RuleId => reason.split('/', 1)[0]!;

/** The rule to read about it. */
export const readAbout = (reason: Reason): RuleId => /[^/]+-\d+$/.exec(reason)?.[0] ?? ruleOf(reason);

/** The reason without places: what its words stand under. */
export const conditionOf = (reason: Reason): Reason => reason.split(':', 1)[0]!;

/** Places at fault, other than those of the action itself. */
export const placesAtFault = (reasons: readonly Reason[]): string[] =>
  reasons.flatMap((reason) => reason.split(':')[1]?.split('+') ?? []);

/** Between the words of actions of which any may be meant: `play spark or hire spark`. */
export const OR = ' or ';

/** Between their verbs where one rule stands against all of them: `CX-COST-2/play-hire`. */
export const ALSO = '-';

/** What is done, as an action says it first. What stands against some of several actions only ends in it: `CX-ATK-2/attack`. */
export const verbOf = (action: string): string => action.split(' ', 1)[0]!;
