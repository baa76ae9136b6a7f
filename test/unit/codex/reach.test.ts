import { beforeAll, describe, expect, it } from 'vitest';
import { MOST } from '../../../assembly/games/codex/goal-kinds';
import { ASK_MAIN, QUESTION, STAGE, STAGE_MAIN } from '../../../assembly/games/codex/layout';
import { damageBound } from '../../../workers/engine/codex';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { writeTable } from '../../../workers/games/codex/start';
import type { Table } from '../../../workers/games/codex/table';
import { busyOf } from '../../differential/codex/support/busy';
import { dice } from '../../differential/support/dice';

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
});

const BUDGET = 600;
const MILESTONE = 9;
const BASE = 20;

describe('the bound on the damage of a turn', () => {
  it('is never below what the turn can do', () => {
    let compared = 0;
    for (let seed = 1; seed <= 240; ++seed) {
      const { start } = busyOf(MILESTONE, dice(seed));
      const few = { hand: start.sides[start.active].hand.slice(0, 2), gold: 3 };
      const sides = { ...start.sides, [start.active]: { ...start.sides[start.active], ...few } };
      const bytes = new Uint8Array(engine.stateBytes);
      writeTable({ ...start, sides } as unknown as Table, bytes);
      if (engine.load(bytes) !== 0) continue;
      const state = engine.save();
      if (state[STAGE] !== STAGE_MAIN || state[QUESTION] !== ASK_MAIN) continue;
      const bound = damageBound(engine);
      if (bound >= BASE) continue;
      const enemy = start.active === 'A' ? 'B' : 'A';
      const before = start.things.find(({ card, owner }) => card === 'base' && owner === enemy)!.damage;
      engine.goalStart(MOST);
      for (const action of engine.legal()) {
        const value = engine.goalSolve(action, BUDGET);
        if (!value) continue;
        expect(value.num - before, `seed ${seed}, action ${action}`).toBeLessThanOrEqual(bound);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(4);
  });
});
