import type { Ending, Parsed } from '../../contract';
import { asObject, onlyKeys, parseJson } from '../../reading/json';
import { attempt, failAt } from '../../reading/problems';
import { COUNT, readCount } from './readers';
import type { Board, State } from './state';

/** What the site draws from. Whose turn it is follows from the order of the seats; no rule is asked. */
export function boardOf(state: State): Board {
  const { seats, heap, turn } = state;
  return { ...state, mover: heap ? turn % seats : null, winner: heap ? null : (turn - 1) % seats };
}

export const endingOf = ({ heap }: State): Ending | null =>
  heap ? null : { reason: 'last-stone', rule: '__PREFIX__-END-1' };

/** The JSON form of a state: its members are numbers. `path` is the member that holds it. */
export function readPosition(value: unknown, path: string): State {
  const source = asObject(value, path);
  onlyKeys(source, ['seats', 'heap', 'turn'], `${path}.`);
  const count = (name: keyof State): number => {
    const where = `${path}.${name}`;
    const found = source[name];
    return readCount(COUNT.test(String(found)) ? String(found) : '', failAt(where, found));
  };
  return { seats: count('seats'), heap: count('heap'), turn: count('turn') };
}

export const parsePosition = (text: string): Parsed<State> =>
  attempt(() => readPosition(parseJson(text), 'position'));
