import type { RuleId } from './contract';

/** A rule, and where it speaks of several conditions the one that fails: `TS-EFF-11/wants-enemy`. */
export type Reason = string;

export const ruleOf = (reason: Reason): RuleId => reason.split('/', 1)[0]!;
