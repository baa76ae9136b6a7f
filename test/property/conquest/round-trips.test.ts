import { expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest as codec } from '../../../workers/games/conquest/game';
import { seededRandom } from '../../../workers/random';
import { begin, randomOptions, step } from './games';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const GAMES = 12;
/** Every so many nodes one is written and read back. */
const EVERY = 67;
const seed = Date.now() % 1_000_000;

it(`in random games states, lines and actions read back as they are written (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let game = 0; game < GAMES; game++) {
    begin(engine, 2 + (game % 4), game % 2 ? randomOptions(random) : '', random(1_000_000));
    for (let nodes = 0; nodes < 3000 && engine.actor() !== OVER; nodes++, step(engine, random)) {
      if (nodes % EVERY) continue;
      const bytes = engine.save();
      const state = codec.read(bytes);
      const written = new Uint8Array(codec.stateBytes);
      codec.write(state, written);
      expect(written).toEqual(bytes);
      const line = codec.print(state);
      const parsed = codec.parse(line);
      if (!parsed.ok) throw new Error(`${line} ${JSON.stringify(parsed.error)}`);
      codec.write(parsed.value, written);
      expect([line, engine.load(written)]).toEqual([line, 0]);
      expect([line, engine.save()]).toEqual([line, bytes]);
      const actions = engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal();
      const texts = [...actions].map((action) => codec.actionText(action, state));
      expect(new Set(texts).size).toBe(actions.length);
      texts.forEach((text, i) =>
        expect([text, codec.parseAction(text, state)]).toEqual([text, { ok: true, value: actions[i] }]),
      );
    }
  }
});
