/** Chinese words for what steps do. */
import { number } from '../../../../../text/chinese';
import { nameOf } from '../../../printed';
import type { LeafSteps, Num, Until, Who } from '../../program';
import type { Scope } from '../../scope';
import { onlyOne } from '../../special-cases';
import type { LeafWords } from '../../tongue';
import { amount, bonuses } from './conditions';
import { clause, isVerbal, keyword } from './keywords';
import { KEYWORDS } from './keyword-names';
import { list, MEMORIES, OPTIONS, spacedRune, ZONES } from './nouns';
import { isMany, selection } from './selections';
import { player, so } from './things';
import { typeName } from './types';

/** Before what lasts so long. */
export const UNTIL: Readonly<Record<Until, string>> = {
  end_of_turn: '本回合',
  your_next_upkeep: '直到你的下個維持階段',
  your_next_turn: '直到你的下個回合',
  end_of_opp_next_turn: '直到對手的下個回合結束',
  leaves_play: '',
};

/** A verb for a player; nobody is named where it is the reader. */
const does = (who: Who | undefined, verb: string, scope: Scope): string =>
  who === undefined || who === 'you' ? verb : `${player(who, scope)}${verb}`;

const lasting = (until: Until, text: string): string => {
  const time = UNTIL[until];
  return time === '本回合' || time === '' ? `${text}${time && `（${time}）`}` : `${time}，${text}`;
};

const gold = (n: Num, scope: Scope): string =>
  typeof n === 'number' || 'if' in n ? `${amount(n, scope)}黃金` : `等同於${amount(n, scope)}的黃金`;

function damage({ n, to, divide, source }: LeafSteps['damage'], scope: Scope): string {
  const each = !divide && isMany(to, scope) ? '各' : '';
  const points = typeof n === 'number' || 'if' in n ? `${amount(n, scope)}點傷害` : `等同於${amount(n, scope)}的傷害`;
  return `${source ? '它' : ''}對${selection(to, scope)}${each}造成${points}${divide ? '，由你分配，每個至少 1 點' : ''}`;
}

function runes({ kind, n, on, cap }: LeafSteps['rune'], scope: Scope): string {
  const whom = selection(on, scope);
  const each = isMany(on, scope) ? '各' : '';
  if (kind === 'present') {
    onlyOne(n);
    return `在${whom}上各加一個其上已有種類的符文`;
  }
  const count = typeof n === 'number' ? n : 1;
  if (count < 0) return `從${whom}${each}移除${number(-count)}個${spacedRune(kind)}`;
  return `在${whom}上${each}放${number(count)}個${spacedRune(kind)}${cap === undefined ? '' : `（至多${number(cap)}個）`}`;
}

function buff(step: LeafSteps['buff'], scope: Scope): string {
  const { on, give = [], lose = [], types = [], until } = step;
  const gains = [...bonuses(step, scope).gains, ...give.filter((kw) => !isVerbal(kw)).map((kw) => keyword(kw, scope))];
  const lost = lose.filter((k) => !k.startsWith('no_')).map((k) => KEYWORDS[k]!);
  const able = lose.filter((k) => k.startsWith('no_')).map((k) => KEYWORDS[k]!.replace('不能', ''));
  const parts = [
    gains.length ? `獲得${list(gains, '和')}` : '',
    ...give.filter(isVerbal).map((kw) => clause(kw, scope)),
    lost.length ? `失去${list(lost, '和')}` : '',
    able.length ? `可以${list(able, '和')}` : '',
    types.length ? `也是${list(types.map(typeName), '和')}` : '',
  ].filter(Boolean);
  return `${selection(on, scope)}${UNTIL[until]}${parts.join('，且')}`;
}

const TO: Readonly<Record<LeafSteps['move']['to'], string>> = {
  hand: '送回擁有者手上',
  command: '送回擁有者的指揮區',
  codex: '放回擁有者的科技冊',
  deck_top: '放到擁有者的牌庫頂',
  discard: '放進擁有者的棄牌堆',
};

function discard({ n, who, by, f, exact, reveal }: LeafSteps['discard'], scope: Scope): string {
  if (n === 'all') return `${does(who, '棄掉', scope)}所有手牌`;
  const most = typeof n === 'object';
  const what = `${exact ? '恰好' : ''}${most ? '至多' : ''}${so(typeof n === 'number' ? n : (n as readonly number[])[1]!, f ?? { is: ['card'] }, scope)}`;
  if (by === 'you' && who !== 'you') return `從${player(who, scope)}的手牌中選擇${what}，${player(who, scope)}將其棄掉`;
  return `${does(who, by === 'random' ? '隨機棄' : '棄', scope)}${what}${reveal && who === 'you' ? '（須展示）' : ''}`;
}

function token({ token: id, n, who, limit, zone }: LeafSteps['token'], scope: Scope): string {
  const most =
    limit === undefined
      ? ''
      : `，合計至多${typeof limit === 'number' ? `${number(limit)}個` : `為${amount(limit, scope)}`}`;
  return `${does(who, '招喚', scope)}${number(n)}個 ${nameOf(id)} 指示物單位${zone ? '到未來區' : ''}${most}`;
}

