import { asObject, asText } from '../../reading/json';
import { recordsOf } from '../../reading/record';
import { checkAction } from './actions';
import { parse, print } from './notation';
import { changedOptions } from './options';
import { readPosition } from './position';
import { failAt, malformed } from './problems';
import { setupOf } from './setups';
import { isStart, setupFromText } from './start';
import type { State } from './state';

/** Games from before the first card is dealt say so with `setup` and `options`. */
export const { parseRecord, printRecord } = recordsOf<State>({
  game: 'tash-kalar',
  openingKeys: ['setup', 'options'],
  opening: (start) => (isStart(start) ? { setup: setupOf(start), options: changedOptions(start.options) } : null),
  readOpening: readSetup,
  print,
  parse,
  readPosition,
  checkAction,
});

function readSetup(source: Readonly<Record<string, unknown>>): State {
  if (source.setup === undefined) malformed(1, 'setup', 'missing-field');
  const options = source.options === undefined ? {} : asObject(source.options, 'options');
  return setupFromText(asText(source.setup, 'setup'), options, failAt);
}
