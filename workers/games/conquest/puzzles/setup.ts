import { SETUPS } from '../setups';
import type { State } from '../state';

/** The set-up a position is played with: so many players. */
export const setupOf = ({ order }: State): string => SETUPS[order.length - 2]!;
