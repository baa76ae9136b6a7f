import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { cardByWord } from '../cards';
import type { Finder } from '../measures';
import { summonsIn } from './summons';
import { choose } from './walk';

/** How many squares are to be found, in turn: none of these is always the answer. */
const WANTED = [
  [1, 1],
  [2, 3],
  [3, 6],
] as const;

/** Every square on which a card of the hand can be summoned. */
export const fit: DrillKind<Board> = {
  id: 'fit',
  steps: 40,
  choose,
  ask({ board, choices, question }, desk, random, wish) {
    if (question !== 'menu' || board.turn.actions === 0) return null;
    const [least, most] = WANTED[wish % WANTED.length]!;
    const cards = [...summonsIn(choices)].filter(([, squares]) => squares.length >= least && squares.length <= most);
    if (cards.length === 0) return null;
    const [card, nodes] = cards[random(cards.length)]!;
    const { targets, shown } = (desk.measure(`card:${board.side}:${cardByWord(card)!.id}`) as Finder).cards[0]!;
    // Which pieces show the pattern, for each square; then squares to which it leads in vain.
    const why = [...new Map(shown.map(({ target, squares }) => [target, squares])).entries()];
    return {
      question: { type: 'mark', ask: `targets:${card}`, nodes },
      why: why.map(([target, squares]) => `${targets.includes(target) ? 'by' : 'not'}:${target}:${squares.join('+')}`),
    };
  },
};
