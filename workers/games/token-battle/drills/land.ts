import type { DrillKind } from '../../../drills/drill';
import { DIRECTIONS } from '../cards';
import { beside } from '../board-fields';
import type { Board } from '../state';
import { STEPS, isQuiet, ofSkill, oneOf, turnsOf, withSkill, type Turn } from './turns';

/** A token that a turn is about to move, and where it stands after it. */
interface Landing {
  token: string;
  to: string;
  /** How it gets there; for one that stays, the field behind or opposite, nothing for one off the board. */
  why: string[];
}

/** What a blocked token would have moved to; null off the board. */
function wanted(field: string, target: string, skill: Turn['card']['skill']): string | null {
  const towards = DIRECTIONS.find((direction) => beside(field, direction) === target)!;
  return skill === 'push'
    ? beside(target, towards)
    : beside(
        field,
        DIRECTIONS.find((d) => beside(target, d) === field)!,
      );
}

function landings(turn: Turn): Landing[] {
  const { card, field } = turn;
  const effects = ofSkill(turn);
  return effects.flatMap(({ kind, from, to }) => {
    switch (kind) {
      case 'blocked':
        return [{ token: from!, to: from!, why: [`${card.skill}-stays`, wanted(field, from!, card.skill) ?? ''] }];
      case 'pushed':
        return [{ token: from!, to: to!, why: [kind] }];
      case 'mirrored':
        return [{ token: from!, to: to!, why: [effects.some((other) => other.from === to) ? 'traded' : kind] }];
      case 'swapped':
        return from === field ? [{ token: from, to: to!, why: [kind] }] : [];
      default:
        return [];
    }
  });
}

const SKILLS = ['push', 'push', 'mirror', 'mirror', 'swapWithLast'] as const;

/** Where a token stands that is pushed, mirrored or swapped, or that is in nobody's way and yet stays. */
export const land: DrillKind<Board> = {
  id: 'land',
  steps: STEPS,
  ask(view, desk, random, wish) {
    const skill = SKILLS[wish % SKILLS.length]!;
    const stays = (wish >> 3) % 3 === 0 && skill !== 'swapWithLast';
    const found = turnsOf(view, desk, withSkill(skill))
      .filter(isQuiet)
      .flatMap((turn) => landings(turn).map((landing) => ({ ...landing, action: turn.action })))
      .filter(({ token, to }) => (token === to) === stays);
    const one = oneOf(found, random);
    if (!one) return null;
    const { token, to, why, action } = one;
    return { question: { type: 'mark', ask: `land:${token}`, nodes: [to] }, line: [action], told: true, why };
  },
};
