/** What the numbers count that tell how far a player is with a task. */
import type { TaskCondition } from '../program';

/** Kinds of tasks that several numbers tell about; each has a sentence in every language, which names them in their order. */
export type Counted = 'destroyed' | 'own' | 'legendary' | 'colours' | 'summoned' | 'legends' | 'diagonals';

/** Null for a task that one number tells about, and for one told in words. */
export function countedIn(condition: TaskCondition): Counted | null {
  if ('destroyed' in condition) return condition.destroyed.upgraded > 0 ? 'destroyed' : null;
  if ('ownOn' in condition) return condition.ownOn.legendary > 0 ? 'legendary' : 'own';
  if ('moreUpgradedOn' in condition) return 'colours';
  if ('summoned' in condition) return condition.summoned.legends > 0 ? 'legends' : 'summoned';
  return 'eachLine' in condition ? 'diagonals' : null;
}
