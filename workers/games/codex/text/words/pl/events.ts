/** Polish clauses for events, after "gdy". */
import type { EventPattern, EventWho, F } from '../../program';
import type { Scope } from '../../scope';
import { list, MEMORIES, noun, runeNoun } from './nouns';
import { player, pointed } from './pointing';
import { things } from './things';
import type { Case } from './declension';

const one = (f: F, at: Case, scope: Scope): string => things(f, { case: at, number: 'sg', own: 'twój' }, scope);

function party(who: EventWho | undefined, at: Case, scope: Scope): string {
  if (who === undefined) return pointed('self', at, scope);
  if (typeof who === 'string')
    return who.startsWith('@') ? noun(MEMORIES[who.slice(1)]!, 'sg', at) : pointed(who, at, scope);
  if (Array.isArray(who) && typeof who[0] === 'string')
    return list((who as string[]).map((ref) => pointed(ref, at, scope)));
  return one(who as F, at, scope);
}

const TURN = { you: ' w twojej turze', opp: ' w turze przeciwnika', any: '' };

/** What an event is, its subject apart. */
const EVENTS: Readonly<Record<string, (event: EventPattern, scope: Scope) => string>> = {
  arrives: ({ from }) => `wejdzie do gry${from ? ' z ręki' : ''}`,
  attacks: () => 'zaatakuje',
  dies: ({ turn, cause }) => `zginie${cause ? ' od obrażeń w walce' : ''}${turn ? TURN[turn] : ''}`,
  leaves: ({ not_cause }) => `opuści grę${not_cause ? ' inaczej niż od obrażeń w walce' : ''}`,
  lost: () => 'opuści grę lub zmieni kontrolera',
  kills: ({ f }, scope) => {
    const whom = one(f!, 'acc', scope);
    return whom === 'budynek' ? 'zniszczy budynek swoimi obrażeniami' : `zabije ${whom}`;
  },
  damages: ({ to }, scope) => `zada obrażenia ${one(to!, 'dat', scope)}`,
  combat_damage: ({ to, once }, scope) =>
    `zada obrażenia w walce${to ? ` ${one(to, 'dat', scope)}` : ''}${once ? ' (raz na atak)' : ''}`,
  targeted: () => 'stanie się celem',
  exhausts: () => 'się wyczerpie',
  faded: () => 'straci w twoim utrzymaniu ostatnią runę czasu i zaniknie',
  max_level: () => 'osiągnie poziom maksymalny',
  would_die: ({ cause }) => `ma zginąć${cause ? ' od obrażeń w walce' : ''}`,
  would_arrive: () => 'ma wejść do gry po zagraniu z ręki',
};

/** Events without such a subject; said whole. */
const WHOLE: Readonly<Record<string, (event: EventPattern, scope: Scope) => string>> = {
  attacked: ({ who }, scope) => `ktoś zaatakuje ${party(who, 'acc', scope)}`,
  boosted: (_, scope) => `zagrasz ${pointed('self', 'acc', scope)} ze wzmocnieniem`,
  played: ({ who = 'you', f, from, not_self }, scope) =>
    `${who === 'you' ? 'zagrasz' : `${player(who as 'opp', 'nom', scope)} zagra`} ${not_self ? 'inne ' : ''}${one(f ?? {}, 'acc', scope)}${from ? ' z ręki' : ''}`,
  rune_lost: ({ who, kind, by }, scope) => {
    const what = noun(runeNoun(kind!), 'sg', 'acc');
    return by === undefined
      ? `${party(who, 'nom', scope)} straci ${what}`
      : `usuniesz ${what} z ${party(who, 'gen', scope)}`;
  },
  would_damage: ({ to }, scope) => `zaklęcie lub zdolność ma zadać obrażenia ${one(to!, 'dat', scope)}`,
};

/** Clauses without "gdy". */
const MOMENTS: Readonly<Record<string, (event: EventPattern) => string>> = {
  upkeep: () => 'w twoim utrzymaniu',
  turn_end: ({ turn }) => (turn === 'you' ? 'na końcu twojej tury' : 'na końcu każdej tury'),
};

/** Whether what happens is told without "gdy". */
export const isMoment = ({ e }: EventPattern): boolean => e in MOMENTS;

export function whenever(events: readonly EventPattern[], scope: Scope): string {
  const [first] = events;
  return isMoment(first!) ? MOMENTS[first!.e]!(first!) : `gdy ${happening(events, scope)}`;
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
  return `${party(first!.who, 'nom', scope)} ${list(said)}`;
}
