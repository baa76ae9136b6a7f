import { describe, expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { TERMS, type Glance } from '../../../workers/games/tash-kalar/glance';
import * as terms from '../../../assembly/games/tash-kalar/evaluation-terms';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));

function glance(text: string): Glance {
  const parsed = tashKalar.parse(text);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const bytes = new Uint8Array(tashKalar.stateBytes);
  tashKalar.write(parsed.value, bytes);
  expect(engine.load(bytes)).toBe(0);
  return tashKalar.measure!('glance', parsed.value, engine) as Glance;
}

describe('what the first look rests on', () => {
  it('names every term of the evaluation once', () => {
    expect(Object.values(TERMS).sort((a, b) => a - b)).toEqual(Array.from({ length: terms.TERMS }, (_, i) => i));
  });

  it('is the win chance of the player on turn, and what of it would go if a term were equal', () => {
    const ahead = glance('A d4 e4* f4; B d8; mode duel; points 9-2; turn A 2');
    expect(ahead.chance).toBeCloseTo(engine.evaluate(0), 5);
    expect(ahead.worth.points).toBeGreaterThan(0.05);
    expect(ahead.worth.heroic).toBeGreaterThan(0);
    expect(ahead.worth.legendary).toBeCloseTo(0);
    const behind = glance('A d4 e4* f4; B d8; mode duel; points 9-2; turn B 2');
    expect(behind.chance).toBeCloseTo(engine.evaluate(1), 5);
    expect(behind.worth.points).toBeLessThan(-0.02);
  });
});