function under(who: Who): string {
  if (who === 'you') return '，由你控制';
  if (who === 'owner') return '，由其擁有者控制';
  if (who === 'last') return '，由其最後的控制者控制';
  throw new RangeError(`no words for putting into play under ${JSON.stringify(who)}`);
}

function play({ what, cost, ignore, then }: LeafSteps['play'], scope: Scope): string {
  const NEEDS = { hero: '其英雄', tech: '科技建築' };
  return (
    `打出${selection(what, scope)}，${cost === 'free' ? '不付費用' : '支付其費用'}` +
    (ignore ? `，無須${list(ignore.map((need) => NEEDS[need]))}` : '') +
    (then ? '，之後將其棄掉' : '')
  );
}

function level({ n, on }: LeafSteps['level'], scope: Scope): string {
  const whom = selection(on, scope);
  if (n === 'max') return `${whom}升到最高等級`;
  return `${whom}${n < 0 ? '失去' : '提升'}${number(Math.abs(n))}級`;
}

export const VERBS: LeafWords = {
  damage,
  repair: ({ n, to }, scope) =>
    `修復${selection(to, scope)}的${n === 'all' ? '所有傷害' : `${amount(n, scope)}點傷害`}`,
  rune: runes,
  buff,
  destroy: ({ what }, scope) => `摧毀${selection(what, scope)}`,
  trash: ({ what }, scope) => `將${selection(what, scope)}移出遊戲`,
  sacrifice: ({ what, who }, scope) => `${does(who, '犧牲', scope)}${selection(what, scope)}`,
  move: ({ what, to, lock }, scope) =>
    `將${selection(what, scope)}${TO[to]}${lock ? '；其擁有者的下個回合不能招喚該英雄' : ''}`,
  control: ({ what, who, until }, scope) =>
    lasting(until, `${does(who, '獲得', scope)}${selection(what, scope)}的控制權`),
  sideline: ({ what }, scope) => `將${selection(what, scope)}推出巡邏區`,
  shift: ({ what }, scope) => `將${selection(what, scope)}移到同一巡邏區的空位`,
  exhaust: ({ what }, scope) => `將${selection(what, scope)}耗用`,
  ready: ({ what }, scope) => `將${selection(what, scope)}轉正`,
  freeze: ({ what }, scope) => `${selection(what, scope)}在下個準備階段不轉正`,
  disable: ({ what }, scope) => `癱瘓${selection(what, scope)}`,
  draw: ({ n, who }, scope) => `${does(who, '抽', scope)}${typeof n === 'number' ? number(n) : amount(n, scope)}張牌`,
  discard,
  gold: ({ n, who }, scope) => `${does(who, '獲得', scope)}${gold(n, scope)}`,
  steal: ({ n, from }, scope) => `從${player(from, scope)}偷取${gold(n, scope)}`,
  token,
  put: ({ what, who }, scope) => `將${selection(what, scope)}放進場${who ? under(who) : ''}`,
  fetch: ({ what }, scope) => `展示${selection(what, scope)}並拿到手上`,
  play,
  summon: ({ what, level: at }, scope) => `以${at === 'max' ? '最高等級' : `等級 ${at} `}招喚${selection(what, scope)}`,
  attach: ({ to }, scope) => `將此牌附著於${selection(to, scope)}`,
  remember: ({ what, mem }, scope) => `將${selection(what, scope)}標記為${MEMORIES[mem]!}`,
  hold: ({ what, mem }, scope) => `將${selection(what, scope)}放在此牌下（不在場上），成為${MEMORIES[mem]!}`,
  look: ({ zone, who }, scope) => `查看${player(who, scope)}的${zone === 'deck_top' ? '牌庫頂牌' : ZONES[zone]}`,
  level,
  lock_levels: ({ on, until }, scope) => `${selection(on, scope)}${UNTIL[until]}不能升級`,
  transform: ({ what, into, until }, scope) => lasting(until, `將${selection(what, scope)}變形為 ${nameOf(into)}`),
  copy: ({ what, of, add_types, until }, scope, mood) =>
    lasting(
      until,
      `${mood === 'may' ? '讓' : ''}${selection(what, scope)}變成${selection(of, scope)}的複製品${add_types ? `，且也是${list(add_types.map(typeName), '和')}` : ''}`,
    ),
  flip: ({ what, into }, scope) => `將${selection(what, scope)}翻面成 ${nameOf(into)}`,
  swap_atk: ({ what, until }, scope) => lasting(until, `交換${selection(what, scope)}印刷的攻擊力`),
  swap_top: () => '用一張手牌交換你的牌庫頂牌',
  pick: ({ what }, scope) => `選擇${selection(what, scope)}`,
  choose: ({ what, options = [] }) =>
    what === 'number' ? '選擇 0 到 10 的一個數字' : `選擇${list(options.map((option) => OPTIONS[option]!))}`,
  extra_turn: () => '本回合之後再進行一個額外回合',
  skip: ({ who }, scope) => `${does(who, '跳過', scope)}下個棄牌抽牌階段並保留手牌`,
  prevent: () => '防止該傷害',
};
