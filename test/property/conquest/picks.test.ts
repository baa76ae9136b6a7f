import { expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest as codec } from '../../../workers/games/conquest/game';
import { seededRandom } from '../../../workers/random';
import table from '../../golden/conquest/perft.json' with { type: 'json' };
import { begin, enter, randomOptions, step } from './games';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const GAMES = 8;
const MOST_NODES = 1500;
const seed = Date.now() % 1_000_000;

/** Fails where the picks of an action of this node are those of another, or the beginning of them. */
function expectApart(): void {
  const state = codec.read(engine.save());
  const line = codec.print(state);
  const actions = engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal();
  const lists = [...actions].map((action) => codec.picks(action, state));
  const whole = new Set(lists.map((picks) => picks.join(' ')));
  expect([line, whole.size]).toEqual([line, lists.length]);
  for (const picks of lists) {
    expect(picks.length).toBeGreaterThan(0);
    for (let length = 1; length < picks.length; length++)
      expect([line, whole.has(picks.slice(0, length).join(' '))]).toEqual([line, false]);
  }
}

it(`in random games no picks of an action are those of another, nor their beginning (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let game = 0; game < GAMES; game++) {
    begin(engine, 2 + (game % 4), game % 2 ? randomOptions(random) : '', random(1_000_000));
    for (let nodes = 0; nodes < MOST_NODES && engine.actor() !== OVER; nodes++, step(engine, random)) expectApart();
  }
});

it.each(table)('nor at $node', ({ node, position }) => {
  enter(engine, position);
  expect(codec.read(engine.save()).node).toBe(node);
  expectApart();
});
