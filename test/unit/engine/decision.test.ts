import { expect, test } from 'vitest';
import { loadCodec } from '../../../workers/codecs';
import { OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import type { SessionEngine } from '../../../workers/session';

/** An engine that thinks otherwise than the points of the position say: the game is over, and the second seat has won. */
async function contrary(game: string): Promise<SessionEngine> {
  const engine = await engineFromFile(new URL(`../../../build/${game}.test.wasm`, import.meta.url));
  const own: Partial<SessionEngine> = { actor: () => OVER, reward: (seat) => seat };
  return new Proxy(engine, {
    get: (target, name: keyof typeof engine) => {
      const member = own[name as keyof SessionEngine] ?? target[name];
      return typeof member === 'function' ? (member as () => unknown).bind(target) : member;
    },
  });
}

test.each([
  ['token-battle', 'A c3=4; cards A shove; cards B idol; points 20-10'],
  ['tash-kalar', 'A a5; B b5; mode duel; points 3-2; turn A 0'],
] as const)('whether %s is over, and who has won, a board is told by the engine', async (game, line) => {
  const codec = await loadCodec(game);
  const engine = await contrary(game);
  const parsed = codec.parse(line);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(parsed.value, bytes);
  engine.load(bytes);
  expect(codec.board(parsed.value, engine as never)).toMatchObject({ over: true, ahead: 'B' });
});
