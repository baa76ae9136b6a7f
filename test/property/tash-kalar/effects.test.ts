import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as layout from '../../../assembly/games/tash-kalar/layout';
import { BEINGS } from '../../rules/tash-kalar/effects/decisions';
import { engine, machine } from '../../rules/tash-kalar/effects/engine';
import { playing, positionWith } from '../../rules/tash-kalar/effects/position';

/** Bytes of states in which an effect has just begun. */
const BEGUN = BEINGS.map(([card, you, enemy]) => {
  engine.load(positionWith(card, { you, enemy })).play(playing(card));
  return machine.save();
});

const changes = fc.array(
  fc.tuple(
    fc.oneof(
      fc.integer({ min: layout.EFFECT_PC, max: layout.EFFECT_FLAGS }),
      fc.integer({ min: layout.EFFECT, max: layout.EFFECT + layout.EFFECT_BYTES - 1 }),
      fc.constantFrom(layout.CARD, layout.TARGET, layout.ORIENTATION, layout.HALVES),
    ),
    fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 255 })),
  ),
  { minLength: 1, maxLength: 4 },
);

test('whatever the bytes of an effect are, they are refused or can be played on', () => {
  let played = 0;
  let refused = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...BEGUN),
      changes,
      fc.array(fc.nat(), { maxLength: 12 }),
      (begun, written, choices) => {
        const bytes = begun.slice();
        for (const [at, value] of written) bytes[at] = value;
        if (machine.load(bytes)) {
          ++refused;
          return;
        }
        ++played;
        for (const choice of choices) {
          const actor = machine.actor();
          if (actor >= layout.SEATS) break;
          const actions = machine.legal();
          expect(actions.length).toBeGreaterThan(0);
          expect([...actions]).toEqual([...new Set(actions)].sort((a, b) => a - b));
          machine.apply(actions[choice % actions.length]!);
        }
      },
    ),
    { numRuns: 4000, seed: 1 },
  );
  expect(played).toBeGreaterThan(200);
  expect(refused).toBeGreaterThan(200);
});

test('every number is an action or refused by a rule', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BEGUN),
      fc.oneof(
        fc.integer({ min: 0, max: 0xffffffff }),
        fc
          .tuple(fc.integer({ min: 0, max: 26 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
          .map(([verb, a, b]) => verb * 65536 + a * 256 + b),
      ),
      (bytes, action) => {
        machine.restore(bytes);
        const legal = [...machine.legal()].includes(action);
        expect(machine.whyNot(action).length > 0).toBe(!legal);
      },
    ),
    { numRuns: 4000, seed: 1 },
  );
});
