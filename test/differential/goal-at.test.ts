import { describe, expect, it } from 'vitest';
import { loadCodec } from '../../workers/codecs';
import { engineFromFile } from '../../workers/engine/node';
import { Walker } from '../../workers/puzzles/walker';
import { loadJudge } from '../../workers/referees';
import { GAMES } from '../../workers/registry';
import { seededRandom } from '../../workers/random';
import { puzzlesOf } from '../support/puzzles';

/** Puzzles of each kind of goal, and games played on from each at random. */
const PUZZLES = 4;
const ROUNDS = 12;
/** Goals that look to the end of a game are left before it: a random one may be long. */
const LONGEST = 60;

describe.each(GAMES)('whether a goal of $id is settled', async ({ id }) => {
  const engine = await engineFromFile(new URL(`../../build/${id}.test.wasm`, import.meta.url));
  const walker = new Walker(await loadCodec(id), engine);
  const referee = await loadJudge(id);
  const puzzles = puzzlesOf(id);
  const kinds = [...new Set(puzzles.map(({ goal }) => goal.kind))];

  it.each(kinds)('is told alike by engine and referee along random games: %s', (kind) => {
    const random = seededRandom(23);
    let settled = 0;
    let open = 0;
    for (const { id, notation, goal } of puzzles.filter(({ goal }) => goal.kind === kind).slice(0, PUZZLES)) {
      const root = walker.read(notation);
      const start = referee.enter(walker.state(root) as object, notation);
      for (let round = 0; round < ROUNDS; round++) {
        let [node, state] = [root, start];
        for (let step = 0; step < LONGEST; step++) {
          const stand = walker.goalAt(root, goal, node);
          expect(stand.settled, `${id} ${walker.print(node)}`).toBe(referee.goalAt(start, goal, state) === null);
          if (stand.settled) {
            settled++;
            break;
          }
          open++;
          const steps = walker.steps(node);
          const action = steps[random(steps.length)]!;
          state = referee.tree.apply(state, walker.text(node, action));
          node = walker.play(node, action);
        }
      }
    }
    expect(open, kind).toBeGreaterThan(0);
    expect(settled, kind).toBeGreaterThan(0);
  });
});
