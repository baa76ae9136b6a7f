/** Findings as a database holds them. What comes back from there is looked at before it is believed. */
import type { MoveValue } from '$workers/analysis/contract';
import type { Done, Findings } from './findings';
import { merge, NO_VALUES } from './values';

export interface StoredFindings {
  moves: MoveValue[];
  done: Done;
}

export const storedForm = ({ values, done }: Findings): StoredFindings => ({ moves: [...values.values()], done });

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
