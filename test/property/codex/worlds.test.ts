import { expect, it } from 'vitest';
import * as L from '../../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { plainAction } from '../../../workers/engine/codex';
import { readTable } from '../../../workers/games/codex/position';
import { PAIRINGS, startOf } from '../../bench/codex-decks';
import { cardOf } from '../../../workers/referee/codex/data';
import { engine, seed } from './games';

const SEATS = ['A', 'B'] as const;
const PLIES = 250;
/** Every so often another world is dealt. */
const EVERY = 7;

it(`other worlds look the same to the viewer, and no starter card is in a codex (seed ${seed})`, () => {
  for (const [game, [a, b]] of PAIRINGS.entries()) {
    engine.seed(seed + game);
    engine.load(startOf(a, b));
    for (let ply = 0; ply < PLIES && engine.actor() !== OVER; ply++) {
      const state = engine.save();
      const viewer = engine.actor();
      if (ply % EVERY === 0 && viewer !== CHANCE && state[L.ANSWER_COUNT] === 0) {
        const seen = engine.observation(viewer);
        const own = readTable(state).sides[SEATS[viewer]!];
        engine.determinize(viewer);
        const world = readTable(engine.save());
        expect(engine.observation(viewer), `${seed}, game ${game}`).toBe(seen);
        // What was seen of the cards is part of a state, and a world that contradicts it does not load.
        expect(engine.load(engine.save()), `${seed}, game ${game}, ply ${ply}`).toBe(0);
        expect(world.sides[SEATS[viewer]!]).toEqual(own);
        const { codex, choice, hand } = world.sides[SEATS[1 - viewer]!];
        expect([...codex, ...(choice ?? [])].filter((card) => !cardOf(card).spec)).toEqual([]);
        expect(hand).toHaveLength(readTable(state).sides[SEATS[1 - viewer]!].hand.length);
        engine.restore(state);
      }
      if (engine.actor() === CHANCE) engine.happen();
      else engine.apply(plainAction(engine));
    }
  }
});
