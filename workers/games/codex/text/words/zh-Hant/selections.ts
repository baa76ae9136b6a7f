/** Chinese phrases for what is chosen. */
import { number } from '../../../../../text/chinese';
import type { Count, F, Pick, Sel } from '../../program';
import { boundAs, filtersOf, type Scope } from '../../scope';
import { isOnly, isTopOfDeck } from '../../special-cases';
import { KINDS, list, TARGET } from './nouns';
import { measureOf, player, pointed, so, things } from './things';

export function howMany(n: Count, f: F, scope: Scope): string {
  if (n === 1) return isOnly(f) ? things(f, scope) : so(1, f, scope);
  if (n === 'any' || (Array.isArray(n) && n[1] === 'points')) return `任意數量的${things(f, scope)}`;
  if (typeof n === 'number') return so(n, f, scope);
  const [least, most] = n as [number, number];
  return least === 0
    ? `至多${so(most, f, scope)}`
    : `${number(least)}至${number(most)}${measureOf(f)}${things(f, scope)}`;
}

function picked({ pick, n = 1, target, by, exact }: Pick, scope: Scope): string {
  if (isTopOfDeck(pick)) return '你的牌庫頂牌';
  return (
    (target ? TARGET : '') +
    (exact ? '恰好' : '') +
    howMany(n, pick, scope) +
    (by ? `（由${player(by, scope)}選擇）` : '')
  );
}

/** What a verb is done to. */
export function selection(sel: Sel, scope: Scope): string {
  if (typeof sel === 'string') return pointed(sel, scope);
  if (Array.isArray(sel)) {
    const said = (sel as Sel[]).map((inner) => selection(inner, scope));
    if (said.length === 2 && said[0] === said[1]) return `這兩個${KINDS[boundAs(sel[0] as string, scope).kinds[0]!]}`;
    return list(said, '和');
  }
  if ('pick' in sel) return picked(sel, scope);
  if ('least' in sel) {
    const { least, by } = sel as { least: F; by: 'tech' | 'weak' };
    const each = filtersOf(least)[0]!.side === 'each' ? '自己的' : '';
    return `${each}${by === 'weak' ? '最弱的' : '科技等級最低的'}${things(least, scope)}`;
  }
  const { all } = sel as { all: F };
  return isOnly(all) ? things(all, scope) : `所有${things(all, scope, '和')}`;
}

export function isMany(sel: Sel, scope: Scope): boolean {
  if (typeof sel === 'string') return sel !== 'self' && sel !== 'host' && (scope.names.get(sel)?.many ?? false);
  if (Array.isArray(sel)) return true;
  if ('pick' in sel) return sel.n !== undefined && sel.n !== 1;
  return 'all' in sel && !isOnly((sel as { all: F }).all);
}
