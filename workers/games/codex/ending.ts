import type { Ending } from '../../contract';
import type { State } from './state';
import { SEATS, type Seat, type Table } from './table';

const BASE_HP = 20;

/** A base that has fallen is gone, or has no HP left. */
const hasFallen = ({ things }: Table, seat: Seat): boolean =>
  !things.some(({ card, owner, damage }) => card === 'base' && owner === seat && damage < BASE_HP);

/** How a game that is over ended, and the rule that says so; null while it goes on. */
export function endingOf({ table }: State): Ending | null {
  if (table.stage !== 'over') return null;
  const fallen = SEATS.filter((seat) => hasFallen(table, seat));
  if (fallen.length === SEATS.length) return { reason: 'both', rule: 'CX-WIN-3' };
  if (table.result === 'draw') return { reason: 'limit', rule: 'CX-WIN-3' };
  return fallen.length > 0 ? { reason: 'base', rule: 'CX-WIN-1' } : { reason: 'conceded', rule: 'CX-WIN-4' };
}

/** Damage that a seat has done to the opponent's base. */
export const takingsOf = ({ table }: State, seat: number): number =>
  table.things.find(({ card, owner }) => card === 'base' && owner !== SEATS[seat])?.damage ?? BASE_HP;
