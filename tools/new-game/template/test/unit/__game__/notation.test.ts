import { expect, it } from 'vitest';
import { actionText, parseAction } from '../../../workers/games/__game__/actions';
import { parse, print } from '../../../workers/games/__game__/notation';
import { parseRecord, printRecord } from '../../../workers/games/__game__/record';
import { startOf } from '../../../workers/games/__game__/start';
import { SETUPS } from '../../../workers/games/__game__/state';

it.each(SETUPS)('a start for %s reads back as it is printed, as a line and as JSON', (setup) => {
  const start = startOf(setup);
  expect(start.ok && parse(print(start.value))).toEqual(start);
  expect(start.ok && parse(JSON.stringify(start.value))).toEqual(start);
});

it.each([
  ['seats two', 7, 'bad-number'],
  ['colour red', 1, 'unknown-key'],
  ['heap 3; heap 4', 9, 'said-twice'],
])('%j is refused at column %i: %s', (text, column, problem) => {
  expect(parse(text)).toMatchObject({ ok: false, error: { column, problem } });
});

it('actions read back as they are printed; nothing else is one', () => {
  for (const action of [0, 1, 3, 99]) expect(parseAction(actionText(action))).toEqual({ ok: true, value: action });
  for (const text of ['', 'take', 'take -1', 'take 100', 'give 1']) expect(parseAction(text).ok).toBe(false);
});

it('records read back as they are printed', () => {
  const start = { seats: 3, heap: 9, turn: 2 };
  const record = { tags: { event: 'test' }, start, actions: ['take 2'], comments: { 1: 'so' }, variations: [] };
  expect(parseRecord(printRecord(record))).toEqual({ ok: true, value: record });
});
