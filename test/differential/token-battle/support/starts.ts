import { FIELDS } from '../../../../workers/games/token-battle/board-fields';
import { CARDS } from '../../../../workers/games/token-battle/cards';
import { PAIRINGS, cardsOf } from '../../../../workers/games/token-battle/ready-sets';
import { startState } from '../../../../workers/games/token-battle/start';
import {
  SIDES,
  TYPES,
  sided,
  type Options,
  type Stacks,
  type State,
} from '../../../../workers/games/token-battle/state';
import { problemsOf } from '../../../../workers/games/token-battle/validity';
import type { Dice } from '../../support/dice';

export const KINDS = ['pairing', 'own sets', 'practice', 'crowded'] as const;
export type Kind = (typeof KINDS)[number];

const pick = <T>(list: readonly T[], roll: Dice): T => list[roll(list.length)]!;

/** Random options; most of them are at their defaults. */
function options(roll: Dice): Partial<Options> {
  const odd = (): boolean => roll(5) === 0;
  return {
    ...(odd() && { firstPlayer: pick(SIDES, roll) }),
    ...(odd() && { headStart: roll(201) }),
    ...(odd() && { pointLimit: 201 + roll(799) }),
    ...(odd() && { turnLimit: 1 + roll(50) }),
    ...(odd() && { betweenTurns: 'owner' }),
    ...(odd() && { mirrorOffBoard: 'destroy' }),
    ...(odd() && { coveredOffBoard: 'ignored' }),
    ...(odd() && { thirdAura: 'friends' }),
    ...(odd() && { goldenFactor: 4 }),
    ...(roll(20) === 0 && { stackView: 'tops' }),
  };
}

/** Random stacks; `fewest` cards and stacks make a set with 2 and 4, a practice position with 1 and 1. */
function stacks(roll: Dice, fewestStacks: number, fewestCards: number): Stacks {
  return Array.from({ length: fewestStacks + roll(5 - fewestStacks) }, () =>
    Array.from({ length: fewestCards + roll(6 - fewestCards) }, () => pick(CARDS, roll).id),
  );
}

/** A board with about `share` twelfths of its fields taken. */
function practice(roll: Dice, share: number): State {
  const board = Object.fromEntries(
    FIELDS.filter(() => roll(12) < share).map((field) => [
      field,
      { owner: pick(SIDES, roll), value: 1 + roll(roll(4) ? 4 : 10), type: pick(TYPES, roll) },
    ]),
  );
  const taken = Object.keys(board);
  return {
    board,
    cards: sided(() => stacks(roll, 1, 1)),
    turn: pick(SIDES, roll),
    points: sided(() => roll(roll(3) ? 200 : 1000)),
    last: taken.length && roll(3) ? pick(taken, roll) : null,
    boost: sided(() => roll(2)),
    extra: sided(() => (roll(3) ? 0 : roll(3))),
    ply: roll(60),
    options: options(roll),
  };
}

function made(kind: Kind, seed: number, roll: Dice): State {
  switch (kind) {
    case 'pairing':
      return startState(cardsOf(PAIRINGS[seed % PAIRINGS.length]!)!, options(roll));
    case 'own sets':
      return startState(
        sided(() => stacks(roll, 4, 2)),
        options(roll),
      );
    case 'practice':
      return practice(roll, 5);
    case 'crowded':
      return practice(roll, 11);
  }
}

/** The first node of a random game. Every kind comes up, and every pairing of ready sets. */
export function randomStart(seed: number, roll: Dice): { kind: Kind; state: State } {
  const kind = KINDS[Math.floor(seed / PAIRINGS.length) % KINDS.length]!;
  for (;;) {
    const state = made(kind, seed, roll);
    if (problemsOf(state).length === 0) return { kind, state };
  }
}
