/** Chinese words for what holds as long as something does. */
import { number } from '../../../../../text/chinese';
import { isAnythingOfYours, oneLess, unowned } from '../../special-cases';
import type { ModWords } from '../../tongue';
import { bonuses, each } from './conditions';
import { having } from './keywords';
import { KEYWORDS } from './keyword-names';
import { list } from './nouns';
import { selection } from './selections';
import { player, so, things } from './things';
import { typeName } from './types';

const NEEDS = { hero: '英雄', tech: '科技建築' };

export const MODS: ModWords = {
  stats: (mod, scope) => {
    const { gains, each: per } = bonuses(mod, scope);
    const vs = mod.vs ? `攻擊${things(mod.vs, scope)}時` : '';
    return `${per ? `${per}，` : ''}${selection(mod.on, scope)}${vs}獲得${list(gains, '和')}`;
  },
  give: ({ on, kws }, scope) => `${selection(on, scope)}${having(kws, scope)}`,
  ability: ({ on, ability }, scope, quote) => `${selection(on, scope)}有「${quote(ability, on)}」`,
  types: ({ on, types }, scope) => `${selection(on, scope)}也是${list(types.map(typeName), '和')}`,
  base_stats: ({ on, atk, hp }, scope) => `${selection(on, scope)}的印刷數值為攻擊力 ${atk}、血量 ${hp}`,
  atk_max: ({ on, n }, scope) => `${selection(on, scope)}的攻擊力不會超過 ${n}`,
  control: ({ on, who }, scope) => `${player(who, scope)}控制${selection(on, scope)}`,
  cost: ({ on, set, add }, scope) => {
    const what = on === 'self' ? '此牌' : `你打出的${things(unowned(on), scope, '和')}`;
    if (set !== undefined) return `${what}費用為 ${set}`;
    if (typeof add === 'object') return `${each(oneLess(add), scope)}，${what}費用減少 1`;
    return `${what}費用${add! < 0 ? '減少' : '增加'} ${Math.abs(add!)}`;
  },
  waive: ({ on, what }, scope) =>
    `你打出的${things(unowned(on), scope, '和')}無須${list(what.map((need) => NEEDS[need]))}`,
  worker_cost: ({ set }) => `你雇用工人的費用為 ${set}`,
  build_cost: ({ who, add }, scope) => `${player(who, scope)}每回合建造的第一座建築費用增加 ${add}`,
  instant_tech: () => '你可以建造任意數量的科技建築，且立即完成',
  hero_limit: ({ add }) => `你的英雄上限增加${number(add)}名，至多三名`,
  forbid: ({ act, who, by, at, f }, scope) => {
    if (act === 'play') return `${player(who!, scope)}不能打出${things(f!, scope)}`;
    const whom = things(by!, scope, '和');
    if (act === 'attack') return `${whom}不能攻擊${isAnythingOfYours(at!) ? '你的任何東西' : things(at!, scope)}`;
    return `${whom}不能${act === 'level' ? '升級' : '巡邏'}`;
  },
  toll: ({ at, n }, scope) => `對手每次攻擊${selection(at, scope)}須支付 ${n} 黃金`,
  play_limit: ({ who, n }, scope) =>
    `${player(who, scope)}在自己的每個回合至多從手牌打出${so(n, { is: ['card'] }, scope)}`,
  reveal_hand: ({ who }, scope) => `${player(who, scope)}的手牌公開`,
  damage_bonus: ({ from, n }, scope) => `${things({ is: ['card'], ...from }, scope)}的法術和能力多造成 ${n} 點傷害`,
  damage_floor: ({ at, n }, scope) => `你造成的傷害不能使${things(at, scope)}的血量低於 ${n}`,
  prevent: ({ to }, scope) => `防止對${things(to, scope, '和')}的所有傷害`,
  worker_income_max: ({ n }) => `每位玩家的工人每個維持階段至多提供 ${n} 黃金`,
  draw_phase: ({ draw, hand }) => `在你的棄牌抽牌階段多抽${number(draw)}張牌，至多${number(5 + hand)}張`,
  skip_draw_phase: () => '你跳過棄牌抽牌階段並保留手牌',
  silence: ({ who }, scope) => `${player(who, scope)}的英雄不能施放法術，且沒有能力和關鍵詞`,
  illusion_safe: ({ on }, scope) => `${selection(on, scope)}被指定時不會死亡`,
  excess_to_base: ({ on }, scope) =>
    `${selection(on, scope)}的戰鬥傷害中，超出殺死單位或英雄所需的部分打在對手的基地上`,
  mimic: ({ from, kws }, scope) =>
    `只要${things(from, scope)}有下列關鍵詞，此單位也有：${list(
      kws.map((k) => KEYWORDS[k]!),
      '和',
    )}`,
};
