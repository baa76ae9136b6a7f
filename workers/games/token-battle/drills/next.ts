import type { Asked, DrillKind } from '../../../drills/drill';
import type { Desk } from '../../../drills/desk';
import type { View } from '../../../contract';
import type { Random } from '../../../random';
import { areaAround } from '../board-fields';
import type { Skill } from '../cards';
import { SIDES, type Board } from '../state';
import { STEPS, cardIn, oneOf, turnsOf, withSkill, type Turn } from './turns';

/** Why the next turn is whose it is; each is asked about as often as the others. */
const CASES = ['enclosed', 'open', 'given', 'waiting'] as const;

/** Skills that give turns. */
const TEMPO: ReadonlySet<Skill> = new Set(['extraTurnIfCovered', 'opponentExtraTurn']);

const gained = ({ effects }: Turn): boolean => effects.some(({ kind }) => kind === 'extraGained');

/** Squares of the area that no token covers. */
function openOf({ card, field }: Turn, { board }: Board): { empty: string[]; off: number } {
  const area = areaAround(field, card.area);
  return { empty: area.filter((one) => !(one in board)), off: card.area.length - area.length };
}

/** A turn that gives nobody a turn; null if there is none. */
const ordinary = ({ board, choices }: View<Board>, random: Random): string | null =>
  oneOf(
    choices.filter((choice) => !TEMPO.has(cardIn(choice, board).skill)),
    random,
  )?.action ?? null;

/** The turns that lead to the question, and what of them explains the answer. */
function lead(
  view: View<Board>,
  desk: Desk<Board>,
  random: Random,
  wish: number,
): Pick<Required<Asked>, 'line' | 'why'> | null {
  const { board } = view;
  const mover = SIDES[view.seat]!;
  const why = CASES[wish % CASES.length]!;
  switch (why) {
    case 'enclosed': {
      const turn = oneOf(turnsOf(view, desk, withSkill('extraTurnIfCovered')).filter(gained), random);
      if (!turn || (wish >> 2) % 2 === 0) return turn ? { line: [turn.action], why: [why] } : null;
      const second = ordinary(desk.after(turn.action), random);
      return second === null || board.extra[mover] > 0 ? null : { line: [turn.action, second], why: ['spent'] };
    }
    case 'open': {
      if (board.extra[mover] > 0) return null;
      const near = turnsOf(view, desk, withSkill('extraTurnIfCovered')).flatMap((turn) => {
        const { empty, off } = openOf(turn, board);
        return !gained(turn) && empty.length + off === 1 ? [{ line: [turn.action], why: [why, String(empty)] }] : [];
      });
      return oneOf(near, random) ?? null;
    }
    case 'given': {
      if (board.extra.A + board.extra.B > 0) return null;
      const turn = oneOf(turnsOf(view, desk, withSkill('opponentExtraTurn')), random);
      if (!turn) return null;
      const answer = ordinary(desk.after(turn.action), random);
      return answer === null ? null : { line: [turn.action, answer], why: [why] };
    }
    case 'waiting': {
      if (board.extra[mover] === 0) return null;
      const turn = oneOf(
        turnsOf(view, desk, () => true).filter((one) => !gained(one)),
        random,
      );
      return turn ? { line: [turn.action], why: [why] } : null;
    }
  }
}

/** Whose turn it is after one or two turns. */
export const next: DrillKind<Board> = {
  id: 'next',
  steps: STEPS,
  ask(view, desk, random, wish) {
    const found = lead(view, desk, random, wish);
    const after = found && desk.follow(found.line).at(-1)!;
    if (after?.actor !== 'player') return null;
    return { question: { type: 'choose', ask: 'next', options: [...SIDES], right: after.seat }, told: true, ...found };
  },
};
