import { TROOPS, count } from './piles';
import { opponent, type State, type TroopCode } from './state';

/** Weight of a troop at a chance question; 0 if chance is not asked or cannot pick it (rule file 4.2). */
export function weightOf(state: State, troop: TroopCode): number {
  const enemy = opponent(state.toMove);
  switch (state.question) {
    case 'deal': // TB-DRAW-6: every tile not seen yet, the missing ones included
      return count(state.unseen[state.toMove], troop);
    case 'loses': // TB-XB42-2
      return count(state.rack[enemy], troop);
    case 'ices': // TB-FIELD-1, TB-FIELD-4
      return count(state.rack[enemy], troop) - count(state.frozen[enemy], troop);
    default:
      return 0;
  }
}

export const isChance = (state: State): boolean => ['deal', 'loses', 'ices'].includes(state.question);

/** The outcomes that can happen, in troop order. */
export const chances = (state: State): { troop: TroopCode; weight: number }[] =>
  TROOPS.map((troop) => ({ troop, weight: weightOf(state, troop) })).filter(({ weight }) => weight > 0);
