/** English words for what steps do. */
import { number } from '../../../../../text/english';
import { nameOf } from '../../../printed';
import type { LeafSteps, Num, Who } from '../../program';
import type { Scope } from '../../scope';
import type { LeafWords } from '../../tongue';
import { buff, eachOf, runes } from './changes';
import { amount } from './conditions';
import { does, lasting } from './deeds';
import { list, MEMORIES, OPTIONS, withArticle, ZONES } from './nouns';
import { isMany, selection } from './selections';
import { player, playersOwn, things } from './things';

const cards = (n: Num, scope: Scope): string =>
  n === 1 ? 'a card' : `${typeof n === 'number' ? number(n) : amount(n, scope)} cards`;

/** "X gold", "gold equal to …". */
const measured = (n: Num, what: string, scope: Scope): string =>
  typeof n === 'number' || 'if' in n ? `${amount(n, scope)} ${what}` : `${what} equal to ${amount(n, scope)}`;

const TO = {
  hand: (whose: string) => `return ${whose} to its owner’s hand`,
  command: (whose: string) => `return ${whose} to its owner’s command zone`,
  codex: (whose: string) => `return ${whose} to its owner’s codex`,
  deck_top: (whose: string) => `put ${whose} on top of its owner’s draw pile`,
  discard: (whose: string) => `put ${whose} into its owner’s discard pile`,
} as const;

function damage({ n, to, divide, source }: LeafSteps['damage'], scope: Scope): string {
  const verb = source ? `it deals` : 'deal';
  const whom = selection(to, scope);
  const shared = divide ? `, divided as you choose, at least 1 each` : '';
  const several = !divide && isMany(to, scope);
  return `${verb} ${measured(n, 'damage', scope)} to ${several ? eachOf(to, whom) : whom}${shared}`;
}

function discard({ n, who, by, f, exact, reveal }: LeafSteps['discard'], scope: Scope): string {
  if (n === 'all') return `discard ${playersOwn(who, scope)} hand`;
  const count = Array.isArray(n) ? `up to ${number(n[1] as number)}` : n === 1 ? '' : number(n as number);
  const many = count !== '';
  const what = f ? things(f, many ? 'many' : 'one', scope) : many ? 'cards' : 'card';
  const phrase = many ? `${count} ${what}` : withArticle(what);
  const all = `${exact ? 'exactly ' : ''}${phrase}${reveal && who === 'you' ? ', revealed' : ''}`;
  if (by === 'random') return `${does(who, 'discard', scope)} ${all} at random`;
  if (by === 'you' && who !== 'you')
    return `choose ${all} in ${playersOwn(who, scope)} hand; they discard what you chose`;
  return `${does(who, 'discard', scope)} ${all}`;
}

function token({ token: id, n, who, limit, zone }: LeafSteps['token'], scope: Scope): string {
  const name = nameOf(id);
  const what = n === 1 ? withArticle(`${name} token`) : `${number(n)} ${name} tokens`;
  const most =
    limit === undefined ? '' : `, up to ${typeof limit === 'number' ? number(limit) : amount(limit, scope)} in all`;
  return `${does(who, 'summon', scope)} ${what}${zone ? ' into the future' : ''}${most}`;
}

function play({ what, cost, ignore, then }: LeafSteps['play'], scope: Scope): string {
  const NEEDS = { hero: 'its hero', tech: 'its tech building' };
  return (
    `play ${selection(what, scope)}, ${cost === 'free' ? 'for free' : 'paying its cost'}` +
    (ignore ? `, without needing ${list(ignore.map((need) => NEEDS[need]))}` : '') +
    (then ? ', then discard it' : '')
  );
}

/** Whose a card put into play is. */
function under(who: Who, many: boolean): string {
  const its = many ? 'their' : 'its';
  if (who === 'you') return ' under your control';
  if (who === 'owner') return ` under ${its} owner’s control`;
  if (who === 'last') return ` under the control of ${its} last controller`;
  throw new RangeError(`no words for putting into play under ${JSON.stringify(who)}`);
}

const LOOKS: Readonly<Record<string, (whose: string) => string>> = {
  deck_top: (whose) => `look at the top card of ${whose} draw pile`,
};

function chosen({ what, options = [] }: LeafSteps['choose']): string {
  if (what === 'number') return 'choose a number from 0 to 10';
  return `choose ${list(options.map((option) => OPTIONS[option]!))}`;
}

const memory = (mem: string, many: boolean): string => (many ? MEMORIES[mem]![1] : withArticle(MEMORIES[mem]![0]));

