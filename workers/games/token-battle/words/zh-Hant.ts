import { before } from '../../../text/chinese';
import { signed, type Labels } from '../text';

export const TRADITIONAL: Labels = {
  locale: 'zh-Hant',
  direction: { NW: '左上', N: '上', NE: '右上', W: '左', E: '右', SW: '左下', S: '下', SE: '右下' },
  area: { all: '四周八格', straight: '上下左右四格', diagonal: '四個斜角格' },
  list: (parts) => parts.join('、'),
  token: ({ side, value, type }) => `${side} ${value}${type ? `（${type}）` : ''}`,
  card: ({ name, value, type }) => `${name}，價值 ${value}${type ? `，${type}` : ''}`,
  marked: ({ area }) => `標示格：${area}。`,

  place: ({ card, field }) => `在 ${field} 放置「${card}」`,
  first: ({ side }) => `${side} 先手`,
  attempt: ({ what }) => `不是一步棋：${what}`,

  turn: ({ ply, side }) => `第 ${ply + 1} 回合：輪到 ${side} 放置棋子`,
  drawn: () => '尚未抽籤決定先手',
  over: ({ winner }) => (winner ? `對局結束，${winner} 獲勝。` : '對局結束，平手。'),
  player: ({ side, points, income, boost, extra }) =>
    `${side}：${points} 分，每回合 ${income} 分` +
    (boost ? '，下一個棋子價值加 1' : '') +
    (extra ? `，額外回合：${extra}` : ''),
  stack: ({ side, number, cards }) => `${side} 的牌疊 ${number}：${cards.join('，再來是 ')}`,
  stands: ({ field, token, gain, last }) => `${field}：${token}，每回合得 ${gain} 分${last ? '，上一個打出' : ''}`,

  used: ({ card, next, stack }) => `「${card}」放到牌疊 ${stack} 底部，頂牌變成「${next}」。`,
  placed: ({ token, field, boosted }) => `${before(token)}放在 ${field}${boosted ? '，加持 1' : ''}。`,
  pushed: ({ token, from, to }) => `${before(token)}從 ${from} 被推到 ${to}。`,
  mirrored: ({ token, from, to }) => `${before(token)}從 ${from} 移到對稱格 ${to}。`,
  swapped: ({ token, from, to }) => `${before(token)}換位：從 ${from} 到 ${to}。`,
  blocked: ({ token, field }) => `${field} 的 ${before(token)}無法移動，留在原地。`,
  leaves: ({ token, field }) => `${before(token)}從 ${field} 移出棋盤。`,
  weakened: ({ token, field, value }) => `${field} 的 ${before(token)}價值降為 ${value}。`,
  destroyed: ({ token, field }) => `${field} 的 ${before(token)}被消滅。`,
  reborn: ({ field, token }) => `${field} 的不死鳥重生為 ${token}。`,
  gilded: ({ token, field }) => `${field} 的 ${before(token)}變成黃金棋子。`,
  created: ({ token, field }) => `${field} 產生 ${token}。`,
  boostGained: ({ side }) => `${side} 的下一個棋子價值加 1。`,
  extraGained: ({ side, pending }) => `${side} 獲得一個額外回合${pending > 1 ? `，待用共 ${pending} 個` : ''}。`,
  extraUsed: ({ side, pending }) => `${side} 用掉一個額外回合${pending > 0 ? `，還有 ${pending} 個待用` : ''}。`,
  scored: ({ side, points, total }) => `${side} 得 ${points} 分，共 ${total} 分。`,
  gain: ({ side, income, change }) => `${side} 現在每回合得 ${income} 分（${signed(change)}）。`,
  shot: ({ from, to }) => `${from} 射擊 ${to}。`,
  next: ({ side }) => `輪到 ${side}。`,
};
