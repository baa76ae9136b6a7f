import type { Labels } from './text';

/** English, for the command line and for error reports. */
export const ENGLISH: Labels = {
  locale: 'en',
  side: { blue: 'Blue', red: 'Red' },
  question: {
    over: 'the game is over',
    turn: 'draw or place',
    extra: "Cap'n: one more tile",
    skully: 'Skully: draw',
    star: 'Star: draw one',
    jumbo: 'Jumbo: discard a neighbour',
    xb42: 'XB-42: hit the enemy rack',
    recall: 'tower: take a tile back',
    cloud: 'cloud: draw one',
    shove: 'volcano: shove a tile',
    exhume: 'pumpkin: dig up a tile',
    freeze: 'watchtower: freeze a tile',
    deal: 'a tile is dealt',
    loses: 'a tile is lost',
    ices: 'a tile is frozen',
  },
  draw: () => 'draw',
  skip: () => 'decline',
  raid: () => 'discard a tile of the enemy rack',
  freeze: () => 'freeze a tile of the enemy rack',
  place: ({ troop, node }) => `place ${troop} on ${node}`,
  hit: ({ troop, node }) => `discard ${troop} from ${node}`,
  recall: ({ troop, node }) => `take ${troop} back from ${node}`,
  shove: ({ troop, from, to }) => `shove ${troop} from ${from} to ${to}`,
  exhume: ({ troop }) => `dig up ${troop}`,
  dealt: ({ troop, side, question }) =>
    `${side} ${question === 'deal' ? 'draws' : question === 'ices' ? 'has frozen:' : 'loses'} ${troop}`,
  base: ({ id }) => `base ${id}`,
  hq: ({ id, side }) => `${side}'s HQ ${id}`,
  tile: ({ side, troop }) => `${side} ${troop}`,
  stack: ({ node, tiles }) => `${node}: ${tiles.join(' on ')}`,
  player: ({ side, rack, size, reserve, medals, objective }) =>
    `${side}: ${size ? rack : 'empty rack'}; reserve ${reserve}; medals ${medals}${objective === null ? '' : ` of ${objective}`}`,
  turn: ({ side, question, turns }) => `turn ${turns + 1}, ${side}: ${question}`,
};
