/** How often something must or may be done, as data say it and as texts see it. */

/** From `min` to `max` times; with everything there is, chosen or not; or as often as an earlier step has done something. */
export type Count = [min: number, max: number] | 'all' | 'auto' | { sameAs: string };

export interface Amount {
  /** Nothing at all is allowed too. */
  optional: boolean;
  /** Largest number, or every one there is, or as many as before. */
  max: number | 'all' | 'same';
}

const unsaid = (count: Count): never => {
  throw new RangeError(`no words for a count of ${JSON.stringify(count)}`);
};

/** @throws RangeError for a count that begins anywhere but at 0 and at its end */
export function amountOf(count: Count): Amount {
  if (count === 'all' || count === 'auto') return { optional: false, max: 'all' };
  if ('sameAs' in count) return { optional: false, max: 'same' };
  const [min, max] = count;
  return min === 0 || min === max ? { optional: min === 0, max } : unsaid(count);
}

/**
 * The largest number of what may be done, where nothing has to be.
 *
 * @throws RangeError for a count that asks for more than 0
 */
export function atMost(count: Count): number {
  const { optional, max } = amountOf(count);
  return optional && typeof max === 'number' ? max : unsaid(count);
}

/** Checks that something is offered once and may be left. */
export function once(count: Count): void {
  if (atMost(count) !== 1) unsaid(count);
}
