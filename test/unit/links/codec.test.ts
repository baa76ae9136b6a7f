import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINK_VERSION, decodeLink, encodeLink } from '../../../site/lib/links/codec';
import { plain, readFragment, writeFragment } from '../../../site/lib/links/fragment';

const SAMPLE = 'tb1 castle-field b 9 1:b7,3:b6r2 K27/2224 KK15/134 4/4 -/5 b/- 玩具大戰';

describe('round trip', () => {
  test('any text comes back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        const link = await encodeLink(text);
        expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(await decodeLink(link)).toEqual({ ok: true, text });
      }),
    );
  });

  test('a link of version 1 that was given out once still reads', async () => {
    expect(LINK_VERSION).toBe(1);
    expect(await decodeLink('AXicSy9KTc0DAAY3AhI')).toEqual({ ok: true, text: 'green' });
  });
});

describe('what is no link', () => {
  test('nothing', async () => {
    expect(await decodeLink('')).toEqual({ ok: false, problem: 'empty' });
  });

  test('a sign that cannot stand in one, with its place', async () => {
    expect(await decodeLink('AXic%y9')).toEqual({ ok: false, problem: 'characters', at: 5, found: '%' });
    expect(await decodeLink('AX大y9')).toEqual({ ok: false, problem: 'characters', at: 3, found: '大' });
  });

  test('another version', async () => {
    const link = await encodeLink(SAMPLE);
    const other = btoa(String.fromCharCode(9) + atob(link.replaceAll('-', '+').replaceAll('_', '/')).slice(1));
    const signs = other.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(await decodeLink(signs)).toEqual({ ok: false, problem: 'version', found: 9 });
  });

  test('every shortening is found', async () => {
    const link = await encodeLink(SAMPLE);
    for (let length = 1; length < link.length; length++) {
      expect(await decodeLink(link.slice(0, length)), `${length} signs`).toMatchObject({ ok: false });
    }
  });

  test('every exchange of one sign is found, or changes nothing but the padding', async () => {
    const link = await encodeLink(SAMPLE);
    for (let at = 0; at < link.length; at++) {
      for (const sign of ['A', 'k', '9', '_']) {
        const altered = link.slice(0, at) + sign + link.slice(at + 1);
        const read = await decodeLink(altered);
        if (read.ok) expect(read.text).toBe(SAMPLE);
      }
    }
  });

  test('any text at all is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await decodeLink(text)).toHaveProperty('ok');
      }),
    );
  });

  test('a small link that unpacks to a huge text', async () => {
    expect(await decodeLink(await encodeLink('x'.repeat(2_000_000)))).toEqual({
      ok: false,
      problem: 'too-large',
      most: 1_000_000,
    });
  });
});

test('fragments', () => {
  expect(readFragment('#a=b-c_D')).toEqual({ key: 'a', value: 'b-c_D' });
  expect(readFragment('')).toBe(null);
  expect(readFragment('#content')).toBe(null);
  expect(writeFragment({ key: 'a', value: 'x' })).toBe('#a=x');
  expect(plain('tb1%20hallway')).toBe('tb1 hallway');
  expect(plain('100 %')).toBe('100 %');
});
