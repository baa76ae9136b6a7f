/** What has been found out about a position, with the work behind it: what is kept of it between visits. */
import type { MoveValue, SearchJob } from '$workers/analysis/contract';
import { merge, NO_VALUES, type Values } from './values';

/** Work of the largest search that was finished, in playouts or positions, by how it was spread; 0 if there was none. */
export type Done = Readonly<Record<SearchJob['spread'], number>>;

export const NOTHING_DONE: Done = { best: 0, sweep: 0 };

export interface Findings {
  values: Values;
  done: Done;
}

/** As a database holds them. */
export interface StoredFindings {
  moves: MoveValue[];
  done: Done;
}

export const storedForm = ({ values, done }: Findings): StoredFindings => ({ moves: [...values.values()], done });

/** Both together: nothing smaller takes the place of anything larger. */
export function joined(known: Findings, fresh: Findings): Findings {
  return {
    values: merge(known.values, [...fresh.values.values()]),
    done: {
      best: Math.max(known.done.best, fresh.done.best),
      sweep: Math.max(known.done.sweep, fresh.done.sweep),
    },
  };
}

const CERTAINTIES: readonly unknown[] = ['proven', 'estimated', 'unknown'];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isChance = (value: unknown): boolean => isNumber(value) && Number(value) >= 0 && Number(value) <= 1;
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

function isMoveValue(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { action, picks, certainty, chance, chances, error, visits, line, score } = value;
  return (
    typeof action === 'string' &&
    areTexts(picks) &&
    CERTAINTIES.includes(certainty) &&
    isChance(chance) &&
    Array.isArray(chances) &&
    chances.every(isChance) &&
    (error === null || isNumber(error)) &&
    isNumber(visits) &&
    areTexts(line) &&
    (score === undefined || (isObject(score) && isNumber(score.margin) && isNumber(score.depth)))
  );
}

/** What a database gave back; null for anything that is not of this shape. */
export function readFindings(found: unknown): Findings | null {
  if (!isObject(found) || !Array.isArray(found.moves) || !isObject(found.done)) return null;
  const { best, sweep } = found.done;
  if (!isNumber(best) || !isNumber(sweep) || !found.moves.every(isMoveValue)) return null;
  return { values: merge(NO_VALUES, found.moves as MoveValue[]), done: { best: Number(best), sweep: Number(sweep) } };
}
