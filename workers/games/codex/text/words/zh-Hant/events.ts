/** Chinese clauses for events, before "時". */
import type { EventPattern, EventWho, F } from '../../program';
import type { Scope } from '../../scope';
import { list, MEMORIES, rune } from './nouns';
import { player, pointed, so, things } from './things';

const one = (f: F, scope: Scope): string => (Array.isArray(f) ? things(f, scope) : so(1, f, scope));

function party(who: EventWho | undefined, scope: Scope): string {
  if (who === undefined) return pointed('self', scope);
  if (typeof who === 'string') return who.startsWith('@') ? MEMORIES[who.slice(1)]! : pointed(who, scope);
  if (Array.isArray(who) && typeof who[0] === 'string')
    return list((who as string[]).map((ref) => pointed(ref, scope)));
  return one(who as F, scope);
}

const TURN = { you: '在你的回合', opp: '在對手的回合', any: '' };

/** What an event is, its subject apart. */
const EVENTS: Readonly<Record<string, (event: EventPattern, scope: Scope) => string>> = {
  arrives: ({ from }) => `${from ? '從手牌' : ''}進場`,
  attacks: () => '攻擊',
  attacked: () => '被攻擊',
  dies: ({ turn, cause }) => `${turn ? TURN[turn] : ''}${cause ? '因戰鬥傷害' : ''}死亡`,
  leaves: ({ not_cause }) => `${not_cause ? '並非因戰鬥傷害而' : ''}離場`,
  lost: () => '離場或改變控制者',
  kills: ({ f }, scope) => {
    const whom = one(f!, scope);
    return whom === '一個建築' ? '以其傷害摧毀一個建築' : `殺死${whom}`;
  },
  damages: ({ to }, scope) => `對${one(to!, scope)}造成傷害`,
  combat_damage: ({ to, once }, scope) =>
    `${to ? `對${one(to, scope)}` : ''}造成戰鬥傷害${once ? '（每次攻擊一次）' : ''}`,
  boosted: () => '以強化打出',
  targeted: () => '被指定',
  exhausts: () => '被耗用',
  faded: () => '在你的維持階段失去最後一個時間符文而消逝',
  max_level: () => '達到最高等級',
  would_die: ({ cause }) => `將${cause ? '因戰鬥傷害' : ''}死亡`,
  would_arrive: () => '從手牌打出而將進場',
};

/** Events without such a subject; said whole. */
const WHOLE: Readonly<Record<string, (event: EventPattern, scope: Scope) => string>> = {
  played: ({ who = 'you', f, from, not_self }, scope) =>
    `${player(who as 'you', scope)}${from ? '從手牌' : ''}打出${not_self ? '另' : ''}${one(f ?? {}, scope)}`,
  rune_lost: ({ who, kind, by }, scope) =>
    by === undefined
      ? `${party(who, scope)}失去一個${rune(kind!)}`
      : `${player(by, scope)}從${party(who, scope)}移除一個${rune(kind!)}`,
  would_damage: ({ to }, scope) => `法術或能力將對${one(to!, scope)}造成傷害`,
};

/** Clauses without "當…時". */
const MOMENTS: Readonly<Record<string, (event: EventPattern) => string>> = {
  upkeep: () => '在你的維持階段',
  turn_end: ({ turn }) => (turn === 'you' ? '你的回合結束時' : '每個回合結束時'),
};

export function whenever(events: readonly EventPattern[], scope: Scope): string {
  const [first] = events;
  return MOMENTS[first!.e]?.(first!) ?? `當${happening(events, scope)}時`;
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
  return `${party(first!.who, scope)}${list(said)}`;
}
