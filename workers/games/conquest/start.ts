import type { Parsed } from '../../contract';
import { attempt, malformed } from '../../reading/problems';
import { parse } from './notation';
import { OPTION_LIST, optionValue } from './options';
import { SETUPS } from './setups';
import type { State } from './state';

/** The first node of a game of so many seats with these options, as items of a position line. */
export function firstNode(seats: number, options = ''): State {
  const order = 'RBGYP'.slice(0, seats);
  const parsed = parse(`>=R/0continent/1/${order}/- ${options}`);
  if (!parsed.ok) throw new RangeError(`no start for ${seats} seats with "${options}"`);
  return parsed.value;
}

/** The start of a game of a set-up; what is drawn there is drawn by chance, node by node. */
export const startOf = (setup: string, options: Readonly<Record<string, string>> = {}): Parsed<State> =>
  attempt(() => {
    const seats = SETUPS.indexOf(setup) + 2;
    if (seats < 2) malformed(1, setup, 'bad-value', 'CQ-SETUP-1');
    const items = Object.entries(options).map(([name, value]) => {
      const option = OPTION_LIST.find((one) => one.name === name) ?? malformed(1, name, 'unknown-key');
      if (optionValue(option, value) === null) malformed(1, `${name}=${value}`, 'bad-value');
      return `${name}=${value}`;
    });
    return firstNode(seats, items.join(' '));
  });
