/** Chinese phrases for what a filter matches and what a name points at. */
import { number } from '../../../../../text/chinese';
import { nameOf } from '../../../printed';
import type { Bounds, F, Filter, Num, Ref, Slot, Who, Zone } from '../../program';
import { boundAs, filtersOf, type Scope } from '../../scope';
import { KEYWORDS } from './keyword-names';
import { COLOURS, KINDS, LEVELS, list, MEMORIES, SLOTS, spacedRune, ZONES } from './nouns';
import { typeName } from './types';

export type Join = '或' | '和';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "此單位", "該單位", "它們". */
export function pointed(ref: Ref, scope: Scope): string {
  if (ref === 'self') return `此${scope.self === 'ongoing' ? KINDS.spell : KINDS[scope.self]}`;
  if (ref.startsWith('@')) return MEMORIES[ref.slice(1)]!;
  const { kinds, many, id } = boundAs(ref, scope);
  if (ref === 'host') return `所附著的${KINDS[kinds[0]!]}`;
  if (id !== undefined) return `該 ${nameOf(id)}`;
  if (kinds.length > 1) return many ? '它們' : '它';
  const [kind] = kinds;
  if (kind === 'attacker' || kind === 'defender') return KINDS[kind];
  return `${many ? '這些' : '該'}${KINDS[kind!]}`;
}

/** A player as one who does something. */
export function player(who: Who, scope: Scope): string {
  if (typeof who === 'string')
    return {
      you: '你',
      opp: '對手',
      each: '每位玩家',
      active: '當前回合玩家',
      owner: '其擁有者',
      last: '其最後的控制者',
    }[who];
  if ('of' in who) return `${pointed(who.of, scope)}的控制者`;
  if ('owner' in who) return `${pointed(who.owner, scope)}的擁有者`;
  return '其單位和英雄的攻擊力總和比另一方高的玩家';
}

/** Numbers that need no condition. */
export function simple(n: Num, scope: Scope): string {
  if (typeof n === 'number') return ` ${n} `;
  if ('chosen' in n) return '所選的數字';
  if ('cost' in n) return `${pointed(n.cost, scope)}的印刷費用`;
  if ('atk' in n) return `${pointed(n.atk, scope)}的攻擊力`;
  if ('damage' in n) return `${pointed(n.damage, scope)}上的傷害`;
  throw new RangeError(`no words for ${JSON.stringify(n)} in a filter`);
}

function bounds(of: string, { min, max, eq }: Bounds, scope: Scope): string[] {
  return [
    ...(min === undefined ? [] : [`${of}至少為${simple(min, scope)}的`]),
    ...(max === undefined ? [] : [`${of}至多為${simple(max, scope)}的`]),
    ...(eq === undefined ? [] : [`${of}恰為${simple(eq, scope)}的`]),
  ];
}

/** Another thing of whoever controls one: told by that one alone, or its name would stand twice in a row. */
const isBeside = ({ side, not }: Filter): boolean =>
  typeof side === 'object' && 'of' in side && not !== undefined && side.of === not;

/** "你的", "對手手牌中的". */
function where(f: Filter, scope: Scope): string {
  if (isBeside(f)) return `與${pointed(f.not!, scope)}同一控制者的其他`;
  const zones = [f.zone ?? 'play'].flat() as Zone[];
  const whose = f.side === undefined || f.side === 'each' ? '' : player(f.side, scope);
  if (zones.length === 1 && zones[0] === 'play') return whose && `${whose}的`;
  if (zones.includes('held')) return '此牌下的';
  if (zones.includes('trashed')) return '';
  if (zones.includes('play')) return `${whose && `${whose}在`}場上或未來區的`;
  return `${whose}${list(zones.map((zone) => ZONES[zone]))}中的`;
}

