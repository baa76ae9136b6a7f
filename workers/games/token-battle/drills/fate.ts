import type { DrillKind } from '../../../drills/drill';
import { areaAround } from '../board-fields';
import { DIRECTIONS } from '../cards';
import type { Board, Token } from '../state';
import { lossesOf, wordsOf, type Losses } from './losses';
import { STEPS, beforeVolley, isQuiet, ofSkill, oneOf, turnsOf, withSkill, type Turn } from './turns';

/** What may become of a token: it stays as it is, loses value, rises as a plain 1, leaves the board. */
const FATES = ['same', 'weaker', 'rises', 'gone'] as const;

function fateOf(token: Token, { after, risen }: Losses): (typeof FATES)[number] {
  if (!after) return 'gone';
  if (risen) return 'rises';
  return after.value < token.value ? 'weaker' : 'same';
}

const AT_TARGETS = withSkill('reduce', 'push', 'mirror', 'gild');

/** Where neither the skill nor a shot can do anything to a token there is nothing to ask. */
const isRisky = (turn: Turn): boolean => AT_TARGETS(turn.card) || !isQuiet(turn);

/** What becomes of a token beside the one that is placed: a phoenix more often than not. */
export const fate: DrillKind<Board> = {
  id: 'fate',
  steps: STEPS,
  ask(view, desk, random, wish) {
    const { board } = view.board;
    const wanted = FATES[wish % FATES.length]!;
    const phoenix = wanted === 'rises' || (wish >> 2) % 3 > 0;
    const turns = turnsOf(view, desk, (card) => beforeVolley(card) && card.area.length > 0).filter(isRisky);
    const found = turns.flatMap((turn) =>
      areaAround(turn.field, DIRECTIONS).flatMap((field) => {
        const token = board[field];
        const losses = token && lossesOf(turn, field, token);
        if (!losses || fateOf(token, losses) !== wanted) return [];
        if (wanted !== 'gone' && (token.type === 'phoenix') !== phoenix) return [];
        const blocked = ofSkill(turn).some(({ kind, from }) => kind === 'blocked' && from === field);
        const inside = areaAround(turn.field, turn.card.area).includes(field);
        const spared = losses.skill > 0 ? '' : blocked ? 'blocked' : inside ? 'inside' : 'outside';
        return [
          {
            question: {
              type: 'choose' as const,
              ask: `fate:${field}`,
              options: [...FATES],
              right: FATES.indexOf(wanted),
            },
            line: [turn.action],
            told: true,
            why: [...wordsOf(losses), spared],
          },
        ];
      }),
    );
    return oneOf(found, random) ?? null;
  },
};
