/** English phrases for what a filter matches and what a name points at. */
import { nameOf } from '../../../printed';
import type { Bounds, F, Filter, Num, Ref, Who, Zone } from '../../program';
import { boundAs, filtersOf, type Party, type Scope } from '../../scope';
import { KEYWORDS } from './keyword-names';
import { capital, KINDS, LEVELS, list, MEMORIES, rune, SLOTS, ZONES } from './nouns';

export type Number = 'one' | 'many';
/** How what matches any of several words is joined: one of them is picked with "or", all are meant with "and". */
export type Join = 'or' | 'and';

/** "this unit", "that unit", "it", "them". */
export function pointed(ref: Ref, scope: Scope): string {
  if (ref === 'self') return scope.self === 'ongoing' ? 'this spell' : `this ${KINDS[scope.self][0]}`;
  const { kinds, many, id } = boundAs(ref, scope);
  if (id !== undefined) return `that ${nameOf(id)}`;
  if (ref === 'host') return `the attached ${KINDS[kinds[0]!][0]}`;
  if (ref.startsWith('@')) return `the ${remembered(ref, 'many')}`;
  if (kinds.length > 1) return many ? 'them' : 'it';
  return many ? `those ${KINDS[kinds[0]!][1]}` : `${article(kinds[0]!)} ${KINDS[kinds[0]!][0]}`;
}

/** There is but one attacker and one defender. */
const article = (party: Party): string => (party === 'attacker' || party === 'defender' ? 'the' : 'that');

/** "its", "their", and "that unit’s" for a part of an event or where it is asked for. */
export function possessive(ref: Ref, scope: Scope, named = ref === '$it' || ref === '$other'): string {
  if (ref === 'self') return 'its';
  const { kinds, many } = boundAs(ref, scope);
  if (kinds.length > 1 || !named) return many ? 'their' : 'its';
  return many ? `those ${KINDS[kinds[0]!][1]}’` : `${article(kinds[0]!)} ${KINDS[kinds[0]!][0]}’s`;
}

export const remembered = (ref: Ref, number: Number): string => MEMORIES[ref.slice(1)]![number === 'one' ? 0 : 1];

/** A player as one who does something. */
export function player(who: Who, scope: Scope): string {
  if (typeof who === 'string')
    return {
      you: 'you',
      opp: 'the opponent',
      each: 'each player',
      active: 'the active player',
      owner: 'its owner',
      last: 'the player who last controlled it',
    }[who];
  if ('of' in who) return `${possessive(who.of, scope)} controller`;
  if ('owner' in who) return `${possessive(who.owner, scope)} owner`;
  return 'the player whose units and heroes have more ATK in total than the other’s';
}

/** A player as the owner of what follows. */
export const playersOwn = (who: Who, scope: Scope): string => {
  if (who === 'you') return 'your';
  return who === 'each' ? 'their' : `${player(who, scope)}’s`;
};

/** Numbers that need no condition. */
export function simple(n: Num, scope: Scope): string {
  if (typeof n === 'number') return String(n);
  if ('chosen' in n) return 'the chosen number';
  if ('cost' in n) return `${possessive(n.cost, scope, true)} printed cost`;
  if ('atk' in n) return `${possessive(n.atk, scope)} ATK`;
  if ('damage' in n) return `the damage on ${pointed(n.damage, scope)}`;
  throw new RangeError(`no words for ${JSON.stringify(n)} in a filter`);
}

function bounds(of: string, { min, max, eq }: Bounds, scope: Scope): string[] {
  return [
    ...(min === undefined ? [] : [`with ${of} ${simple(min, scope)} or more`]),
    ...(max === undefined
      ? []
      : [`with ${of} ${typeof max === 'number' ? `${max} or less` : `at most ${simple(max, scope)}`}`]),
    ...(eq === undefined
      ? []
      : [`with ${of} ${typeof eq === 'number' ? `exactly ${eq}` : `equal to ${simple(eq, scope)}`}`]),
  ];
}

