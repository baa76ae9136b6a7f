import type { GameCodec } from '../../../workers/game-codec';
import * as layout from '../../games/auction/layout';

/** A state of the auction is its bytes. */
export type State = Uint8Array;

const HEX = /^([0-9a-f]{2}){32}$/;
const ASKED = ['prize', 'bid', 'over'] as const;
const malformed = (found: string) =>
  ({ ok: false, error: { column: 1, rule: null, problem: 'malformed', found } }) as const;

const pointsOf = (state: State): number[] => [...state.slice(layout.POINTS, layout.POINTS + state[layout.SEATS]!)];

/** The one seat that is ahead, if any. */
export function leader(state: State): number | null {
  const points = pointsOf(state);
  const [most, ...others] = points.toSorted((a, b) => b - a);
  return others[0] === most ? null : points.indexOf(most!);
}

/** The start of a game of so many seats, `3 seats`, as the tests of the kernel begin it. */
export function startOf(setup: string): State {
  const state = new Uint8Array(layout.STATE_BYTES);
  const seats = Number(setup[0]);
  state.set([seats], layout.SEATS);
  state.set([0b111], layout.PRIZES);
  state.set([2], layout.ROUNDS);
  state.fill(0b111, layout.HAND, layout.HAND + seats);
  return state;
}

const unused = (): never => {
  throw new Error('no test asks this of the auction');
};

/** The auction as the services of the workers take it: two to five seats, chance, hidden bids. */
export const auction: GameCodec<State, { points: number[] }> = {
  id: 'auction',
  ruleIds: ['AU-BID-1'],
  stateBytes: layout.STATE_BYTES,
  layoutVersion: 1,
  setups: ['2 seats', '3 seats', '5 seats'],
  fullSetups: ['3 seats', '5 seats'],
  seats: ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'],

  parse: (text) => (HEX.test(text) ? { ok: true, value: Uint8Array.from(Buffer.from(text, 'hex')) } : malformed(text)),
  print: (state) => Buffer.from(state).toString('hex'),
  position: () => null,
  read: (bytes) => bytes.slice(),
  write: (state, bytes) => bytes.set(state),

  parseAction: (text) => (/^[~c][0-3]$/.test(text) ? { ok: true, value: Number(text[1]) } : malformed(text)),
  actionText: (action, state) => `${state[layout.ASKED] === layout.ASK_PRIZE ? '~' : 'c'}${action}`,
  actionWords: unused,
  boardWords: unused,
  picks: (action) => [`card:${action}`],
  trial: unused,

  question: (state) => ASKED[state[layout.ASKED]!]!,
  seat: (state) => state[layout.MOVER]!,
  ending: (state) => (state[layout.ASKED] === layout.ASK_NOTHING ? { reason: 'points', rule: 'AU-END-1' } : null),
  board: (state) => ({ points: pointsOf(state) }),
  holders(state) {
    const ahead = leader(state);
    return ahead === null ? [] : [['crown', ahead]];
  },
  takings: (state, seat) => pointsOf(state)[seat]!,
  goalKinds: ['share'],
  goalCode: () => ({ kind: 0, detail: 0 }),
  randomStart: (setup) => (auction.setups.includes(setup) ? { ok: true, value: startOf(setup) } : malformed(setup)),
  parseRecord: unused,
  printRecord: unused,
};
