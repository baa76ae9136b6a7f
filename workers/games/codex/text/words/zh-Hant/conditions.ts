/** Chinese conditions and the numbers that depend on something. */
import { number } from '../../../../../text/chinese';
import type { Cond, F, Num } from '../../program';
import { boundAs, filtersOf, type Scope } from '../../scope';
import { toldBonuses, type Bonuses } from '../../special-cases';
import { OPTIONS, rune, SLOTS, spacedRune } from './nouns';
import { measureOf, player, pointed, simple, so, things } from './things';

/** A clause without "若". */
export function condition(c: Cond, scope: Scope): string {
  const parts = [
    c.have && holds(c, scope),
    c.match !== undefined && matches(c, scope),
    c.turn && `是${c.turn === 'you' ? '你' : '對手'}的回合`,
    c.boosted && '此牌以強化打出',
    c.done && '如此做',
    c.killed && `${pointed(`$${c.killed}`, scope)}${c.by === 'damage' ? '因此傷害死亡' : '死亡'}`,
    c.played_from && '它是從手牌打出的',
    c.hand &&
      (c.hand.max === 0
        ? `${player(c.hand.who, scope)}沒有手牌`
        : `${player(c.hand.who, scope)}至多有${number(c.hand.max)}張手牌`),
    c.spells_played !== undefined &&
      `你本回合打出過${c.spells_played === 1 ? '' : `至少${number(c.spells_played)}個`}法術`,
    c.runes && counted(c.runes, scope),
    c.in_play && `${pointed(c.in_play, scope)}仍在場上`,
    c.chosen && `選擇了${chosenOption(c.chosen.is)}`,
    c.not && negated(c.not, scope),
    c.all && c.all.map((one) => condition(one, scope)).join('且'),
    c.any && c.any.map((one) => condition(one, scope)).join('或'),
  ];
  return parts.filter(Boolean).join('且');
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
  return `${own ? '你有' : held ? '此牌下有' : '場上有'}${n > 1 ? '至少' : ''}${so(n, f, scope)}`;
}

function matches({ match, f }: Cond, scope: Scope): string {
  const filter = Array.isArray(f) ? null : filtersOf(f!)[0]!;
  const who = pointed(match!, scope);
  if (filter?.patrol === true) return `${who}正在巡邏`;
  if (Array.isArray(filter?.patrol)) return `${who}是${SLOTS[filter.patrol[0] as 'leader']}`;
  if (filter?.no_rune) return `${who}沒有${spacedRune(filter.no_rune)}`;
  if (filter?.atk?.eq !== undefined) return `${who}的攻擊力恰為${simple(filter.atk.eq, scope)}`;
  return boundAs(match!, scope).many ? `其中有${things(f!, scope)}` : `${who}是${things(f!, scope)}`;
}

const on = (where: string | F, scope: Scope): string =>
  `${typeof where === 'string' ? pointed(where, scope) : things(where, scope, '和')}上`;

const counted = ({ kind, on: where, min }: Exclude<Cond['runes'], undefined>, scope: Scope): string =>
  `${on(where, scope)}共有至少 ${min} 個${spacedRune(kind)}`;

function negated(c: Cond, scope: Scope): string {
  if (c.done) return '沒有其他英雄';
  if (c.acted) return '此單位本回合既未進場也未攻擊';
  return condition(c, scope).replace('正在巡邏', '不在巡邏').replace(/^是/, '不是');
}

/** A number as it stands before what is counted, in figures or in words. */
export function amount(n: Num, scope: Scope): string {
  if (typeof n === 'number') return ` ${n} `;
  if ('if' in n)
    return ` ${amount(n.else, scope).trim()}（若${condition(n.if, scope)}則為 ${amount(n.then, scope).trim()}）`;
  if ('count' in n || 'runes' in n) {
    const what =
      'count' in n ? `${things(n.count, scope, '和')}的數量` : `${on(n.on, scope)}${spacedRune(n.runes)}的數量`;
    const per = 'per' in n ? n.per : undefined;
    const times = 'times' in n ? n.times : undefined;
    if (per !== undefined) return `${what}的${per === 2 ? '一半' : ` ${per} 分之一`}（向下取整）`;
    return times !== undefined && times > 1 ? `${what}的${number(times)}倍` : what;
  }
  return simple(n, scope);
}

const NAMES = { atk: '攻擊力', hp: '血量', armor: '護甲' };

/** "+2 攻擊力"; with `each` what there is one of for each. */
export function bonuses(of: Bonuses, scope: Scope): { gains: string[]; each?: string } {
  const told = toldBonuses(of);
  if (told.each === null) return { gains: told.signed.map(([n, name]) => ` ${n} ${NAMES[name]}`) };
  return { gains: told.names.map((name) => ` ${told.sign}1 ${NAMES[name]}`), each: each(told.each, scope) };
}

/** "每有一個…". */
export function each(n: Exclude<Num, number>, scope: Scope): string {
  if ('count' in n) return `每有一${measureOf(n.count)}${things(n.count, scope)}`;
  if ('runes' in n) return `${on(n.on, scope)}每有一個${rune(n.runes)}`;
  if ('damage' in n) return `${pointed(n.damage, scope)}上每有 1 點傷害`;
  throw new RangeError(`no words for each of ${JSON.stringify(n)}`);
}
