/** Polish phrases for what is chosen. */
import type { Count, F, Pick, Sel } from '../../program';
import { filtersOf, type Scope } from '../../scope';
import { isOnly, isTopOfDeck } from '../../special-cases';
import { ADJECTIVES, agreeing, counting, dativeOf, genitiveOf, type Case, type Noun, type Number } from './declension';
import { AIM, KINDS, list, noun, TARGET } from './nouns';
import { nounOf, numberOf, player, pointed } from './pointing';
import { firstNoun, things, type Form } from './things';

type Own = 'swój' | 'twój';

/** So many of what matches, in a case. */
export function howMany(n: Count, f: F, at: Case, scope: Scope, own: Own = 'swój'): string {
  const form = (number: Number, as: Case): Form => ({ case: as, number, own });
  if (n === 1) return things(f, form('sg', at), scope);
  if (n === 'any' || (Array.isArray(n) && n[1] === 'points'))
    return `${at === 'dat' ? 'dowolnej liczbie' : 'dowolną liczbę'} ${things(f, form('pl', 'gen'), scope)}`;
  if (Array.isArray(n)) {
    const most = n[1] as number;
    if (at === 'dat') return `najwyżej ${dativeOf(most)} ${things(f, form('pl', 'dat'), scope)}`;
    return `do ${genitiveOf(most)} ${things(f, form('pl', 'gen'), scope)}`;
  }
  const count = n as number;
  if (at === 'dat') return `${dativeOf(count)} ${things(f, form('pl', 'dat'), scope)}`;
  if (at === 'gen' || at === 'ins') return `${genitiveOf(count)} ${things(f, form('pl', at), scope)}`;
  const { word, case: as } = counting(count, firstNoun(f), at);
  return `${word} ${things(f, form('pl', as), scope)}`;
}

function picked({ pick, n = 1, target, by, exact }: Pick, at: Case, scope: Scope, own: Own): string {
  if (isTopOfDeck(pick)) return 'kartę z wierzchu swojego stosu dobierania';
  return (
    (target ? `${TARGET} ` : '') +
    (exact ? 'dokładnie ' : '') +
    howMany(n, pick, at, scope, own) +
    (by ? ` (wybiera ${player(by, 'nom', scope)})` : '')
  );
}

/** What a verb is done to, in the case it asks for. */
export function selection(sel: Sel, at: Case, scope: Scope, own: Own = 'swój'): string {
  if (typeof sel === 'string') return pointed(sel, at, scope);
  if (Array.isArray(sel)) return both(sel as Sel[], at, scope);
  if ('pick' in sel) return picked(sel, at, scope, own);
  if ('least' in sel) {
    const { least, by } = sel as { least: F; by: 'tech' | 'weak' };
    const each = filtersOf(least).some(({ side }) => side === 'each');
    const whose = each ? `${agreeing(ADJECTIVES.swój, firstNoun(least), 'sg', at)} ` : '';
    const what = things(least, { case: at, number: 'sg', own }, scope);
    return by === 'weak'
      ? `${whose}${agreeing(ADJECTIVES.najsłabszy, firstNoun(least), 'sg', at)} ${what}`
      : `${whose}${what} o najniższej technologii`;
  }
  const { all } = sel as { all: F };
  if (isOnly(all)) return things(all, { case: at, number: 'sg', own }, scope);
  const every = agreeing(ADJECTIVES.wszystkie, firstNoun(all), 'pl', at);
  return `${every} ${things(all, { case: at, number: 'pl', own, join: 'i' }, scope)}`;
}

/** Two things that would be named alike are both of them. */
function both(sels: readonly Sel[], at: Case, scope: Scope): string {
  const said = sels.map((inner) => selection(inner, at, scope));
  if (said.length !== 2 || said[0] !== said[1]) return list(said, 'i');
  const what = nounOf(sels[0] as string, scope);
  return `obie te ${noun(what, 'pl', at)}`;
}

/** The noun a later part agrees with, and its number. */
export function agreement(sel: Sel, scope: Scope): { noun: Noun; number: Number } {
  if (typeof sel === 'string') return { noun: nounOf(sel, scope), number: numberOf(sel, scope) };
  if (Array.isArray(sel)) return { noun: KINDS.card, number: 'pl' };
  if ('pick' in sel) {
    const kinds = filtersOf(sel.pick).flatMap(({ is }) => is ?? []);
    return {
      noun: new Set(kinds).size > 1 ? AIM : firstNoun(sel.pick),
      number: sel.n === undefined || sel.n === 1 ? 'sg' : 'pl',
    };
  }
  if ('least' in sel) return { noun: firstNoun((sel as { least: F }).least), number: 'sg' };
  const { all } = sel as { all: F };
  return { noun: firstNoun(all), number: isOnly(all) ? 'sg' : 'pl' };
}

export const isMany = (sel: Sel, scope: Scope): boolean => agreement(sel, scope).number === 'pl';
