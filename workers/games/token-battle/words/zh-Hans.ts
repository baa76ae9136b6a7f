import { before } from '../../../text/chinese';
import { signed, type Labels } from '../text';

export const SIMPLIFIED: Labels = {
  locale: 'zh-Hans',
  direction: { NW: '左上', N: '上', NE: '右上', W: '左', E: '右', SW: '左下', S: '下', SE: '右下' },
  area: { all: '四周八格', straight: '上下左右四格', diagonal: '四个斜角格' },
  list: (parts) => parts.join('、'),
  token: ({ side, value, type }) => `${side} ${value}${type ? `（${type}）` : ''}`,
  card: ({ name, value, type }) => `${name}，价值 ${value}${type ? `，${type}` : ''}`,
  marked: ({ area }) => `标示格：${area}。`,

  place: ({ card, field }) => `在 ${field} 放置“${card}”`,
  first: ({ side }) => `${side} 先手`,
  attempt: ({ what }) => `不是一步棋：${what}`,

  turn: ({ ply, side }) => `第 ${ply + 1} 回合：轮到 ${side} 放置棋子`,
  drawn: () => '尚未抽签决定先手',
  over: ({ winner }) => (winner ? `对局结束，${winner} 获胜。` : '对局结束，平局。'),
  player: ({ side, points, income, boost, extra }) =>
    `${side}：${points} 分，每回合 ${income} 分` +
    (boost ? '，下一个棋子价值加 1' : '') +
    (extra ? `，额外回合：${extra}` : ''),
  stack: ({ side, number, cards }) => `${side} 的牌叠 ${number}：${cards.join('，再来是 ')}`,
  stands: ({ field, token, gain, last }) => `${field}：${token}，每回合得 ${gain} 分${last ? '，上一个打出' : ''}`,

  used: ({ card, next, stack }) => `“${card}”放到牌叠 ${stack} 底部，顶牌变成“${next}”。`,
  placed: ({ token, field, boosted }) => `${before(token)}放在 ${field}${boosted ? '，加持 1' : ''}。`,
  pushed: ({ token, from, to }) => `${before(token)}从 ${from} 被推到 ${to}。`,
  mirrored: ({ token, from, to }) => `${before(token)}从 ${from} 移到对称格 ${to}。`,
  swapped: ({ token, from, to }) => `${before(token)}换位：从 ${from} 到 ${to}。`,
  blocked: ({ token, field }) => `${field} 的 ${before(token)}无法移动，留在原地。`,
  leaves: ({ token, field }) => `${before(token)}从 ${field} 移出棋盘。`,
  weakened: ({ token, field, value }) => `${field} 的 ${before(token)}价值降为 ${value}。`,
  destroyed: ({ token, field }) => `${field} 的 ${before(token)}被消灭。`,
  reborn: ({ field, token }) => `${field} 的不死鸟重生为 ${token}。`,
  gilded: ({ token, field }) => `${field} 的 ${before(token)}变成黄金棋子。`,
  created: ({ token, field }) => `${field} 产生 ${token}。`,
  boostGained: ({ side }) => `${side} 的下一个棋子价值加 1。`,
  extraGained: ({ side, pending }) => `${side} 获得一个额外回合${pending > 1 ? `，待用共 ${pending} 个` : ''}。`,
  extraUsed: ({ side, pending }) => `${side} 用掉一个额外回合${pending > 0 ? `，还有 ${pending} 个待用` : ''}。`,
  scored: ({ side, points, total }) => `${side} 得 ${points} 分，共 ${total} 分。`,
  gain: ({ side, income, change }) => `${side} 现在每回合得 ${income} 分（${signed(change)}）。`,
  shot: ({ from, to }) => `${from} 射击 ${to}。`,
  next: ({ side }) => `轮到 ${side}。`,
};
