import { findTask } from './tasks';
import { PLAYERS, opponent, type Player, type Rank } from './pieces';
import { pieceOn, piecesOf, upgradedOf, type State } from './state';

/** TS-DUEL-1, TS-DUEL-2. */
export const worth = ({ common, heroic, legendary }: Record<Rank, number>): number =>
  2 * legendary + heroic + Math.floor(common / 2);

/** A player's points now (TS-HIGH-5); in a Duel those scored so far (TS-DUEL-5). */
export function score(state: State, player: Player): number {
  if (state.options.mode === 'duel') return state.points[player];
  const legendary = piecesOf(state, player).filter((square) => pieceOn(state, square)!.rank === 'legendary');
  return state.tasks.claimed[player].reduce((sum, task) => sum + findTask(task).points, legendary.length);
}

/** The points that trigger the end (TS-END-2, TS-END-3). */
export const isHighEnough = (state: State): boolean =>
  PLAYERS.some((player) => score(state, player) >= (state.options.mode === 'duel' ? 18 : 9));

export interface Ending {
  /** A draw is TS-END-7. */
  winner: Player | 'draw';
  /** What decided: points (TS-END-5), upgraded pieces or pieces (TS-END-6); `level` in a draw. */
  how: 'points' | 'upgraded' | 'pieces' | 'level';
}

/** How the game has ended, or null while it goes on. */
export function ending(state: State): Ending | null {
  if (state.node.kind !== 'over') return null;
  const measures: [Ending['how'], (player: Player) => number][] = [
    ['points', (player) => score(state, player)],
    ['upgraded', (player) => upgradedOf(state, player).length],
    ['pieces', (player) => piecesOf(state, player).length],
  ];
  for (const [how, count] of measures) {
    const winner = PLAYERS.find((player) => count(player) > count(opponent(player)));
    if (winner) return { winner, how };
  }
  return { winner: 'draw', how: 'level' };
}
