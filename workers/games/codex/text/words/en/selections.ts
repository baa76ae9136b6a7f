/** English phrases for what is chosen. */
import { number } from '../../../../../text/english';
import type { Count, F, Pick, Sel } from '../../program';
import { boundAs, filtersOf, type Scope } from '../../scope';
import { isOnly, isTopOfDeck } from '../../special-cases';
import { KINDS, list, TARGET, withArticle } from './nouns';
import { player, pointed, things } from './things';

const one = (phrase: string): string => withArticle(phrase).replace(/^an other /, 'another ');

export function howMany(n: Count, f: F, scope: Scope): string {
  const many = things(f, 'many', scope);
  if (n === 1) return isOnly(f) ? things(f, 'one', scope) : one(things(f, 'one', scope));
  if (n === 'any') return `any number of ${many}`;
  if (typeof n === 'number') return `${number(n)} ${many}`;
  if (n[1] === 'points') return `any number of ${many}`;
  return n[0] === 0 ? `up to ${number(n[1])} ${many}` : `${number(n[0])} to ${number(n[1])} ${many}`;
}

function picked({ pick, n = 1, target, by, exact }: Pick, scope: Scope): string {
  if (isTopOfDeck(pick)) return 'the top card of your draw pile';
  return (
    (target ? `${TARGET} ` : '') +
    (exact ? 'exactly ' : '') +
    howMany(n, pick, scope) +
    (by ? ` (${player(by, scope)} chooses)` : '')
  );
}

/** What a verb is done to. */
export function selection(sel: Sel, scope: Scope): string {
  if (typeof sel === 'string') return pointed(sel, scope);
  if (Array.isArray(sel) && sel.length === 2 && selection(sel[0] as Sel, scope) === selection(sel[1] as Sel, scope))
    return `both of those ${KINDS[boundAs(sel[0] as string, scope).kinds[0]!][1]}`;
  if (Array.isArray(sel))
    return list(
      (sel as Sel[]).map((inner) => selection(inner, scope)),
      'and',
    );
  if ('pick' in sel) return picked(sel, scope);
  if ('least' in sel) {
    const which = (sel as { by: string }).by === 'weak' ? 'weakest' : 'lowest-tech';
    const [f] = filtersOf(sel.least);
    return f!.side === 'each'
      ? `their ${which} ${things({ ...f!, side: undefined }, 'one', scope)}`
      : `the ${which} ${things(sel.least, 'one', scope)}`;
  }
  const { all } = sel as { all: F };
  return isOnly(all) ? things(all, 'one', scope) : `all ${things(all, 'many', scope, 'and')}`;
}

/** Whether what is said before a verb is more than one thing. */
export function isMany(sel: Sel, scope: Scope): boolean {
  if (typeof sel === 'string') return sel !== 'self' && sel !== 'host' && (scope.names.get(sel)?.many ?? false);
  if (Array.isArray(sel)) return true;
  if ('pick' in sel) return sel.n !== undefined && sel.n !== 1;
  return 'all' in sel && !isOnly((sel as { all: F }).all);
}
