/** English clauses for events, after "when" or "if". */
import type { EventPattern, EventWho, F } from '../../program';
import type { Scope } from '../../scope';
import { list, rune, withArticle } from './nouns';
import { player, pointed, remembered, things } from './things';

const one = (f: F, scope: Scope): string => withArticle(things(f, 'one', scope)).replace(/^an other /, 'another ');

function party(who: EventWho | undefined, scope: Scope): string {
  if (who === undefined) return pointed('self', scope);
  if (typeof who === 'string') return who.startsWith('@') ? withArticle(remembered(who, 'one')) : pointed(who, scope);
  if (Array.isArray(who) && typeof who[0] === 'string')
    return list((who as string[]).map((ref) => pointed(ref, scope)));
  return one(who as F, scope);
}

const TURN = { you: ' on your turn', opp: ' on the opponent’s turn', any: '' };

/** What an event is, its subject apart. */
const EVENTS: Readonly<Record<string, (event: EventPattern, scope: Scope) => string>> = {
  arrives: ({ from }) => `arrives${from ? ' from hand' : ''}`,
  attacks: () => 'attacks',
  attacked: () => 'is attacked',
  dies: ({ turn, cause }) => `dies${cause ? ' from combat damage' : ''}${turn ? TURN[turn] : ''}`,
  leaves: ({ not_cause }) => `leaves play${not_cause ? ' except by combat damage' : ''}`,
  lost: () => 'leaves play or changes its controller',
  kills: ({ f }, scope) => `kills ${one(f!, scope).replace(/^a building$/, 'a building by its damage')}`,
  damages: ({ to }, scope) => `damages ${one(to!, scope)}`,
  combat_damage: ({ to, once }, scope) =>
    `deals combat damage${to ? ` to ${one(to, scope)}` : ''}${once ? ' (once per attack)' : ''}`,
  boosted: () => 'is played with its boost',
  targeted: () => 'is targeted',
  exhausts: () => 'becomes exhausted',
  faded: () => 'loses its last time rune in your upkeep and fades',
  max_level: () => 'reaches max level',
  would_die: ({ cause }) => `would die${cause ? ' from combat damage' : ''}`,
  would_arrive: () => 'is played from hand and would arrive',
};

/** Events without such a subject; said whole. */
const WHOLE: Readonly<Record<string, (event: EventPattern, scope: Scope) => string>> = {
  played: ({ who = 'you', f, from, not_self }, scope) =>
    `${player(who as 'you', scope)} play ${not_self ? withArticle(things(f ?? {}, 'one', scope)).replace(/^an? /, 'another ') : one(f ?? {}, scope)}${from ? ' from hand' : ''}`,
  rune_lost: ({ who, kind, by }, scope) =>
    by === undefined
      ? `${withArticle(rune(kind!))} is removed from ${party(who, scope)}`
      : `${player(by, scope)} remove ${withArticle(rune(kind!))} from ${party(who, scope)}`,
  would_damage: ({ to }, scope) => `a spell or ability would damage ${one(to!, scope)}`,
};

/** Clauses without "when". */
const MOMENTS: Readonly<Record<string, (event: EventPattern) => string>> = {
  upkeep: () => 'in your upkeep',
  turn_end: ({ turn }) => (turn === 'you' ? 'at the end of your turn' : 'at the end of every turn'),
};

/** "when …", for several events with one subject "when … or …"; a moment is said without "when". */
export function whenever(events: readonly EventPattern[], scope: Scope): string {
  const [first] = events;
  if (MOMENTS[first!.e]) return MOMENTS[first!.e]!(first!);
  return `when ${happening(events, scope)}`;
}

export function happening(events: readonly EventPattern[], scope: Scope): string {
  const [first] = events;
  const whole = WHOLE[first!.e];
  if (whole) return whole(first!, scope);
  const said = events.map((event) => {
    const clause = EVENTS[event.e];
    if (!clause) throw new RangeError(`no words for the event ${event.e}`);
    return clause(event, scope);
  });
  return `${party(first!.who, scope)} ${list(said)}`;
}
