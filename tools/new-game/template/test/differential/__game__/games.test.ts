import { expect, it } from 'vitest';
import { OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { codec } from '../../../workers/games/__game__/game';
import { startOf } from '../../../workers/games/__game__/start';
import { SETUPS } from '../../../workers/games/__game__/state';
import { seededRandom } from '../../../workers/random';
import * as referee from '../../../workers/referee/__game__';

const GAMES = 200;
const engine = await engineFromFile(new URL('../../../build/__game__.test.wasm', import.meta.url));

function enter(setup: string): referee.Node {
  const start = startOf(setup);
  if (!start.ok) throw new Error(setup);
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(start.value, bytes);
  expect(engine.load(bytes)).toBe(0);
  return start.value;
}

it(`engine and referee agree at every node of ${GAMES} random games`, () => {
  const random = seededRandom(1);
  for (let i = 0; i < GAMES; i++) {
    let node = enter(SETUPS[i % SETUPS.length]!);
    for (;;) {
      const state = codec.read(engine.save());
      expect(state).toEqual(node);
      for (let action = 0; action < 6; action++) {
        const ours = engine.whyNot(action).map((rule) => codec.ruleIds[rule - 1]);
        expect(ours).toEqual(referee.whyNot(node, codec.actionText(action, state)));
      }
      if (engine.actor() === OVER) break;
      const legal = [...engine.legal()].map((action) => codec.actionText(action, state));
      expect(legal).toEqual(referee.game.legal(node));
      const action = random(legal.length);
      node = referee.apply(node, legal[action]!);
      engine.apply(engine.legal()[action]!);
    }
    expect(engine.reward(referee.winner(node))).toBe(1);
  }
});

it.each(SETUPS)('both count the same sequences of steps for %s', (setup) => {
  const node = enter(setup);
  for (const depth of [1, 2, 5, 8]) expect(engine.perft(depth)).toBe(referee.perft(node, depth));
});

it('both prove the same values', () => {
  for (const heap of [5, 6, 8]) {
    const node = { seats: 2, heap, turn: 4 };
    const bytes = new Uint8Array(codec.stateBytes);
    codec.write(node, bytes);
    expect(engine.load(bytes)).toBe(0);
    engine.goalStart(0, 0);
    const ours = [...engine.legal()].map((action) => engine.goalSolve(action, 1_000_000));
    const { values } = referee.judge.solve(node, { kind: 'winGame' }, {});
    expect(ours).toEqual(Object.values(values).map(({ num, den }) => ({ num: Number(num), den: Number(den) })));
  }
});
