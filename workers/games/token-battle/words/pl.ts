import { signed, type Labels } from '../text';

export const POLISH: Labels = {
  locale: 'pl',
  direction: {
    NW: 'w lewo w górę',
    N: 'w górę',
    NE: 'w prawo w górę',
    W: 'w lewo',
    E: 'w prawo',
    SW: 'w lewo w dół',
    S: 'w dół',
    SE: 'w prawo w dół',
  },
  area: {
    all: 'wszystkie osiem pól wokół',
    straight: 'cztery pola w pionie i poziomie',
    diagonal: 'cztery pola na ukos',
  },
  list: (parts) => parts.join(', '),
  token: ({ side, value, type }) => `${side} ${value}${type ? ` (${type})` : ''}`,
  card: ({ name, value, type }) => `${name}, wartość ${value}${type ? `, ${type}` : ''}`,
  marked: ({ area }) => `Zaznaczone pola: ${area}.`,

  place: ({ card, field }) => `postaw kartę ${card} na ${field}`,
  first: ({ side }) => `zaczyna ${side}`,
  attempt: ({ what }) => `to nie jest ruch: ${what}`,

  turn: ({ ply, side }) => `tura ${ply + 1}: żeton stawia ${side}`,
  drawn: () => 'trzeba jeszcze wylosować, kto zaczyna',
  over: ({ winner }) => (winner ? `Koniec gry, wygrywa ${winner}.` : 'Koniec gry, remis.'),
  player: ({ side, points, income, boost, extra }) =>
    `${side}: ${points} pkt, ${income} na turę` +
    (boost ? ', następny żeton dostanie 1 pkt wartości więcej' : '') +
    (extra ? `, dodatkowe tury: ${extra}` : ''),
  stack: ({ side, number, cards }) => `${side}, stos ${number}: ${cards.join(', potem ')}`,
  stands: ({ field, token, gain, last }) =>
    `${field}: ${token}, daje ${gain} na turę${last ? ', zagrany ostatnio' : ''}`,

  used: ({ card, next, stack }) => `Karta ${card} trafia na spód stosu ${stack}; na szczycie leży ${next}.`,
  placed: ({ token, field, boosted }) => `Na ${field} staje żeton ${token}${boosted ? ', wzmocniony o 1' : ''}.`,
  pushed: ({ token, from, to }) => `Żeton ${token} zostaje odepchnięty z ${from} na ${to}.`,
  mirrored: ({ token, from, to }) => `Żeton ${token} przechodzi z ${from} na pole symetryczne ${to}.`,
  swapped: ({ token, from, to }) => `Zamiana: żeton ${token} przechodzi z ${from} na ${to}.`,
  blocked: ({ token, field }) => `Żeton ${token} na ${field} nie może się ruszyć i zostaje.`,
  leaves: ({ token, field }) => `Żeton ${token} wypada z ${field} poza planszę.`,
  weakened: ({ token, field, value }) => `Wartość żetonu ${token} na ${field} spada do ${value}.`,
  destroyed: ({ token, field }) => `Żeton ${token} na ${field} zostaje zniszczony.`,
  reborn: ({ field, token }) => `Feniks na ${field} odradza się jako ${token}.`,
  gilded: ({ token, field }) => `Żeton ${token} na ${field} staje się złoty.`,
  created: ({ token, field }) => `Na ${field} powstaje żeton ${token}.`,
  boostGained: ({ side }) => `Następny żeton gracza ${side} będzie miał 1 pkt wartości więcej.`,
  extraGained: ({ side, pending }) =>
    `Gracz ${side} zyskuje dodatkową turę${pending > 1 ? `, czekające tury: ${pending}` : ''}.`,
  extraUsed: ({ side, pending }) =>
    `Gracz ${side} wykorzystuje dodatkową turę${pending > 0 ? `, czekające tury: ${pending}` : ''}.`,
  scored: ({ side, points, total }) => `Gracz ${side} dostaje ${points} pkt i ma ${total}.`,
  gain: ({ side, income, change }) => `Gracz ${side} dostaje teraz ${income} na turę (${signed(change)}).`,
  shot: ({ from, to }) => `${from} strzela do ${to}.`,
  next: ({ side }) => `Tura gracza ${side}.`,
};
