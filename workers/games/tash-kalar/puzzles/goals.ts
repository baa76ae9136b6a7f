import { QUESTION, TO_MOVE, TURNS } from '../../../../assembly/games/tash-kalar/layout';
import type { Exact, Goal } from '../../../analysis/contract';
import { criteriaMet, follows, targetsOf } from '../../../engine/tash-kalar';
import type { Node, Walker } from '../../../puzzles/walker';
import { cardByWord, taskByWord } from '../cards';
import { cardNumber } from '../codec';
import { scoreOf, standing } from '../ending';
import { musterOf } from '../muster';
import { isPlainArrival } from './arrival';
import { patternNumber } from '../measures';
import { other, QUESTIONS, SIDES, type Side, type State } from '../state';

const whole = (num: number): Exact => ({ num, den: 1 });
const truth = (is: boolean): Exact => whole(is ? 1 : 0);

/** Questions that come after a turn. */
const AFTERWARDS: readonly string[] = ['draw', 'nextTask', 'over'];

/** For goals of the next summoning alone, the questions that still belong to it. */
const UNDER_WAY: Readonly<Record<string, readonly string[]>> = {
  come: ['match', 'liftForSummon'],
  idle: ['match', 'liftForSummon'],
  spare: ['match', 'liftForSummon', 'effect'],
};

const questionOf = (node: Node): string => QUESTIONS[node[QUESTION]!]!;

const holds = ({ hands }: State, side: Side, word: string): boolean => {
  const { id, kind } = cardByWord(word)!;
  return hands[side][kind].includes(id);
};

/** The cards of a goal have left the hand. */
const arePlayed = (state: State, side: Side, { card, other: second }: Goal): boolean =>
  !holds(state, side, card!) && (second === undefined || !holds(state, side, second));

/**
 * The goal as it stands at a later node of the proof that began at `root`; null where it is settled: at the end of the
 * turn, before cards are drawn, or when all that was to be played is.
 */
export function goalAt(walker: Walker<State>, root: Node, goal: Goal, node: Node): Goal | null {
  const same = (at: number): boolean => node[at] === root[at];
  const inTurn = same(TO_MOVE) && same(TURNS) && same(TURNS + 1) && !AFTERWARDS.includes(questionOf(node));
  if (!inTurn) return null;
  const waiting = UNDER_WAY[goal.kind];
  if (waiting) return node === root || waiting.includes(questionOf(node)) ? goal : null;
  if (goal.kind !== 'play') return goal;
  const state = walker.state(node);
  return arePlayed(state, state.side, goal) ? null : goal;
}

/** What a node is worth to the player who decides at `root`, the goal being settled there. */
export function worth(walker: Walker<State>, root: Node, goal: Goal, node: Node): Exact {
  const start = walker.state(root);
  const { side } = start;
  const state = walker.state(node);
  walker.engine.restore(node);
  switch (goal.kind) {
    case 'play':
    case 'come':
      return truth(arePlayed(state, side, goal));
    case 'idle':
      return truth(arePlayed(state, side, goal) && isPlainArrival(start, state));
    case 'claim':
      return truth(state.claimed[side].includes(taskByWord(goal.card!)!.id));
    case 'points':
      return truth(scoreOf(state)[side] >= TRIGGER[state.mode]);
    case 'bestTurn':
      return whole(lead(state, side) - lead(start, side));
    case 'killLegend':
      return truth(musterOf(state, other(side)).legendary === 0);
    case 'winNow': {
      const { ahead } = standing(state);
      return ahead === null ? { num: 1, den: 2 } : truth(ahead === side);
    }
    case 'spare':
      return truth(arePlayed(state, side, { kind: 'play', card: goal.card! }) && canCome(walker, state, goal.other!));
    case 'keepCold': {
      const { upper, lower } = criteriaMet(walker.engine, SIDES.indexOf(other(side)));
      return truth(arePlayed(state, side, goal) && !upper && !lower);
    }
    default: {
      const card = cardNumber(cardByWord(goal.card!)!.id);
      return truth(!follows(walker.engine, SIDES.indexOf(other(side)), card));
    }
  }
}

/** Whether the player on turn has an action left, and a square on which the card could be summoned with it. */
function canCome(walker: Walker<State>, { question, turn }: State, card: string): boolean {
  const goesOn = question === 'menu' && turn.actions > 0;
  return goesOn && targetsOf(walker.engine, patternNumber(cardByWord(card)!.id)).length > 0;
}

/** Points that trigger the end (TS-END-2, TS-END-3). */
export const TRIGGER: Readonly<Record<State['mode'], number>> = { highForm: 9, duel: 18 };

function lead(state: State, side: Side): number {
  const score = scoreOf(state);
  return score[side] - score[other(side)];
}
