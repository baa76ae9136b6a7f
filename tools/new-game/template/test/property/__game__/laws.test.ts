import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { codec } from '../../../workers/games/__game__/game';
import { startOf } from '../../../workers/games/__game__/start';
import { SETUPS } from '../../../workers/games/__game__/state';

const engine = await engineFromFile(new URL('../../../build/__game__.test.wasm', import.meta.url));

it('in any game the chances of all seats add up to 1, stones only go, and one seat gets everything', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SETUPS), fc.infiniteStream(fc.nat()), (setup, numbers) => {
      const start = startOf(setup);
      if (!start.ok) throw new Error(setup);
      const bytes = new Uint8Array(codec.stateBytes);
      codec.write(start.value, bytes);
      expect(engine.load(bytes)).toBe(0);
      while (engine.actor() !== OVER) {
        const before = codec.read(engine.save());
        expect(engine.evaluateAll().reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5);
        const legal = engine.legal();
        engine.apply(legal[numbers.next().value! % legal.length]!);
        expect(codec.read(engine.save()).heap).toBeLessThan(before.heap);
      }
      expect(engine.evaluateAll().sort()).toEqual([...Array(start.value.seats - 1).fill(0), 1]);
    }),
    { numRuns: 50 },
  );
});
