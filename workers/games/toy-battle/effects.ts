/** What an action brings about that neither its words nor the stacks say: medals won, by either side (TB-REGION-8). */
import type { Stepping } from '../../engine/engine';
import { read } from './codec';
import { medalsOf } from './medals';
import { SIDES, type Side } from './state';
import { ENGLISH } from './text-english';

export interface Effect {
  kind: 'wins';
  side: Side;
  medals: number;
}

/** As the engine settles them: what it left open when the game ended is not won. The engine is left where it was. */
export function effectsOf(action: number, engine: Stepping): Effect[] {
  const bytes = engine.save();
  const before = medalsOf(read(bytes));
  engine.apply(action);
  const after = medalsOf(read(engine.save()));
  engine.load(bytes);
  return SIDES.filter((side) => after[side] > before[side]).map((side) => ({
    kind: 'wins',
    side,
    medals: after[side] - before[side],
  }));
}

export const effectWords = (effects: readonly Effect[]): string[] =>
  effects.map(({ side, medals }) => `${ENGLISH.side[side]} wins ${medals} medal${medals > 1 ? 's' : ''}`);
