// How long searches of Conquest take: node tools/run.mjs test/bench/conquest-search.ts
// Over positions of plain games: playouts, the time until every action has a value, the longest piece of work.

import { CHANCE, OVER } from '../../workers/engine/abi';
import { plainAction } from '../../workers/engine/conquest';
import { engineFromFile } from '../../workers/engine/node';
import { PlanSearch } from '../../workers/engine/plans';
import { conquest as codec } from '../../workers/games/conquest/game';
import { firstNode } from '../../workers/games/conquest/start';

const engine = await engineFromFile(new URL(`file://${process.cwd()}/build/conquest.wasm`));
const median = (all: readonly number[]): string => [...all].sort((a, b) => a - b)[all.length >> 1]!.toFixed(2);
const worst = (all: readonly number[]): string => Math.max(...all).toFixed(2);

/** Milliseconds: to the first value of every action, of 100 playouts with even work, of the dearest single playout. */
const first: number[] = [];
const hundred: number[] = [];
const single: number[] = [];
const timed = (work: () => void): number => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};

for (const seats of [2, 3, 4, 5]) {
  for (let seed = 1; seed <= 5; ++seed) {
    const bytes = new Uint8Array(codec.stateBytes);
    codec.write(firstNode(seats), bytes);
    engine.seed(seed);
    engine.load(bytes);
    for (let step = 0; step < 600 && engine.actor() !== OVER; ++step) {
      if (engine.actor() === CHANCE) engine.happen();
      else if (step % 60) engine.apply(plainAction(engine));
      else {
        const actions = engine.legal().length;
        let search!: PlanSearch;
        first.push(
          timed(() => {
            search = new PlanSearch(engine, true);
            search.run(actions);
          }),
        );
        hundred.push(timed(() => search.run(100)));
        for (let i = 0; i < 20; ++i) single.push(timed(() => search.run(1)));
        engine.apply(plainAction(engine));
      }
    }
  }
}
console.log(`${first.length} positions, milliseconds: median, worst`);
console.log('first full map', median(first), worst(first));
console.log('100 playouts', median(hundred), worst(hundred));
console.log('one playout', median(single), worst(single));
