import * as layout from '../../games/auction/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';

const ALL_CARDS = 0b111;

export async function auctionEngine(): Promise<Engine> {
  return engineFromFile(new URL('../../../build/games/auction.wasm', import.meta.url));
}

/** The start of a game; `hands` are bits of the cards 1 .. 3, all of them if left out. */
export function start(engine: Engine, seats: number, rounds = 2, hands: readonly number[] = []): void {
  const bytes = new Uint8Array(layout.STATE_BYTES);
  bytes[layout.SEATS] = seats;
  bytes[layout.ASKED] = layout.ASK_PRIZE;
  bytes[layout.PRIZES] = ALL_CARDS;
  bytes[layout.ROUNDS] = rounds;
  for (let seat = 0; seat < seats; ++seat) bytes[layout.HAND + seat] = hands[seat] ?? ALL_CARDS;
  if (engine.load(bytes)) throw new Error('no auction');
}

/** Every step from the current state, with its share where chance decides, and the state it leads to. */
export function steps(engine: Engine): { action: number; share: number; state: Uint8Array }[] {
  const here = engine.save();
  const chance = engine.actor() === CHANCE;
  const { actions, weights } = chance
    ? engine.outcomes()
    : { actions: engine.legal(), weights: new Uint32Array(engine.legal().length).fill(1) };
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const below = [...actions].map((action, i) => {
    engine.restore(here);
    engine.apply(action);
    return { action, share: weights[i]! / all, state: engine.save() };
  });
  engine.restore(here);
  return below;
}

/** Works out a value by looking at everything below the current state, one step of the client at a time. */
export function bruteForce<T>(
  engine: Engine,
  leaf: (engine: Engine) => T | undefined,
  combine: (actor: number, below: { share: number; value: T }[]) => T,
): T {
  const value = leaf(engine);
  if (value !== undefined) return value;
  const here = engine.save();
  const actor = engine.actor();
  const below = steps(engine).map(({ share, state }) => {
    engine.restore(state);
    return { share, value: bruteForce(engine, leaf, combine) };
  });
  engine.restore(here);
  return combine(actor, below);
}

/** What one seat gets if it maximises and all others minimise that; chance is averaged. */
export const paranoid =
  (seat: number) =>
  (actor: number, below: { share: number; value: number }[]): number => {
    const values = below.map(({ value }) => value);
    if (actor === CHANCE) return below.reduce((sum, { share, value }) => sum + share * value, 0);
    return actor === seat ? Math.max(...values) : Math.min(...values);
  };

export const isOver = (engine: Engine): boolean => engine.actor() === OVER;
