import { CHANCE, OVER } from '../../../workers/engine/abi';
import type { Engine } from '../../../workers/engine/engine';
import { conquest as codec } from '../../../workers/games/conquest/game';
import { OPTION_LIST, isChoice } from '../../../workers/games/conquest/options';
import { firstNode } from '../../../workers/games/conquest/start';
import type { State } from '../../../workers/games/conquest/state';
import type { Random } from '../../../workers/random';

/** Options at random, each of them at its default about half of the time. */
export function randomOptions(random: Random): string {
  return OPTION_LIST.filter(() => random(2))
    .map((option) => {
      const text = isChoice(option) ? option.words[1] : String(option.least + random(option.most - option.least + 1));
      return `${option.name}=${text}`;
    })
    .join(' ');
}

/** Puts a state before the engine; returns the number of the rule that it breaks. */
export function load(engine: Engine, state: State): number {
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(state, bytes);
  return engine.load(bytes);
}

/** Loads a position line; throws where it is none. */
export function enter(engine: Engine, line: string): void {
  const parsed = codec.parse(line);
  if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
  const broken = load(engine, parsed.value);
  if (broken) throw new Error(`${line}: ${codec.ruleIds[broken - 1]}`);
}

/** Begins a game of so many seats; what chance does is drawn by the engine. */
export function begin(engine: Engine, seats: number, options: string, seed: number): void {
  engine.seed(seed);
  if (load(engine, firstNode(seats, options))) throw new Error(options);
}

/** Plays one random step; false where the game is over. */
export function step(engine: Engine, random: Random): boolean {
  const actor = engine.actor();
  if (actor === OVER) return false;
  if (actor === CHANCE) engine.happen();
  else {
    const legal = engine.legal();
    engine.apply(legal[random(legal.length)]!);
  }
  return true;
}
