/** Traditional Chinese words of task conditions and of the criteria of flares. */
import { number, spaced } from '../../../../text/chinese';
import type { TaskCondition } from '../program';
import type { Counted } from './counted';

const SQUARES = { red: '紅格', green: '綠格', coloured: '有色格', central: '中央九格' };
const SHAPE = { centralPlus: '正十字', centralCross: '斜十字' };
const RANK = { common: '普通', heroic: '英雄', legendary: '傳奇' };
const BETWEEN = { sides: '邊', corners: '角' };

const including = (n: number, what: string): string => (n === 0 ? '' : `，其中至少${number(n)}個是${what}`);
const UPGRADED = '升級過的棋子';
const LEGENDARY = '傳奇棋子';

function condition(condition: TaskCondition): string {
  if ('destroyed' in condition) {
    const { pieces, upgraded } = condition.destroyed;
    return `本回合你摧毀了至少${number(pieces)}個敵方棋子${including(upgraded, UPGRADED)}。`;
  }
  if ('destroyedOneOf' in condition) {
    const ways = condition.destroyedOneOf.flatMap((way) =>
      Object.entries(way).map(([rank, n]) => `至少${number(n)}個敵方${RANK[rank as keyof typeof RANK]}棋子`),
    );
    return `本回合你摧毀了${ways.join('或')}。`;
  }
  if ('ownOn' in condition) {
    const { squares, pieces, upgraded, legendary } = condition.ownOn;
    const all = upgraded === pieces;
    return `你在${SQUARES[squares]}上至少有${number(pieces)}個${all ? UPGRADED : '棋子'}${all ? '' : including(upgraded, UPGRADED)}${including(legendary, LEGENDARY)}。`;
  }
  if ('moreUpgradedOn' in condition) {
    const each = condition.moreUpgradedOn.map((colour) => `在${SQUARES[colour]}上`);
    return `無論${each.join('還是')}，你升級過的棋子都比對手多。`;
  }
  if ('summoned' in condition) {
    const { beings, legends, on, times } = condition.summoned;
    const legend = legends === 0 ? '' : `，其中至少${number(legends)}個是傳奇生物`;
    if (on !== 'any' && times >= beings)
      return `本回合你在${SQUARES[on]}上召喚了至少${number(times)}個生物${legend}（同一格可計算兩次）。`;
    const where = on === 'any' ? '' : `，其中至少${number(times)}個在${SQUARES[on]}上`;
    return `本回合你召喚了至少${number(beings)}個生物${where}${legend}。`;
  }
  if ('fillOneOf' in condition)
    return `你的棋子佔滿中央九格的${condition.fillOneOf.map((shape) => SHAPE[shape]).join('或')}。`;
  if ('lineLead' in condition)
    return `在穿過中央九格的六條橫行與直列之一上，你的棋子比對手至少多${number(condition.lineLead.lead)}個。`;
  if ('eachLine' in condition) {
    const { pieces, upgraded } = condition.eachLine;
    return `在兩條長對角線上，你各有至少${number(pieces)}個棋子${including(upgraded, UPGRADED)}。`;
  }
  if ('chain' in condition) return `由你的棋子組成的連線接通場地相對的兩${BETWEEN[condition.chain.between]}。`;
  if ('around' in condition) return `至少${number(condition.around.own)}個己方棋子與同一個敵方棋子相鄰。`;
  const { near, steps } = condition.isolation;
  return `某個敵方棋子在距離${near}以內有另一個敵方棋子，但它經由空格移動至多${number(steps)}次，也到不了與另一個敵方棋子相鄰的格子。`;
}

export const traditionalTask = (task: TaskCondition): string => spaced(condition(task));

export const traditionalCriterion = (compares: 'upgraded' | 'pieces', lead: number): string =>
  `對手在場地上${compares === 'upgraded' ? '升級過的棋子' : '的棋子'}至少比你多${number(lead)}個。`;

export const traditionalCounted: Readonly<Record<Counted, string>> = {
  destroyed: '計數：摧毀的棋子 · 其中升級過的',
  own: '計數：棋子 · 其中升級過的',
  legendary: '計數：棋子 · 升級過的 · 傳奇的',
  colours: '計數：紅格上升級過的棋子 · 綠格上的',
  summoned: '計數：召喚的生物 · 其中在指定格子上的',
  legends: '計數：召喚的生物 · 其中的傳奇生物',
  diagonals: '計數：一條對角線上的棋子 · 升級過的，然後是另一條',
};
