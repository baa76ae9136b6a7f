import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { teaching } from '../../../../site/lib/games/conquest/learn/teaching';
import { Run } from '../../../../site/lib/learn/run.svelte';
import { engineFromFile } from '../../../../workers/engine/node';
import { conquest } from '../../../../workers/games/conquest/game';
import { Session } from '../../../../workers/session';
import { conquest as content } from '../../../content/files';
import { begun } from '../support';

const session = new Session(
  conquest,
  await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url)),
);
await Promise.all([
  import('../../../../site/lib/learn/conduct'),
  import('../../../../site/lib/learn/answers'),
  teaching.judge(),
]);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a miss that leaves the opponent a turn of many parts is told without looking through it', async () => {
  const look = vi.fn(() => new Promise<never>(() => {}));
  const engine = {
    parse: async (text: string) => session.parse(text),
    play: async (notation: string, actions: string[]) => session.play(notation, actions),
    whyNot: async (notation: string, action: string) => session.whyNot(notation, action),
    look,
  };
  const found = content.scripts.flatMap(({ steps }) => steps).find(({ id }) => id === 'CQ-L08-10')!;
  const run = new Run(await begun(found, teaching, engine), engine, teaching, () => true, vi.fn());
  await run.load();
  void run.act('resupply I');
  for (let tick = 0; tick < 200 && run.status !== 'missed'; tick++) await vi.advanceTimersByTimeAsync(300);
  expect(run.feedback).toMatchObject({ kind: 'missed', slip: 0 });
  expect(run.view.seat).not.toBe(run.seat);
  expect(look).not.toHaveBeenCalled();
});
