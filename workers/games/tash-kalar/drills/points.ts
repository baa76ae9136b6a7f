import type { Desk } from '../../../drills/desk';
import type { DrillKind } from '../../../drills/drill';
import type { Random } from '../../../random';
import type { Board } from '../board';
import { SETUPS } from '../setups';
import { RANKS } from '../state';
import { roll, type Rolled } from './summons';
import { choose } from './walk';

/** Points asked for, in turn: most turns that destroy anything bring one. */
const WANTED = [0, 1, 2, 3] as const;

/** Longer lines are told in too many words. */
const MOST_ACTIONS = 5;

/** Ways to play the turn that are looked at. */
const TRIED = 4;

/** The rest of a turn, summoning with every action; null where no card fits, and for what takes too many answers. */
function rest(desk: Desk<Board>, random: Random): Rolled | null {
  const line: string[] = [];
  const path: Rolled['path'] = [];
  let { node } = desk;
  while (node.question === 'menu' && node.board.turn.actions > 0) {
    const summons = node.choices.filter(({ action }) => action.startsWith('summon '));
    if (summons.length === 0 || line.length === MOST_ACTIONS) return null;
    const { action } = summons[random(summons.length)]!;
    const rolled = roll(desk.at(node), action, MOST_ACTIONS - line.length, random);
    if (!rolled) return null;
    line.push(...rolled.line);
    path.push(...rolled.path);
    node = path.at(-1)!;
  }
  return { line, path };
}

/** What a turn of a duel scores for what it has destroyed and summoned. */
export const points: DrillKind<Board> = {
  id: 'points',
  setups: SETUPS.filter((id) => id.startsWith('duel')),
  steps: 70,
  choose,
  ask({ board, question }, desk, random, wish) {
    // Points for a legend that is there already have been scored.
    const fresh = board.turn.summoned.every(({ rank }) => rank !== 'legendary');
    if (question !== 'menu' || board.turn.actions === 0 || !fresh) return null;
    const wanted = WANTED[wish % WANTED.length]!;
    const { side } = board;
    for (let tries = 0; tries < TRIED; tries++) {
      const rolled = rest(desk, random);
      const end = rolled?.path.at(-1);
      // Where cards are drawn the turn has just been scored, and still says what it destroyed.
      if (!end || end.question !== 'draw' || end.board.score[side] - board.score[side] !== wanted) continue;
      const { destroyed, summoned } = end.board.turn;
      if (RANKS.every((rank) => destroyed[rank] === 0)) continue;
      const legends = summoned.filter(({ rank }) => rank === 'legendary').length;
      const why = [...RANKS.map((rank) => `${rank}:${destroyed[rank]}`), `legends:${legends}`];
      return {
        question: { type: 'answer', ask: `points:${side}`, value: wanted },
        line: rolled!.line,
        told: true,
        why,
      };
    }
    return null;
  },
};
