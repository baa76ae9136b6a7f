// Playing on in a dealt world, a step at a time.

import {
  ARGUMENT_BITS,
  ASK_MAIN,
  ASK_PATROL,
  EMPTY,
  END,
  HIRE,
  PLAY,
  QUESTION,
  STAGE,
  STAGE_MAIN,
  THING,
  TURN,
} from '../../../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../../engine/abi';
import { beamLine, openRows, plainAction, runBeam, startBeam } from '../../../engine/codex';
import type { Engine } from '../../../engine/engine';
import { faceNumber } from '../faces';
import { read } from '../read';
import type { Lineup } from '../line-up';

const MOST_STEPS = 4000;
/** Chance within a main phase after which the rest of it is planned anew. */
const MOST_PLANS = 6;
/** Lines of a beam that are looked at in a step. */
const LINES = 2;
/** Keeps the luck of a world apart from that by which it was dealt. */
const LUCK = 1;

export const END_MAIN = END << ARGUMENT_BITS;
const NOBODY = EMPTY << ARGUMENT_BITS;

export const turnOf = (engine: Engine): number => {
  const state = engine.save();
  return new DataView(state.buffer, state.byteOffset).getUint16(TURN, true);
};
export const questionOf = (engine: Engine): number => engine.save()[QUESTION]!;

/** Deals what a seat cannot see, the same each time for a number; the world as bytes. */
export function dealt(engine: Engine, root: Uint8Array, seat: number, world: number): Uint8Array {
  engine.restore(root);
  engine.seed(world);
  engine.determinize(seat);
  return engine.save();
}
/** Begins to play in a world, with the luck of its number. */
export function enter(engine: Engine, bytes: Uint8Array, world: number): void {
  engine.restore(bytes);
  engine.seed(world, LUCK);
}

/** Both players go on as plain ones until `stops`, or the end of the game. */
export function* playOn(engine: Engine, stops: () => boolean): Generator<void, void> {
  for (let step = 0; step < MOST_STEPS && engine.actor() !== OVER && !stops(); ++step) {
    if (engine.actor() === CHANCE) engine.happen();
    else engine.apply(plainAction(engine));
    yield;
  }
}

/** Ends the main phase and fills the patrol slots; false if somebody cannot stand where he should. */
export function* endWith(engine: Engine, lineup: Lineup): Generator<void, boolean> {
  const seat = engine.actor();
  engine.apply(END_MAIN);
  let placed = 0;
  for (let step = 0; step < MOST_STEPS && engine.actor() !== OVER; ++step) {
    if (engine.actor() === CHANCE) engine.happen();
    else if (engine.actor() !== seat) break;
    else if (questionOf(engine) === ASK_PATROL) {
      const { slot } = read(engine.save(), engine).open!;
      const wanted = slot === null ? undefined : lineup[slot];
      const [action] = openRows(engine).find(([, row]) => row[0] === THING && row[3] === wanted) ?? [NOBODY];
      if (action !== NOBODY) placed++;
      engine.apply(engine.legal().includes(action) ? action : plainAction(engine));
    } else break;
    yield;
  }
  return placed === Object.keys(lineup).length;
}

/** Whether the seat has its main phase, and can begin an action of it. */
export const isMain = (engine: Engine, seat: number): boolean =>
  engine.actor() === seat && questionOf(engine) === ASK_MAIN;

/**
 * The main phase and the patrol of whoever decides, by the best of so many lines that are looked at side by side; workers and
 * buildings are left out. What chance adds is drawn.
 */
export function* byBestLine(engine: Engine, width: number): Generator<void, void> {
  const seat = engine.actor();
  const turn = turnOf(engine);
  for (let plan = 0; plan < MOST_PLANS && isMain(engine, seat); ++plan) {
    startBeam(engine, width);
    while (!runBeam(engine, LINES)) yield;
    for (const action of beamLine(engine)) {
      if (engine.actor() !== seat || !engine.legal().includes(action)) break;
      engine.apply(action);
      yield;
    }
    yield* playOn(engine, () => turnOf(engine) !== turn || engine.save()[STAGE] !== STAGE_MAIN || isMain(engine, seat));
  }
}

/** The action that plays or hires a card where the engine stands; null if it cannot be done. */
export function actionWith(engine: Engine, verb: typeof PLAY | typeof HIRE, card: string): number | null {
  const face = faceNumber(card);
  const legal = engine.legal();
  const [action] = openRows(engine).find(([, row]) => row[0] === verb && row[2] === face) ?? [];
  return action !== undefined && legal.includes(action) ? action : null;
}
