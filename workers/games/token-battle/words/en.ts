import { signed, type Labels } from '../text';

/** English, also for the command line and for error reports. */
export const ENGLISH: Labels = {
  locale: 'en',
  direction: {
    NW: 'up left',
    N: 'up',
    NE: 'up right',
    W: 'left',
    E: 'right',
    SW: 'down left',
    S: 'down',
    SE: 'down right',
  },
  area: {
    all: 'all eight neighbours',
    straight: 'the four straight neighbours',
    diagonal: 'the four diagonal neighbours',
  },
  list: (parts) => parts.join(', '),
  token: ({ side, value, type }) => `${side} ${value}${type ? ` (${type})` : ''}`,
  card: ({ name, value, type }) => `${name}, value ${value}${type ? `, ${type}` : ''}`,
  marked: ({ area }) => `Marked fields: ${area}.`,

  place: ({ card, field }) => `place ${card} on ${field}`,
  first: ({ side }) => `${side} begins`,
  attempt: ({ what }) => `not a turn: ${what}`,

  turn: ({ ply, side }) => `turn ${ply + 1}: ${side} places a token`,
  drawn: () => 'who begins is still to be drawn',
  over: ({ winner }) => (winner ? `The game is over; ${winner} wins.` : 'The game is over; it is a draw.'),
  player: ({ side, points, income, boost, extra }) =>
    `${side}: ${points} points, ${income} a turn` +
    (boost ? ', the next token gets 1 more value' : '') +
    (extra ? `, extra turns: ${extra}` : ''),
  stack: ({ side, number, cards }) => `${side}'s stack ${number}: ${cards.join(', then ')}`,
  stands: ({ field, token, gain, last }) => `${field}: ${token}, brings ${gain} a turn${last ? ', played last' : ''}`,

  used: ({ card, next, stack }) => `${card} goes under stack ${stack}; ${next} lies on top.`,
  placed: ({ token, field, boosted }) => `${token} is placed on ${field}${boosted ? ', boosted by 1' : ''}.`,
  pushed: ({ token, from, to }) => `${token} is pushed from ${from} to ${to}.`,
  mirrored: ({ token, from, to }) => `${token} moves from ${from} to the opposite field ${to}.`,
  swapped: ({ token, from, to }) => `${token} trades places: from ${from} to ${to}.`,
  blocked: ({ token, field }) => `${token} on ${field} cannot move and stays.`,
  leaves: ({ token, field }) => `${token} goes over the edge from ${field}.`,
  weakened: ({ token, field, value }) => `${token} on ${field} falls to ${value}.`,
  destroyed: ({ token, field }) => `${token} on ${field} is destroyed.`,
  reborn: ({ field, token }) => `The phoenix on ${field} rises again as ${token}.`,
  gilded: ({ token, field }) => `${token} on ${field} turns to gold.`,
  created: ({ token, field }) => `${token} appears on ${field}.`,
  boostGained: ({ side }) => `${side}'s next token will have 1 more value.`,
  extraGained: ({ side, pending }) =>
    `${side} gains an extra turn${pending > 1 ? `: ${pending} are waiting now` : ''}.`,
  extraUsed: ({ side, pending }) => `${side} uses an extra turn${pending > 0 ? `: ${pending} more waiting` : ''}.`,
  scored: ({ side, points, total }) => `${side} scores ${points} and has ${total}.`,
  gain: ({ side, income, change }) => `${side} now gets ${income} a turn (${signed(change)}).`,
  shot: ({ from, to }) => `${from} shoots at ${to}.`,
  next: ({ side }) => `${side} is on turn.`,
};
