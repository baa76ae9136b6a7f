/** Polish phrases for what a filter matches. */
import { nameOf } from '../../../printed';
import type { Bounds, F, Filter, Ref, Slot, Zone } from '../../program';
import { filtersOf, type Scope } from '../../scope';
import { ADJECTIVES, agreeing, type Adjective, type Case, type Noun, type Number } from './declension';
import { WITH } from './keyword-names';
import { KINDS, LEVELS, list, MEMORIES, noun, runeNoun, SLOTS, TOKEN, ZONES } from './nouns';
import { player, pointed, simple } from './pointing';
import { typeName } from './types';

export interface Form {
  readonly case: Case;
  readonly number: Number;
  /** "twój" where another than the reader is the subject. */
  readonly own?: 'swój' | 'twój';
  readonly join?: 'lub' | 'i';
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function bounds(of: string, { min, max, eq }: Bounds, scope: Scope): string[] {
  return [
    ...(min === undefined ? [] : [`o ${of} co najmniej ${simple(min, scope)}`]),
    ...(max === undefined
      ? []
      : [
          typeof max === 'number'
            ? `o ${of} najwyżej ${max}`
            : `o ${of} nie wyższym niż ${simple(max, scope).replace('wydrukowanemu kosztowi', 'wydrukowany koszt')}`,
        ]),
    ...(eq === undefined
      ? []
      : [typeof eq === 'number' ? `o ${of} dokładnie ${eq}` : `o ${of} równym ${simple(eq, scope)}`]),
  ];
}

/** What stands before the noun and agrees with it. */
function before(f: Filter, own: 'swój' | 'twój'): Adjective[] {
  const of = (flag: boolean | undefined, yes: keyof typeof ADJECTIVES, no: keyof typeof ADJECTIVES): Adjective[] =>
    flag === undefined ? [] : [ADJECTIVES[flag ? yes : no]];
  return [
    ...(f.other || f.not ? [ADJECTIVES.inny] : []),
    ...(f.side === 'you' && (f.zone ?? 'play') === 'play' ? [ADJECTIVES[own]] : []),
    ...(f.side === 'you' && Array.isArray(f.zone) && f.zone.includes('play') ? [ADJECTIVES[own]] : []),
    ...of(f.damaged, 'uszkodzony', 'nieuszkodzony'),
    ...of(f.exhausted, 'wyczerpany', 'gotowy'),
    ...of(f.legendary, 'legendarny', 'nielegendarny'),
    ...of(f.ultimate, 'ostateczny', 'nieostateczny'),
    ...(f.color ? [ADJECTIVES[f.color as 'red']] : []),
    ...(f.attacking === true ? [ADJECTIVES.atakujący] : []),
  ];
}

/** "przeciwnika", "ze swojej ręki". */
function where(f: Filter, own: 'swój' | 'twój', scope: Scope): string {
  const zones = [f.zone ?? 'play'].flat() as Zone[];
  const named = f.side !== undefined && f.side !== 'you' && f.side !== 'each';
  if (zones.length === 1 && zones[0] === 'play') return named ? player(f.side, 'gen', scope) : '';
  if (zones.includes('held')) return 'spod tej karty';
  if (zones.includes('trashed')) return '';
  if (zones.includes('play')) return 'w grze lub w przyszłości';
  const mine = (feminine: boolean): string =>
    own === 'swój' ? (feminine ? 'swojej' : 'swojego') : feminine ? 'twojej' : 'twojego';
  const said = zones.map((zone) => {
    const [gen, feminine] = ZONES[zone];
    return f.side === 'you' ? `${mine(feminine)} ${gen}` : named ? `${gen} ${player(f.side, 'gen', scope)}` : gen;
  });
  return `${/^s[wt]/.test(said[0]!) ? 'ze' : 'z'} ${list(said)}`;
}

function after(f: Filter, what: Noun, form: Form, scope: Scope): string[] {
  const tech = f.tech as { same?: Ref; above?: Ref } | undefined;
  const agree = (adjective: Adjective): string => agreeing(adjective, what, form.number, form.case);
  const join = form.join ?? 'lub';
  const place = where(f, form.own ?? 'swój', scope);
  // Whose it is stands close to the noun, from where it comes at the end.
  const inPlay = (f.zone ?? 'play') === 'play';
  return [
    f.token === undefined || (f.token && !f.is) ? '' : `${agree(ADJECTIVES[f.token ? 'będący' : 'niebędący'])} żetonem`,
    f.type
      ? `typu ${list(
          [f.type].flat().map((type) => typeName(type as string)),
          join,
        )}`
      : '',
    f.not_type ? `typu innego niż ${list([f.not_type].flat().map((type) => typeName(type as string)))}` : '',
    f.spec ? `specjalizacji ${capital(f.spec)}` : '',
    f.not_spec ? `specjalizacji innej niż ${capital(f.not_spec)}` : '',
    inPlay ? place : '',
    Array.isArray(f.tech)
      ? `${what === KINDS.tech_building ? '' : 'technologii '}${list(
          (f.tech as number[]).map((level) => LEVELS[level]!),
          join,
        )}`
      : '',
    inPlay ? '' : place,
    tech?.same ? `tej samej technologii co ${pointed(tech.same, 'nom', scope)}` : '',
    tech?.above ? `technologii o jeden wyższej niż ${pointed(tech.above, 'nom', scope)}` : '',
    f.patrol === true ? 'na patrolu' : '',
    f.not_is ? `poza ${list(f.not_is.map((kind) => noun(KINDS[kind], 'pl', 'ins')))}` : '',
    f.tech_ok === 'level' ? 'o technologii, do której masz budynek' : '',
    ...bounds('koszcie', f.cost ?? {}, scope),
    ...bounds('ATK', f.atk ?? {}, scope),
    f.kw ? `z ${WITH[f.kw]![0]}` : '',
    f.no_kw ? `bez ${WITH[f.no_kw]![1]}` : '',
    f.rune ? `z ${f.rune === 'any' ? 'runą' : noun(runeNoun(f.rune), 'sg', 'ins')}` : '',
    f.no_rune ? `bez ${noun(runeNoun(f.no_rune), 'sg', 'gen')}` : '',
    f.no_abilities ? 'bez zdolności' : '',
    f.tech_ok === 'full' ? 'o dostępnej dla ciebie technologii' : '',
    f.not_id ? `poza ${nameOf(f.not_id)}` : '',
    f.not_in_any ? 'jeszcze bez partnera' : '',
    typeof f.attacking === 'string' ? `${agree(ADJECTIVES.atakujący)} ${pointed(f.attacking, 'acc', scope)}` : '',
    f.attached_to ? `${agree(ADJECTIVES.dołączony)} do ${pointed(f.attached_to, 'gen', scope)}` : '',
  ].filter(Boolean);
}

/** The nouns of a filter, the first of which its adjectives agree with. */
export function nounsOf(f: Filter): Noun[] {
  if (f.in?.startsWith('@')) return [MEMORIES[f.in.slice(1)]!];
  if (f.token && !f.is) return [TOKEN];
  return (f.is ?? ['card']).map((kind) => KINDS[kind]);
}

export const firstNoun = (f: F): Noun => nounsOf(filtersOf(f)[0]!)[0]!;

const SLOT_CASES: Partial<Record<Case, 0 | 1 | 2>> = { nom: 0, acc: 1, ins: 2 };

/** What matches, in agreement. */
export function things(f: F, form: Form, scope: Scope): string {
  const phrases = filtersOf(f).map((one) => {
    if (Array.isArray(one.patrol))
      return list((one.patrol as Slot[]).map((slot) => SLOTS[slot][SLOT_CASES[form.case] ?? 0]));
    const nouns = nounsOf(one);
    const adjectives = before(one, form.own ?? 'swój').map((adjective) =>
      agreeing(adjective, nouns[0]!, form.number, form.case),
    );
    const what = list(
      nouns.map((each) => noun(each, form.number, form.case)),
      form.join,
    );
    const died = one.died ? ', który zginął wcześniej w tej grze,' : '';
    return (
      [...adjectives, what, ...(one.id ? [nameOf(one.id)] : []), ...after(one, nouns[0]!, form, scope)].join(' ') + died
    );
  });
  return list(phrases, form.join);
}
