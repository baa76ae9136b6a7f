import { MAX_ACTION } from '../../../assembly/games/__game__/layout';
import type { Parsed } from '../../contract';
import { attempt, malformed } from '../../reading/problems';

/** An action is the number of stones taken, in notation `take 2`. */
export const actionText = (action: number): string => `take ${action}`;

/** Whether it can be played is another question. */
export const parseAction = (text: string): Parsed<number> =>
  attempt(() => {
    const count = Number(/^\s*take (\d{1,2})\s*$/.exec(text)?.[1] ?? NaN);
    return count <= MAX_ACTION ? count : malformed(1, text, 'bad-action');
  });
