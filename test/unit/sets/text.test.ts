import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, MAX_NAME, readSet, writeSet } from '../../../site/lib/games/token-battle/sets/text';
import { CARDS } from '../../../workers/games/token-battle/cards';
import { SETS } from '../../../workers/games/token-battle/ready-sets';

const ids = CARDS.map(({ id }) => id);
const strips = fc.array(fc.array(fc.constantFrom(...ids), { maxLength: 6 }), { minLength: 4, maxLength: 4 });

test('what is written is read again, half built sets too', () => {
  fc.assert(
    fc.property(fc.string(), strips, (name, cards) => {
      expect(readSet(writeSet({ name, strips: cards }))).toEqual({
        ok: true,
        set: { name: cleanName(name), strips: cards },
      });
    }),
  );
});

test('the ready sets', () => {
  for (const { stacks } of SETS) expect(readSet(writeSet({ name: 'x', strips: stacks }))).toMatchObject({ ok: true });
});

test('any text is answered, never thrown at', () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => typeof readSet(text).ok === 'boolean'));
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => typeof readSet(`set a: ${text}`).ok === 'boolean'));
});

test.each([
  ['hello', 'not-a-set', 1, 'hello'],
  ['', 'not-a-set', 1, ''],
  ['set a: banner>dragon - - -', 'unknown-card', 15, 'dragon'],
  ['set a: - - - - idol', 'too-many-strips', 16, 'idol'],
])('%j is refused: %s at column %i', (text, problem, column, found) => {
  expect(readSet(text)).toEqual({ ok: false, error: { problem, column, found } });
});

test('missing strips are empty', () => {
  expect(readSet('set a: idol')).toEqual({ ok: true, set: { name: 'a', strips: [['idol'], [], [], []] } });
});

test('names lose what would end them, and length', () => {
  expect(cleanName('  a:b\nc  ')).toBe('a b c');
  expect(cleanName('x'.repeat(500))).toHaveLength(MAX_NAME);
});
