import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { problemsOf } from '../../../workers/games/toy-battle/validity';
import { Session } from '../../../workers/session';
import { anyState } from './arbitrary-state';

/** A position that passes the checks can come from a link or a file, so the engine must be able to go on from it. */
describe('every state that passes the checks', () => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));
  });

  it('is loaded by the engine, has something to do unless it is over, and stays sound when played on', () => {
    const session = new Session(toyBattle, engine);
    fc.assert(
      fc.property(anyState, fc.nat(40), (state, steps) => {
        const view = session.view(toyBattle.print(state));
        expect(view.choices.length + view.outcomes.length > 0).toBe(view.actor !== 'over');
        engine.seed(steps);
        engine.playRandom(steps);
        expect(problemsOf(toyBattle.read(engine.save()))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
