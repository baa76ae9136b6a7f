import { OVER } from '../../../../workers/engine/abi';
import { engineFromFile } from '../../../../workers/engine/node';
import { read, write } from '../../../../workers/games/tash-kalar/codec';
import { tashKalar } from '../../../../workers/games/tash-kalar/game';
import { SETUPS } from '../../../../workers/games/tash-kalar/setups';
import { setupFromText } from '../../../../workers/games/tash-kalar/start';
import { OPTION_VALUES } from '../../../../workers/games/tash-kalar/options';
import type { State } from '../../../../workers/games/tash-kalar/state';
import { seededRandom, type Random } from '../../../../workers/random';

export const engine = await engineFromFile(new URL('../../../../build/tash-kalar.test.wasm', import.meta.url));

/** Makes a state the engine's current one. */
export function enter(state: State): void {
  const bytes = new Uint8Array(tashKalar.stateBytes);
  write(state, bytes);
  const broken = engine.load(bytes);
  if (broken) throw new Error(`${tashKalar.print(state)}: ${tashKalar.ruleIds[broken - 1]}`);
}

/** A random start: any setup, some options, from before the first card is dealt. */
export function anyStart(random: Random): State {
  const options = Object.fromEntries(
    Object.entries(OPTION_VALUES)
      .filter(() => random(4) === 0)
      .map(([name, values]) => [name, values[random(values.length)]!]),
  );
  return setupFromText(SETUPS[random(SETUPS.length)]!, options, (where) => () => {
    throw new Error(where);
  });
}

/** A step of a random game: the engine stands at `before`. */
export interface Step {
  before: State;
  bytes: Uint8Array;
  action: number;
  legal: number[];
}

/**
 * Plays a game to its end or for so many steps and shows every node on the way. Players like to summon and to go on with
 * an effect, so that games hold more than placed pieces.
 */
export function* game(seed: number, most = 2000): Iterable<Step> {
  const random = seededRandom(seed);
  enter(anyStart(random));
  for (let n = 0; n < most && engine.actor() !== OVER; n++) {
    const legal = [...(engine.actor() < 2 ? engine.legal() : engine.outcomes().actions)];
    const bytes = engine.save();
    const before = read(bytes);
    const action = choose(legal, before, random);
    yield { before, bytes, action, legal };
    engine.restore(bytes);
    engine.apply(action);
  }
}

function choose(legal: readonly number[], state: State, random: Random): number {
  const worth = legal.filter((action) => /^(summon|flare|claim|move|run)/.test(tashKalar.actionText(action, state)));
  const from = worth.length && random(3) ? worth : legal;
  return from[random(from.length)]!;
}