export const VERBS: LeafWords = {
  damage,
  repair: ({ n, to }, scope) => `repair ${n === 'all' ? 'all' : amount(n, scope)} damage on ${selection(to, scope)}`,
  rune: runes,
  buff,
  destroy: ({ what }, scope) => `destroy ${selection(what, scope)}`,
  trash: ({ what }, scope) => `trash ${selection(what, scope)}`,
  sacrifice: ({ what, who }, scope) => `${does(who, 'sacrifice', scope)} ${selection(what, scope)}`,
  move: ({ what, to, lock }, scope) => {
    const said = TO[to](selection(what, scope));
    const owners = isMany(what, scope)
      ? said.replace('its owner’s', 'their owners’').replace(/ (hand|pile|zone)$/, ' $1s')
      : said;
    return owners + (lock ? '; it cannot be summoned in its owner’s next turn' : '');
  },
  control: ({ what, who, until }, scope) =>
    lasting(`${does(who, 'gain', scope)} control of ${selection(what, scope)}`, until),
  sideline: ({ what }, scope) => `sideline ${selection(what, scope)}`,
  shift: ({ what }, scope) => `move ${selection(what, scope)} to an empty slot of the same patrol zone`,
  exhaust: ({ what }, scope) => `exhaust ${selection(what, scope)}`,
  ready: ({ what }, scope) => `ready ${selection(what, scope)}`,
  freeze: ({ what }, scope) => `${selection(what, scope)} do not become ready in their next ready phase`,
  disable: ({ what }, scope) => `disable ${selection(what, scope)}`,
  draw: ({ n, who }, scope) => `${does(who, 'draw', scope)} ${cards(n, scope)}`,
  discard,
  gold: ({ n, who }, scope) => `${does(who, 'gain', scope)} ${measured(n, 'gold', scope)}`,
  steal: ({ n, from }, scope) => `steal ${amount(n, scope)} gold from ${player(from, scope)}`,
  token,
  put: ({ what, who }, scope) =>
    `put ${selection(what, scope)} into play` + (who ? under(who, isMany(what, scope)) : ''),
  fetch: ({ what }, scope) =>
    `reveal ${selection(what, scope)} and take it into your hand`.replace(
      /^(reveal up to .*) and take it/,
      '$1 and take them',
    ),
  play,
  summon: ({ what, level }, scope) =>
    `summon ${selection(what, scope)} at ${level === 'max' ? 'max level' : `level ${level}`}`,
  attach: ({ to }, scope) => `attach this card to ${selection(to, scope)}`,
  remember: ({ what, mem }, scope) => `mark ${selection(what, scope)} as ${memory(mem, isMany(what, scope))}`,
  hold: ({ what, mem }, scope) =>
    `put ${selection(what, scope)} under this card, out of play, as ${memory(mem, isMany(what, scope))}`,
  look: ({ zone, who }, scope) =>
    (LOOKS[zone] ?? ((whose: string) => `look at ${whose} ${ZONES[zone]}`))(playersOwn(who, scope)),
  level: ({ n, on }, scope) =>
    n === 'max'
      ? `${selection(on, scope)} ${isMany(on, scope) ? 'reach' : 'reaches'} max level`
      : `${selection(on, scope)} ${n < 0 ? 'loses' : 'gains'} ${number(Math.abs(n))} level${Math.abs(n) === 1 ? '' : 's'}`,
  lock_levels: ({ on, until }, scope) => lasting(`${selection(on, scope)} cannot gain levels`, until),
  transform: ({ what, into, until }, scope) =>
    lasting(`turn ${selection(what, scope)} into ${withArticle(nameOf(into))}`, until),
  copy: ({ what, of, add_types, until }, scope, mood) =>
    lasting(
      `${mood === 'may' ? 'let ' : ''}${selection(what, scope)} ${mood === 'may' ? 'become' : 'becomes'} a copy of ${selection(of, scope)}${add_types ? ` and ${mood === 'may' ? 'be' : 'is'} ${add_types.map((type) => withArticle(type)).join(' and ')} too` : ''}`,
      until,
    ),
  flip: ({ what, into }, scope) =>
    `turn over ${selection(what, scope)} into ${isMany(what, scope) ? `${nameOf(into)}s` : nameOf(into)}`,
  swap_atk: ({ what, until }, scope) => lasting(`swap the printed ATK of ${selection(what, scope)}`, until),
  swap_top: () => 'swap the top card of your draw pile with a card from your hand',
  pick: ({ what }, scope) => `choose ${selection(what, scope)}`,
  choose: chosen,
  extra_turn: ({ who }, scope) => `${does(who, 'take', scope)} an extra turn after this one`,
  skip: ({ who }, scope) =>
    `${does(who, 'skip', scope)} the next discard/draw phase and ${who === 'you' ? 'keep your' : 'keeps their'} hand`,
  prevent: () => 'that damage is prevented',
};
