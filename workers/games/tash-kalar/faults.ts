import * as numbers from '../../../assembly/games/tash-kalar/fault-numbers';
import type { Asking } from '../../engine/engine';
import { lackOf, LACKS } from './lacking';
import type { State } from './state';

const named = (constant: string): string => constant.toLowerCase().replaceAll('_', '-');

const NAMES = new Map(Object.entries(numbers).map(([name, number]) => [number as number, named(name)]));

/** Every condition that can fail, by the name it has in texts. */
export const FAULTS: readonly string[] = [...NAMES.values(), ...LACKS];

/** Which condition an action fails of a rule that refuses it; null where the rule says all. */
export const faultOf = (action: number, rule: number, engine: Asking, state: State): string | null =>
  NAMES.get(engine.ask('fault', action, rule)) ?? lackOf(action, rule, state);
