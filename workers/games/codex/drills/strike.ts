import type { View } from '../../../contract';
import type { Desk } from '../../../drills/desk';
import type { Board } from '../board';
import { wordOf, type Attacker } from './table';

/** Attackers tried in one position: each costs some nodes of the engine. */
export const TRIED = 2;

/**
 * What an attack leads to; whoever has one defender to attack is not asked for it.
 *
 * @param aim chooses among the actions that name a defender; without one nothing is attacked
 */
export function strike(
  desk: Desk<Board>,
  { thing }: Attacker,
  aim: (defenders: readonly string[]) => string | undefined,
): { line: string[]; end: View<Board> } | null {
  const first = `attack ${wordOf(thing)}`;
  const asked = desk.after(first);
  if (asked.question !== 'defender') return { line: [first], end: asked };
  const defender = aim(asked.choices.map(({ action }) => action));
  return defender === undefined ? null : { line: [first, defender], end: desk.at(asked).after(defender) };
}
