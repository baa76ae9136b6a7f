import type { DrillKind } from '../../../drills/drill';
import { mapOf } from '../board-data';
import type { Board } from '../state';
import { PLAIN_BOARDS } from './boards';

/** What may be said of a region after a move. */
const HOLDERS = ['blue', 'red', 'none'] as const;

/** Who has the medals of a region once a tile is placed on one of its bases. */
export const region: DrillKind<Board> = {
  id: 'region',
  setups: PLAIN_BOARDS,
  steps: 60,
  ask({ board, choices, question }, desk, random, wish) {
    if (question !== 'turn') return null;
    const wanted = HOLDERS[wish % HOLDERS.length]!;
    const map = mapOf(board);
    const found = choices.flatMap(({ action }) => {
      const node = /^place .@(\w+)$/.exec(action)?.[1];
      const around = node ? map.data.regions.filter(({ bases }) => bases.includes(node)) : [];
      return around.map(({ id }) => ({ action, id }));
    });
    const holder = ({ action, id }: (typeof found)[number]) => desk.after(action).board.taken[id] ?? 'none';
    const fitting = found.filter((one) => holder(one) === wanted);
    const one = fitting[random(Math.max(1, fitting.length))];
    if (!one) return null;
    return {
      question: { type: 'choose', ask: `region:${one.id}`, options: [...HOLDERS], right: HOLDERS.indexOf(wanted) },
      line: [one.action],
      told: true,
    };
  },
};
