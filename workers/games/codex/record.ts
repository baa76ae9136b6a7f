import { asObject, asText } from '../../reading/json';
import { malformed } from '../../reading/problems';
import { recordsOf } from '../../reading/record';
import { parseAction } from './actions';
import { readPosition } from './json-position';
import { parse, print } from './notation';
import { readOpening, setupOf } from './opening';
import type { State } from './state';

/** Games from before the first card is drawn say so with `setup` and `options`. */
export const { parseRecord, printRecord } = recordsOf<State>({
  game: 'codex',
  openingKeys: ['setup', 'options'],
  opening: setupOf,
  readOpening(source) {
    if (source.setup === undefined) malformed(1, 'setup', 'missing-field');
    return readOpening(
      asText(source.setup, 'setup'),
      source.options === undefined ? {} : asObject(source.options, 'options'),
    );
  },
  print,
  parse,
  readPosition,
  checkAction: parseAction,
});