function before(f: Filter, join: Join): string[] {
  const words = (one: string | readonly string[]): string => list([one].flat(), join);
  const is = (flag: boolean | undefined, yes: string, no: string): string =>
    flag === undefined ? '' : flag ? yes : no;
  return [
    f.other ? 'other' : '',
    is(f.token, f.is ? 'token' : '', 'nontoken'),
    is(f.legendary, 'legendary', 'nonlegendary'),
    is(f.damaged, 'damaged', 'undamaged'),
    is(f.exhausted, 'exhausted', 'ready'),
    f.attacking === true ? 'attacking' : '',
    f.patrol === true ? 'patrolling' : '',
    Array.isArray(f.tech)
      ? `tech ${list(
          (f.tech as number[]).map((level) => LEVELS[level]!),
          join,
        )}`
      : '',
    is(f.ultimate, 'ultimate', 'nonultimate'),
    f.color ?? '',
    f.spec ? capital(f.spec) : '',
    f.not_spec ? `non-${capital(f.not_spec)}` : '',
    f.type ? words(f.type) : '',
    f.not_type ? `non-${words(f.not_type)}` : '',
  ].filter(Boolean);
}

function noun(f: Filter, number: Number, join: Join): string {
  const at = number === 'one' ? 0 : 1;
  if (f.in?.startsWith('@')) return remembered(f.in, number);
  if (f.id) return nameOf(f.id) + (at ? 's' : '');
  if (f.token && !f.is) return at ? 'tokens' : 'token';
  if (f.not_is) return `non${f.not_is.map((kind) => KINDS[kind][0]).join('/')} ${KINDS.card[at]}`;
  if (Array.isArray(f.patrol))
    return f.patrol.map((slot) => SLOTS[slot as keyof typeof SLOTS] + (at ? 's' : '')).join(' or ');
  return list(
    (f.is ?? ['card']).map((kind) => KINDS[kind][at]),
    join,
  );
}

/** "you control", "in your hand". */
function where(f: Filter, scope: Scope): string {
  const zones = [f.zone ?? 'play'].flat() as Zone[];
  if (zones.includes('play') && zones.length === 1) {
    if (f.side === undefined) return '';
    if (f.is?.length === 1 && f.is[0] === 'worker')
      return f.side === 'you' ? 'of yours' : `of ${player(f.side, scope)}`;
    return `${player(f.side, scope)} ${f.side === 'you' ? 'control' : 'controls'}`;
  }
  if (zones.includes('held')) return 'under this card';
  if (zones.includes('trashed')) return '';
  if (zones.includes('play')) return f.side === 'you' ? 'you have in play or the future' : 'in play or the future';
  if (f.side === undefined) return `in ${list(zones.map((zone) => ZONES[zone]))}`;
  const own = playersOwn(f.side, scope);
  if (zones[0] === 'deck_top') return `on top of ${own} draw pile`;
  return `in ${own} ${list(zones.map((zone) => ZONES[zone]))}`;
}

function after(f: Filter, scope: Scope): string[] {
  const tech = f.tech as { same?: Ref; above?: Ref } | undefined;
  return [
    where(f, scope),
    tech?.same ? `of the same tech level as ${pointed(tech.same, scope)}` : '',
    tech?.above ? `exactly one tech level above ${pointed(tech.above, scope)}` : '',
    f.tech_ok === 'level' ? 'whose tech level you have a building for' : '',
    f.tech_ok === 'full' ? 'whose tech requirement you meet' : '',
    ...bounds('cost', f.cost ?? {}, scope),
    ...bounds('ATK', f.atk ?? {}, scope),
    f.kw ? `with ${KEYWORDS[f.kw]}` : '',
    f.no_kw ? `without ${KEYWORDS[f.no_kw]}` : '',
    f.rune ? `with a ${f.rune === 'any' ? 'rune' : rune(f.rune)}` : '',
    f.no_rune ? `without a ${rune(f.no_rune)}` : '',
    f.no_abilities ? 'without abilities' : '',
    f.not_id ? `other than ${nameOf(f.not_id)}` : '',
    f.not ? `other than ${pointed(f.not, scope)}` : '',
    f.not_in_any ? 'not partnered yet' : '',
    f.died ? 'that died earlier in this game' : '',
    typeof f.attacking === 'string' ? `attacking ${pointed(f.attacking, scope)}` : '',
    f.attached_to ? `attached to ${pointed(f.attached_to, scope)}` : '',
  ].filter(Boolean);
}

const isBase = ({ is }: Filter): boolean => is?.length === 1 && is[0] === 'base';

/** What matches, without an article. */
export function things(f: F, number: Number, scope: Scope, join: Join = 'or'): string {
  const phrases = filtersOf(f).map((one) => {
    if (isBase(one) && one.side !== undefined)
      return typeof one.side === 'object'
        ? `the base of ${player(one.side, scope)}`
        : `${playersOwn(one.side, scope)} base`;
    return [...before(one, join), noun(one, number, join), ...after(one, scope)].join(' ');
  });
  return list(phrases, join);
}
