import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { isReadable, oneOf, STEPS } from './table';
import { choose } from './walk';

/** Rules whose breach the answers name: gold, tech, a hero in play, levels of heroes, nothing to affect. */
export const TAUGHT: readonly string[] = [
  'CX-COST-2',
  'CX-PLAY-3',
  'CX-SPELL-1',
  'CX-SPELL-2',
  'CX-SPELL-4',
  'CX-SPELL-5',
  'CX-SPELL-8',
];

/** Whether a card of the hand can be played, and what stands against it. */
export const play: DrillKind<Board> = {
  id: 'play',
  steps: STEPS,
  choose,
  ask({ board, choices, question }, desk, random, wish) {
    if (question !== 'main' || !isReadable(board)) return null;
    const hand = [...new Set(board.sides[board.active].hand.cards ?? [])];
    const can = (card: string): boolean => choices.some(({ action }) => action === `play ${card}`);
    const isYes = wish % 2 === 0;
    const found = hand.filter((card) => can(card) === isYes);
    const card = oneOf(found, random);
    if (!card || hand.length < 2) return null;
    const why = isYes ? [] : desk.whyNot(`play ${card}`);
    if (!isYes && (why.length === 0 || !why.every((rule) => TAUGHT.includes(rule)))) return null;
    return {
      question: { type: 'choose', ask: `play:${card}`, options: ['yes', 'no'], right: isYes ? 0 : 1 },
      line: isYes ? [`play ${card}`] : [],
      why,
    };
  },
};
