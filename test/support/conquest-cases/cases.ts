import { describe, expect, it } from 'vitest';
import { BATTLE_CASES, POSITION_CASES } from './battles';
import { BOARD_CASES } from './board';
import { LAW_CASES } from './laws';
import { ROUND_CASES } from './rounds';
import { SEQUENCE_CASES } from './sequences';
import { ECONOMY_CASES } from './situations-economy';
import { MOVE_CASES } from './situations-moves';
import { WAR_CASES } from './situations-war';
import type { Case, Side } from './table';

const GROUPS: Record<string, readonly Case[]> = {
  board: BOARD_CASES,
  'single rounds': ROUND_CASES,
  'whole battles as positions': BATTLE_CASES,
  'positions, best play of both sides': POSITION_CASES,
  'rules without dice': [...ECONOMY_CASES, ...WAR_CASES, ...MOVE_CASES],
  'counts of action sequences': SEQUENCE_CASES,
  laws: LAW_CASES,
};

/** How many cases of each letter section 10 of the rules has; M-8 measures the drawing and is asked of the data. */
const COUNTS: Record<string, number> = { M: 7, R: 12, B: 16, P: 13, D: 33, N: 6, L: 10 };

/** Tests of one side, a test a case. */
export function referenceCases(side: Side): void {
  for (const [name, cases] of Object.entries(GROUPS)) {
    describe(name, () => {
      for (const [id, check] of cases) it(id, () => check(side));
    });
  }

  it('every case is named', () => {
    const named = new Set(Object.values(GROUPS).flatMap((cases) => cases.map(([id]) => id)));
    const wanted = Object.entries(COUNTS).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, i) => `${letter}-${i + 1}`),
    );
    expect([...named].sort()).toEqual(wanted.sort());
  });
}
