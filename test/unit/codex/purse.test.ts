import { describe, expect, it } from 'vitest';
import { goldBound } from '../../../workers/engine/codex';
import { engineFromFile } from '../../../workers/engine/node';
import { load } from '../../differential/codex/support/duel';
import { at } from '../../rules/codex/table';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));

/** Gold that a main phase can end with at most, as the solver has it. */
function most(text: string): number {
  load(engine, at(text).node);
  return goldBound(engine);
}

describe('the bound on the gold of a turn', () => {
  it('is what there is where nothing brings any', () => {
    expect(most('A: w5 g3 iron_man draw[tenderfoot]. B: g5 tenderfoot@T')).toBe(3);
  });

  it('counts what a spell of the hand steals for a Pirate', () => {
    expect(most('A: w5 g3 zane L1, pirate hand[pillage]. B: g5')).toBeGreaterThanOrEqual(4);
  });

  it('is open where a card that steals may be drawn', () => {
    expect(most('A: w5 g1 zane L4, pirate draw[pillage]. B: g5 tenderfoot@T')).toBeGreaterThanOrEqual(2);
    expect(most('A: w5 g1 pirate draw[pillage]. B: g5 tenderfoot@T')).toBe(1);
  });

  it('is open where there is no telling what is fetched or done again', () => {
    expect(most('A: w9 g9 pirate hand[chaos_mirror, pillage]. B: g9 iron_man')).toBeGreaterThanOrEqual(10);
  });
});
