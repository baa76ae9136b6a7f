import { criteriaMet, taskProgress, type Part } from '../../engine/tash-kalar';
import type { Asking } from '../../engine/engine';
import { taskOf } from './cards';
import { HALVES, SIDES, sided, type Half, type Sided, type State } from './state';

/** How far a player is with a task. */
export interface Progress {
  parts: Part[];
  done: boolean;
}

/** What only the engine can say of a node for its board. */
export interface Standing {
  /** Criteria met by the flare in each hand (TS-FLARE-3, TS-FLARE-4); none without a flare. */
  met: Sided<Half[]>;
  /** Of the current tasks and the next one, by id. */
  progress: Record<string, Sided<Progress>>;
}

/** @param engine stands at the state */
export function standingOf({ row, next }: State, engine: Asking): Standing {
  const open = next === null ? row : [...row, next];
  return {
    met: sided((side) => {
      const met = criteriaMet(engine, SIDES.indexOf(side));
      return HALVES.filter((half) => met[half]);
    }),
    progress: Object.fromEntries(
      open.map((id) => {
        const { index } = taskOf(id);
        return [
          id,
          sided((side) => {
            const parts = taskProgress(engine, SIDES.indexOf(side), index);
            return { parts, done: parts.every(({ have, need }) => have >= need) };
          }),
        ];
      }),
    ),
  };
}
