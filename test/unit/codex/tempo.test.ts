import { expect, it } from 'vitest';
import {
  ARGUMENT,
  ARGUMENT_BITS,
  ASK_MAIN,
  BUILD,
  END,
  HIRE,
  QUESTION,
  TURN,
} from '../../../assembly/games/codex/layout';
import { CHANCE } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { startOf } from '../../bench/codex-decks';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
const LAST_TURN = 12;

/** What a seat does that hires every turn and builds as soon as it can. */
function chosen(builds: (level: number) => void): number {
  const actions = [...engine.legal()];
  const hire = actions.find((action) => action >> ARGUMENT_BITS === HIRE);
  if (hire !== undefined) return hire;
  const build = actions.find((action) => action >> ARGUMENT_BITS === BUILD);
  if (build === undefined) return END << ARGUMENT_BITS;
  builds(build & ARGUMENT);
  return build;
}

it.each([
  [0, { 1: 2, 2: 4, 3: 6 }],
  [1, { 1: 1, 2: 3, 3: 5 }],
])('R7: with a hire every turn seat %d builds in its turns %o', (seat, expected) => {
  const built: Record<number, number> = {};
  engine.seed(7);
  engine.load(startOf(0, 1));
  for (;;) {
    const state = engine.save();
    const turn = new DataView(state.buffer, state.byteOffset).getUint16(TURN, true);
    if (turn > LAST_TURN) break;
    const actor = engine.actor();
    if (actor === CHANCE) engine.happen();
    else if (state[QUESTION] !== ASK_MAIN) engine.apply(engine.legal().at(-1)!);
    else if (actor !== seat) engine.apply(END << ARGUMENT_BITS);
    else engine.apply(chosen((level) => (built[level] = Math.ceil(turn / 2))));
  }
  expect(built).toEqual(expected);
});
