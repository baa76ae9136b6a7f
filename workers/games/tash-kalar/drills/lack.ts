import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { cardOf } from '../cards';
import type { Finder } from '../measures';
import { summonsIn } from './summons';
import { choose } from './walk';

/** More squares than these to point out is work, not a question. */
const MOST = 6;

/** Every empty square on which one more common lets a card be summoned with the second action. */
export const lack: DrillKind<Board> = {
  id: 'lack',
  steps: 34,
  choose,
  ask({ board, choices, question }, desk, random) {
    if (question !== 'menu' || board.turn.actions !== 2) return null;
    const now = summonsIn(choices);
    const { cards } = desk.measure('') as Finder;
    const near = cards.filter(({ id, lacks }) => !now.has(cardOf(id).word) && lacks.length > 0);
    if (near.length === 0) return null;
    const { id } = near[random(near.length)]!;
    const { word } = cardOf(id);
    const places = choices.map(({ action }) => action).filter((action) => action.startsWith('place '));
    const found = places.flatMap((action) => {
      const targets = summonsIn(desk.after(action).choices).get(word);
      return targets ? [{ square: action.slice('place '.length), targets }] : [];
    });
    if (found.length === 0 || found.length > MOST) return null;
    return {
      question: { type: 'mark', ask: `lack:${word}`, nodes: found.map(({ square }) => square) },
      why: found.map(({ square, targets }) => `${square}:${targets.join('+')}`),
    };
  },
};
