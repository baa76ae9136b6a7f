/** Chinese nouns of the effect grammar, in traditional signs. */
import type { Slot, Zone } from '../../program';
import type { Party } from '../../scope';

export const TARGET = '◎';

export const KINDS: Readonly<Record<Party, string>> = {
  unit: '單位',
  hero: '英雄',
  building: '建築',
  base: '基地',
  tech_building: '科技建築',
  addon: '附加建築',
  building_card: '建築卡',
  upgrade: '升級卡',
  ongoing: '持續法術',
  spell: '法術',
  worker: '工人',
  card: '牌',
  attacker: '進攻方',
  defender: '防守方',
};

/** What a card remembers, by the name of its memory. */
export const MEMORIES: Readonly<Record<string, string>> = {
  partners: '夥伴',
  jailed: '被關押的單位',
  buried: '被埋葬的單位',
  shackles: '由此單位招喚的 Warlock',
  ghost: '由此建築招喚的指示物單位',
  insured: '已投保的單位',
  erased: '被抹去的單位',
};

export const OPTIONS: Readonly<Record<string, string>> = {
  no_plays_from_hand: '「不出手牌」',
  skip_draw_phase: '「不棄牌抽牌」',
};

export const SLOTS: Readonly<Record<Slot, string>> = {
  leader: '隊長',
  elite: '精英',
  scavenger: '拾荒者',
  technician: '技師',
  lookout: '哨兵',
};

/** After a possessor. */
export const ZONES: Readonly<Record<Zone, string>> = {
  play: '場上',
  hand: '手牌',
  discard: '棄牌堆',
  codex: '科技冊',
  deck_top: '牌庫頂',
  future: '未來區',
  command: '指揮區',
  held: '此牌下',
  trashed: '移出遊戲的牌',
};

export const LEVELS = ['0', 'I', 'II', 'III'];

export const COLOURS: Readonly<Record<string, string>> = {
  neutral: '中立',
  red: '紅色',
  green: '綠色',
  blue: '藍色',
  black: '黑色',
  white: '白色',
  purple: '紫色',
};

const RUNES: Readonly<Record<string, string>> = {
  plus: '+1/+1 ',
  minus: '-1/-1 ',
  time: '時間',
  feather: '羽毛',
  blood: '鮮血',
  growth: '成長',
  focus: '專注',
  javelin: '標槍',
  corpse: '屍體',
  insurance: '保險',
  sword: '劍',
  crumbling: '崩毀',
};

/** @throws RangeError for an unknown kind of rune */
export function rune(kind: string): string {
  const name = RUNES[kind];
  if (name === undefined) throw new RangeError(`no words for a rune of ${kind}`);
  return `${name}符文`;
}

/** After a Chinese word. */
export const spacedRune = (kind: string): string => rune(kind).replace(/^(?=[+-])/, ' ');

/** "甲、乙或丙". */
export const list = (words: readonly string[], word: '或' | '和' = '或'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}${word}${words.at(-1)}`;