function before(f: Filter, scope: Scope, join: Join, counted: boolean): string[] {
  const is = (flag: boolean | undefined, yes: string, no: string): string =>
    flag === undefined ? '' : flag ? yes : no;
  const tech = f.tech as { same?: Ref; above?: Ref } | undefined;
  const types = (some: string | readonly string[]): string =>
    list(
      [some].flat().map((type) => typeName(type as string)),
      join,
    );
  return [
    where(f, scope),
    f.other && !counted ? '其他' : '',
    f.not && !isBeside(f) ? `${pointed(f.not, scope)}以外的` : '',
    f.not_id ? `${nameOf(f.not_id)} 以外的` : '',
    tech?.same ? `與${pointed(tech.same, scope)}科技等級相同的` : '',
    tech?.above ? `比${pointed(tech.above, scope)}高一級科技的` : '',
    f.tech_ok === 'level' ? '你有同級科技建築的' : '',
    f.tech_ok === 'full' ? '符合其科技要求的' : '',
    ...bounds('費用', f.cost ?? {}, scope),
    ...bounds('攻擊力', f.atk ?? {}, scope),
    f.kw ? `有${KEYWORDS[f.kw]!}的` : '',
    f.no_kw ? `沒有${KEYWORDS[f.no_kw]!}的` : '',
    f.rune ? `有${f.rune === 'any' ? '符文' : spacedRune(f.rune)}的` : '',
    f.no_rune ? `沒有${spacedRune(f.no_rune)}的` : '',
    f.no_abilities ? '沒有能力的' : '',
    f.not_in_any ? '還不是夥伴的' : '',
    f.died ? '本局曾死亡的' : '',
    f.attacking === true ? '進攻中的' : '',
    typeof f.attacking === 'string' ? `攻擊${pointed(f.attacking, scope)}的` : '',
    f.attached_to ? `附著於${pointed(f.attached_to, scope)}的` : '',
    is(f.damaged, '受損的', '未受損的'),
    is(f.exhausted, '已耗用的', '轉正的'),
    f.patrol === true ? '巡邏中的' : '',
    Array.isArray(f.tech)
      ? `科技 ${list(
          (f.tech as number[]).map((level) => LEVELS[level]!),
          join,
        )} 的`
      : '',
    f.spec ? `${capital(f.spec)} 派系的` : '',
    f.not_spec ? `非 ${capital(f.not_spec)} 派系的` : '',
    is(f.token, f.is ? '指示物' : '', '非指示物'),
    is(f.legendary, '傳奇', '非傳奇'),
    is(f.ultimate, '終極', '非終極'),
    f.color ? COLOURS[f.color]! : '',
    f.type ? types(f.type) : '',
    f.not_type ? `非${types(f.not_type)}` : '',
  ].filter(Boolean);
}

function noun(f: Filter, join: Join): string {
  if (f.in?.startsWith('@')) return MEMORIES[f.in.slice(1)]!;
  if (f.id) return ` ${nameOf(f.id)}`;
  if (f.token && !f.is) return '指示物單位';
  if (f.not_is) return `非${f.not_is.map((kind) => KINDS[kind]).join('或')}的牌`;
  if (Array.isArray(f.patrol)) return (f.patrol as Slot[]).map((slot) => SLOTS[slot]).join('或');
  return list(
    (f.is ?? ['card']).map((kind) => KINDS[kind]),
    join,
  );
}

/** What matches, without a number; `other` is left to the number where there is one. */
export function things(f: F, scope: Scope, join: Join = '或', counted = false): string {
  return list(
    filtersOf(f).map((one) => [...before(one, scope, join, counted), noun(one, join)].join('')),
    join,
  );
}

const isCards = (f: F): boolean =>
  filtersOf(f).every(({ is, not_is, token, in: memory }) => (!is && !token && !memory) || is?.[0] === 'card' || not_is);

/** "兩個…", "另一個…". */
export function so(n: number, f: F, scope: Scope): string {
  const measure = isCards(f) ? '張' : '個';
  const other = filtersOf(f).some((one) => one.other);
  return `${other ? '另' : ''}${number(n)}${measure}${things(f, scope, '或', other)}`;
}

export const measureOf = (f: F): string => (isCards(f) ? '張' : '個');
