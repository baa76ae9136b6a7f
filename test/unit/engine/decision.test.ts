import { expect, test } from 'vitest';
import { loadCodec } from '../../../workers/codecs';
import { OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import type { SessionEngine } from '../../../workers/session';

const TOY = 'tb1 castle-field b 14 1:b5b4,2:b2,3:b6 347/1567 KKK11122345667/K1122233345567 4/4 -/7 a/-';

/** An engine that says what the position does not: the game is over, the second seat has won, and all that is counted is 5. */
async function contrary(game: string): Promise<SessionEngine> {
  const engine = await engineFromFile(new URL(`../../../build/${game}.test.wasm`, import.meta.url));
  const own: Partial<SessionEngine> = { actor: () => OVER, reward: (seat) => seat, ask: () => 5 as never };
  return new Proxy(engine, {
    get: (target, name: keyof typeof engine) => {
      const member = own[name as keyof SessionEngine] ?? target[name];
      return typeof member === 'function' ? (member as () => unknown).bind(target) : member;
    },
  });
}

test.each([
  ['token-battle', 'A c3=4; cards A shove; cards B idol; points 20-10', { over: true, ahead: 'B' }],
  ['tash-kalar', 'A a5; B b5; mode duel; points 3-2; turn A 0', { over: true, ahead: 'B', score: { A: 5, B: 5 } }],
  ['toy-battle', TOY, { medals: { blue: 5, red: 5 } }],
] as const)('what %s comes to, a board is told by the engine', async (game, line, told) => {
  const codec = await loadCodec(game);
  const engine = await contrary(game);
  const parsed = codec.parse(line);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(parsed.value, bytes);
  engine.load(bytes);
  expect(codec.board(parsed.value, engine)).toMatchObject(told);
});
