/** Polish phrases for what a name points at, for players, and for numbers in a filter. */
import { nameOf } from '../../../printed';
import type { Num, Ref, Who } from '../../program';
import { boundAs, type Party, type Scope } from '../../scope';
import { possessor, thisOne, type Case, type Noun, type Number } from './declension';
import { AIM, KINDS, MEMORIES, noun } from './nouns';

interface Meant {
  readonly noun: Noun;
  readonly number: Number;
  readonly name?: string;
}

/** Kinds that are pointed at by a shorter name. */
const SHORT: Partial<Record<Party, Party>> = { ongoing: 'spell', tech_building: 'building' };

function meant(ref: Ref, scope: Scope): Meant {
  if (ref.startsWith('@')) return { noun: MEMORIES[ref.slice(1)]!, number: 'pl' };
  // On its own card a unit is "this card", since "this unit" could be any that is spoken of.
  if (ref === 'self' && scope.self !== 'hero' && !scope.granted) return { noun: KINDS.card, number: 'sg' };
  const { kinds, many, id } = boundAs(ref, scope);
  const only = kinds.length > 1 ? AIM : KINDS[SHORT[kinds[0]!] ?? kinds[0]!];
  return { noun: only, number: many ? 'pl' : 'sg', ...(id !== undefined && { name: nameOf(id) }) };
}

export const nounOf = (ref: Ref, scope: Scope): Noun => meant(ref, scope).noun;
export const numberOf = (ref: Ref, scope: Scope): Number => meant(ref, scope).number;

/** "ta jednostka", "te cele". */
export function pointed(ref: Ref, at: Case, scope: Scope): string {
  const { noun: what, number, name } = meant(ref, scope);
  if (ref === 'host') return `${noun(what, number, at)} z tym zaklęciem`;
  if (ref.startsWith('@') || (ref === '$other' && (what === KINDS.attacker || what === KINDS.defender)))
    return noun(what, number, at);
  return `${thisOne(what, number, at)} ${noun(what, number, at)}${name ? ` ${name}` : ''}`;
}

/** "jej" before what it has. */
export const its = (ref: Ref, scope: Scope): string => possessor(nounOf(ref, scope), numberOf(ref, scope));

const PLAYERS = {
  you: ['ty', 'twój', 'ciebie', 'tobie'],
  opp: ['przeciwnik', 'przeciwnika', 'przeciwnika', 'przeciwnikowi'],
  each: ['każdy gracz', 'każdego gracza', 'każdego gracza', 'każdemu graczowi'],
  active: ['aktywny gracz', 'aktywnego gracza', 'aktywnego gracza', 'aktywnemu graczowi'],
  owner: ['właściciel', 'właściciela', 'właściciela', 'właścicielowi'],
  last: ['ostatni kontroler', 'ostatniego kontrolera', 'ostatniego kontrolera', 'ostatniemu kontrolerowi'],
} as const;

/** A player in the nominative, genitive or dative. */
export function player(who: Who, at: 'nom' | 'gen' | 'dat', scope: Scope): string {
  const form = { nom: 0, gen: 1, dat: 3 }[at];
  if (typeof who === 'string') return PLAYERS[who][form]!;
  if ('of' in who)
    return `${{ nom: 'kontroler', gen: 'kontrolera', dat: 'kontrolerowi' }[at]} ${pointed(who.of, 'gen', scope)}`;
  if ('owner' in who)
    return `${{ nom: 'właściciel', gen: 'właściciela', dat: 'właścicielowi' }[at]} ${pointed(who.owner, 'gen', scope)}`;
  if (at !== 'nom') throw new RangeError('the player with the most ATK is only a subject');
  return 'gracz, którego jednostki i bohaterowie mają łącznie więcej ATK niż przeciwnika,';
}

/** Numbers that need no condition. */
export function simple(n: Num, scope: Scope): string {
  if (typeof n === 'number') return String(n);
  if ('chosen' in n) return 'wybranej liczbie';
  if ('cost' in n) return `wydrukowanemu kosztowi ${pointed(n.cost, 'gen', scope)}`;
  if ('atk' in n) return `ATK ${pointed(n.atk, 'gen', scope)}`;
  throw new RangeError(`no words for ${JSON.stringify(n)} in a filter`);
}
