/** English conditions and the numbers that depend on something. */
import { number } from '../../../../../text/english';
import type { Cond, F, Num } from '../../program';
import { boundAs, filtersOf, type Scope } from '../../scope';
import { toldBonuses, type Bonuses } from '../../special-cases';
import { list, OPTIONS, rune, withArticle, ZONES } from './nouns';
import { player, playersOwn, pointed, simple, things } from './things';

const ACTED = { arrived: 'arrived', attacked: 'attacked' };

/** A clause without "if". */
export function condition(c: Cond, scope: Scope): string {
  const parts = [
    c.have && holds(c, scope),
    c.match !== undefined && matches(c, scope),
    c.turn && `it is ${c.turn === 'you' ? 'your' : 'the opponent’s'} turn`,
    c.boosted && 'this card was played with its boost',
    c.done && 'that happened',
    c.killed && `${c.by === 'damage' ? 'it died from this damage' : 'it died'}`,
    c.played_from && `it was played from your ${ZONES[c.played_from]}`,
    c.hand && cardsInHand(c.hand, scope),
    c.spells_played !== undefined &&
      `you have played ${c.spells_played === 1 ? 'a spell' : `${number(c.spells_played)} spells`} this turn`,
    c.acted && `this unit has ${list(c.acted.map((what) => ACTED[what]))} this turn`,
    c.runes && counted(c.runes, scope),
    c.in_play && `${pointed(c.in_play, scope)} is still in play`,
    c.chosen && `${chosenOption(c.chosen.is)} was chosen`,
    c.not && negated(c.not, scope),
    c.all && c.all.map((one) => condition(one, scope)).join(' and '),
    c.any && c.any.map((one) => condition(one, scope)).join(' or '),
  ];
  return parts.filter(Boolean).join(' and ');
}

function chosenOption(option: string): string {
  const said = OPTIONS[option];
  if (said === undefined) throw new RangeError(`no words for the option ${option}`);
  return said;
}

/** The same without saying whose, where the sentence does. */
function yours(f: F): F | null {
  const [first, ...more] = filtersOf(f);
  return first!.side === 'you' && more.length === 0 ? { ...first!, side: undefined } : null;
}

function holds({ have, n = 1 }: Cond, scope: Scope): string {
  const many = n > 1;
  const own = yours(have!);
  if (own) {
    const verb = filtersOf(own)[0]!.zone ? 'have' : 'control';
    const what = many
      ? `at least ${number(n)} ${things(own, 'many', scope)}`
      : withArticle(things(own, 'one', scope)).replace('an other ', 'another ');
    return `you ${verb} ${what}`;
  }
  return `there ${many ? `are at least ${number(n)}` : 'is'} ${many ? things(have!, 'many', scope) : withArticle(things(have!, 'one', scope)).replace('an other ', 'another ')}`;
}

function matches({ match, f }: Cond, scope: Scope): string {
  const filter = Array.isArray(f) ? null : (f as Exclude<typeof f, readonly unknown[] | undefined>);
  const { many } = boundAs(match!, scope);
  const who = pointed(match!, scope);
  if (filter?.patrol === true) return `${who} patrols`;
  if (Array.isArray(filter?.patrol)) return `${who} is the ${things(filter, 'one', scope)}`;
  if (filter?.no_rune) return `${who} has no ${rune(filter.no_rune)}`;
  if (filter?.atk?.eq !== undefined) return `${who} has exactly ${simple(filter.atk.eq, scope)} ATK`;
  return many
    ? `one of ${who} is ${withArticle(things(f!, 'one', scope))}`
    : `${who} is ${withArticle(things(f!, 'one', scope))}`;
}

function cardsInHand(
  { who, max }: { who: Exclude<Cond['hand'], undefined>['who']; max: number },
  scope: Scope,
): string {
  if (max === 0) return `${playersOwn(who, scope)} hand is empty`;
  return `${player(who, scope)} ${who === 'you' ? 'have' : 'has'} at most ${number(max)} cards in hand`;
}

function counted({ kind, on, min }: Exclude<Cond['runes'], undefined>, scope: Scope): string {
  return `there are at least ${min} ${rune(kind, true)} on ${typeof on === 'string' ? pointed(on, scope) : things(on, 'many', scope)}`;
}

function negated(c: Cond, scope: Scope): string {
  if (c.done) return 'no other hero was found';
  if (c.acted)
    return `this unit has neither ${list(c.acted.map((what) => ACTED[what])).replace(' or ', ' nor ')} this turn`;
  return condition(c, scope)
    .replace(/ patrols$/, ' does not patrol')
    .replace(/^it is /, 'it is not ');
}

/** A number as it stands before what is counted. */
export function amount(n: Num, scope: Scope): string {
  if (typeof n === 'number') return String(n);
  if ('if' in n) return `${amount(n.else, scope)} (${amount(n.then, scope)} if ${condition(n.if, scope)})`;
  const times =
    'times' in n && n.times !== undefined && Math.abs(n.times) !== 1 ? `${number(Math.abs(n.times))} times ` : '';
  if ('count' in n) {
    const what = `${times}the number of ${things(n.count, 'many', scope, 'and')}`;
    return n.per === undefined
      ? what
      : n.per === 2
        ? `half ${what}, rounded down`
        : `${what} divided by ${n.per}, rounded down`;
  }
  if ('runes' in n)
    return `${times}the number of ${rune(n.runes, true)} on ${typeof n.on === 'string' ? pointed(n.on, scope) : things(n.on, 'many', scope, 'and')}`;
  return simple(n, scope);
}

const NAMES = { atk: 'ATK', hp: 'HP', armor: 'armor' };

/** "+2 ATK", "+1 HP"; "+1 ATK for each …". */
export function bonuses(of: Bonuses, scope: Scope): string[] {
  const told = toldBonuses(of);
  if (told.each === null) return told.signed.map(([n, name]) => `${n} ${NAMES[name]}`);
  const gains = list(
    told.names.map((name) => `${told.sign}1 ${NAMES[name]}`),
    'and',
  );
  return [`${gains} for each ${each(told.each, scope)}`];
}

/** What there is one of for each. */
export function each(n: Exclude<Num, number>, scope: Scope): string {
  if ('count' in n) return things(n.count, 'one', scope);
  if ('runes' in n)
    return `${rune(n.runes)} on ${typeof n.on === 'string' ? pointed(n.on, scope) : things(n.on, 'many', scope)}`;
  if ('damage' in n) return `damage on ${pointed(n.damage, scope)}`;
  throw new RangeError(`no words for each of ${JSON.stringify(n)}`);
}
