import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OVER } from '../../../workers/engine/abi';
import { read, write } from '../../../workers/games/tash-kalar/codec';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { anyState } from '../../unit/tash-kalar/arbitrary-state';
import { engine } from './support/games';

it('any position there is a line for is refused by a rule, or can be played on from', () => {
  let playable = 0;
  fc.assert(
    fc.property(anyState, fc.nat(), (state, seed) => {
      const bytes = new Uint8Array(tashKalar.stateBytes);
      write(state, bytes);
      const broken = engine.load(bytes);
      expect(broken).toBeLessThanOrEqual(tashKalar.ruleIds.length);
      if (broken) return;
      playable++;
      engine.seed(seed);
      for (let n = 0; n < 8 && engine.actor() !== OVER; n++) {
        const now = read(engine.save());
        expect(tashKalar.parse(tashKalar.print(now))).toEqual({ ok: true, value: now });
        const actions = [...(engine.actor() < 2 ? engine.legal() : engine.outcomes().actions)];
        expect(actions.length, tashKalar.print(now)).toBeGreaterThan(0);
        for (const action of actions) expect(tashKalar.actionText(action, now)).not.toBe('');
        engine.playRandom(1);
      }
    }),
    { numRuns: 400 },
  );
  // Of random positions 75, give or take 8.
  expect(playable).toBeGreaterThan(20);
});
