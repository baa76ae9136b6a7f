import type { DrillKind } from '../../../drills/drill';
import { FIELDS, areaAround } from '../board-fields';
import type { Board } from '../state';
import { touchedBy } from './touch';
import { STEPS, ofSkill, oneOf, turnsOf, withSkill } from './turns';

const MOST = 6;

/** Every field from which the skill of a card hits or moves one token: its area, read backwards. */
export const reach: DrillKind<Board> = {
  id: 'reach',
  steps: STEPS,
  ask(view, desk, random, wish) {
    const { board } = view.board;
    const turns = turnsOf(view, desk, withSkill(wish % 2 ? 'reduce' : 'push'));
    const cards = [...new Set(turns.map(({ card }) => card))];
    const found = cards.flatMap((card) =>
      Object.keys(board).flatMap((token) => {
        const hitting = turns.filter((turn) => turn.card === card && touchedBy(ofSkill(turn)).includes(token));
        const nodes = hitting.map(({ field }) => field);
        const out = FIELDS.filter((field) => areaAround(field, card.area).includes(token) && !nodes.includes(field));
        // Two fields of two are read off the card.
        const worth = nodes.length > 1 && nodes.length <= MOST && nodes.length + out.length > 2;
        return worth ? [{ card, token, nodes, out }] : [];
      }),
    );
    const one = oneOf(found, random);
    if (!one) return null;
    const { card, token, nodes, out } = one;
    return {
      question: { type: 'mark', ask: `reach:${card.id}:${token}`, nodes },
      why: [out.filter((field) => field in board), out.filter((field) => !(field in board))].map(String),
    };
  },
};
