import { COPIES } from '../../../../assembly/games/toy-battle/layout';
import type { DrillKind } from '../../../drills/drill';
import { TROOP_CODES, type Board } from '../state';
import { PLAIN_BOARDS } from './boards';

/** How many tiles of a kind may still come from the own reserve: three less those that can be seen. */
export const draws: DrillKind<Board> = {
  id: 'draws',
  setups: PLAIN_BOARDS,
  steps: 60,
  ask({ board, question }, _, random, wish) {
    const { toMove, unseen } = board;
    const left = (code: string): number => [...unseen[toMove]].filter((one) => one === code).length;
    const wanted = wish % (COPIES + 1);
    const troops = TROOP_CODES.filter((code) => left(code) === wanted);
    if (question !== 'turn' || troops.length === 0 || board.turns < 4) return null;
    const ask = `draws:${troops[random(troops.length)]}`;
    return { question: { type: 'answer', ask, value: wanted } };
  },
};
