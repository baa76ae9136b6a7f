/** Polish conditions and the numbers that depend on something. */
import { noun as form } from '../../../../../text/polish';
import type { Cond, F, Num } from '../../program';
import { filtersOf, type Scope } from '../../scope';
import { toldBonuses, type Bonuses } from '../../special-cases';
import { ADJECTIVES, agreeing, counting, type Noun } from './declension';
import { list, noun, OPTIONS, runeNoun, SLOTS } from './nouns';
import { its, numberOf, player, pointed, simple } from './pointing';
import { firstNoun, things } from './things';

/** The plural form of a noun after a number in figures. */
export const after = (n: number, what: Noun): string => {
  const which = form(n);
  return which === 'sg' ? noun(what, 'sg', 'acc') : noun(what, 'pl', which === 'pl' ? 'acc' : 'gen');
};

/** A clause without "if". */
export function condition(c: Cond, scope: Scope): string {
  const parts = [
    c.have && holds(c, scope),
    c.match !== undefined && matches(c, scope),
    c.turn && `trwa ${c.turn === 'you' ? 'twoja tura' : 'tura przeciwnika'}`,
    c.boosted && 'zagrano tę kartę ze wzmocnieniem',
    c.done && 'to się stało',
    c.killed && `${pointed(`$${c.killed}`, 'nom', scope)} ginie${c.by === 'damage' ? ' od tych obrażeń' : ''}`,
    c.played_from && 'zagrano tę kartę z ręki',
    c.hand && cardsInHand(c.hand, scope),
    c.spells_played !== undefined &&
      (c.spells_played === 1
        ? 'w tej turze zagrano twoje zaklęcie'
        : `w tej turze zagrano co najmniej ${c.spells_played} twoich zaklęć`),
    c.runes && counted(c.runes, scope),
    c.in_play && `${pointed(c.in_play, 'nom', scope)} jest nadal w grze`,
    c.chosen && `obowiązuje ${chosenOption(c.chosen.is)}`,
    c.not && negated(c.not, scope),
    c.all && c.all.map((one) => condition(one, scope)).join(' i '),
    c.any && c.any.map((one) => condition(one, scope)).join(' lub '),
  ];
  return parts.filter(Boolean).join(' i ');
}

function chosenOption(option: string): string {
  const said = OPTIONS[option];
  if (said === undefined) throw new RangeError(`no words for the option ${option}`);
  return said;
}

function holds({ have, n = 1 }: Cond, scope: Scope): string {
  const [first, ...more] = filtersOf(have!);
  const own = first!.side === 'you' && more.length === 0;
  const held = first!.zone === 'held';
  const f: F = own || held ? { ...first!, side: undefined, ...(held && { zone: undefined }) } : have!;
  const at = own ? 'acc' : 'nom';
  if (n === 1) return `${own ? 'masz' : 'w grze jest'} ${things(f, { case: at, number: 'sg' }, scope)}`;
  const { word, case: as } = counting(n, firstNoun(f), at);
  return `${own ? 'masz' : `${held ? 'pod tą kartą' : 'w grze'} ${n > 4 ? 'jest' : 'są'}`} co najmniej ${word} ${things(f, { case: as, number: 'pl' }, scope)}`;
}

function matches({ match, f }: Cond, scope: Scope): string {
  const filter = Array.isArray(f) ? null : filtersOf(f!)[0]!;
  const who = pointed(match!, 'nom', scope);
  if (filter?.patrol === true) return `${who} patroluje`;
  if (Array.isArray(filter?.patrol)) return `${who} jest ${SLOTS[filter.patrol[0] as 'leader'][2]}`;
  if (filter?.no_rune) return `${who} nie ma ${noun(runeNoun(filter.no_rune), 'sg', 'gen')}`;
  if (filter?.atk?.eq !== undefined) return `${who} ma dokładnie ${simple(filter.atk.eq, scope)} ATK`;
  const what = things(f!, { case: 'nom', number: 'sg' }, scope);
  return numberOf(match!, scope) === 'pl' ? `jest wśród nich ${what}` : `${who} to ${what}`;
}

function cardsInHand({ who, max }: Exclude<Cond['hand'], undefined>, scope: Scope): string {
  const has =
    who === 'you' ? ['nie masz', 'masz'] : [`${player(who, 'nom', scope)} nie ma`, `${player(who, 'nom', scope)} ma`];
  return max === 0 ? `${has[0]} kart na ręce` : `${has[1]} na ręce najwyżej ${max} kart`;
}

function counted({ kind, on, min }: Exclude<Cond['runes'], undefined>, scope: Scope): string {
  const what = `co najmniej ${min} ${after(min, runeNoun(kind))}`;
  if (typeof on === 'string') return `${pointed(on, 'nom', scope)} ma ${what}`;
  return `${things(on, { case: 'nom', number: 'pl', own: 'twój', join: 'i' }, scope)} mają razem ${what}`;
}

function negated(c: Cond, scope: Scope): string {
  if (c.done) return 'nie było innego bohatera';
  // Only units ask what they did themselves.
  if (c.acted) return `${pointed('self', 'nom', scope)} ani nie weszła do gry, ani nie zaatakowała w tej turze`;
  return condition(c, scope)
    .replace(/ patroluje$/, ' nie patroluje')
    .replace(/^trwa /, 'nie trwa ');
}

/** "liczba …" in the genitive. */
function countOf(n: Exclude<Num, number>, scope: Scope): string {
  if ('count' in n) return `liczby ${things(n.count, { case: 'gen', number: 'pl', own: 'twój', join: 'i' }, scope)}`;
  if ('runes' in n) {
    const runes = noun(runeNoun(n.runes), 'pl', 'gen');
    return typeof n.on === 'string'
      ? `liczby ${its(n.on, scope)} ${runes}`
      : `liczby ${runes}, które mają ${things(n.on, { case: 'nom', number: 'pl', own: 'twój', join: 'i' }, scope)}`;
  }
  throw new RangeError(`no words for the number of ${JSON.stringify(n)}`);
}

/** A number that is not in figures, after "równej". */
export function measure(n: Exclude<Num, number>, scope: Scope): string {
  if ('count' in n || 'runes' in n) {
    const per = 'per' in n ? n.per : undefined;
    const times = 'times' in n ? n.times : undefined;
    const count = countOf(n, scope);
    if (per === 2) return `połowie ${count} (zaokrąglonej w dół)`;
    if (per !== undefined) return `jednej ${per}. ${count} (zaokrąglonej w dół)`;
    if (times !== undefined && times > 1) return `${times}-krotności ${count}`;
    return count.replace(/^liczby/, 'liczbie');
  }
  return simple(n, scope);
}

/** A number as it stands before what is counted, in figures. */
export function figures(n: Num, scope: Scope): string {
  if (typeof n === 'number') return String(n);
  if ('if' in n) return `${figures(n.else, scope)} (${figures(n.then, scope)}, jeśli ${condition(n.if, scope)})`;
  throw new RangeError(`no figures for ${JSON.stringify(n)}`);
}

const NAMES = { atk: 'ATK', hp: 'HP', armor: 'pancerza' };

/** "+2 ATK", "+1 HP"; "+1 ATK za każdą …". */
export function bonuses(of: Bonuses, scope: Scope): string[] {
  const told = toldBonuses(of);
  if (told.each === null) return told.signed.map(([n, name]) => `${n} ${NAMES[name]}`);
  const gains = list(
    told.names.map((name) => `${told.sign}1 ${NAMES[name]}`),
    'i',
  );
  return [`${gains} za ${each(told.each, scope)}`];
}

/** "każdą twoją jednostkę". */
export function each(n: Exclude<Num, number>, scope: Scope): string {
  if ('count' in n) {
    const word = agreeing(ADJECTIVES.każdy, firstNoun(n.count), 'sg', 'acc');
    return `${word} ${things(n.count, { case: 'acc', number: 'sg', own: 'twój' }, scope)}`;
  }
  if ('runes' in n && typeof n.on === 'string')
    return `każdą ${its(n.on, scope)} ${noun(runeNoun(n.runes), 'sg', 'acc')}`;
  if ('damage' in n) return `każde ${its(n.damage, scope)} obrażenie`;
  throw new RangeError(`no words for each of ${JSON.stringify(n)}`);
}
