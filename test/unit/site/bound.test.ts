import { expect, test } from 'vitest';
import { bound, boundIn, whole } from '../../../site/lib/i18n/bound';
import format from '../../../site/messages/format.js';

const TEXTS = {
  'Nauka, zadania i analiza': 'Nauka, zadania i\u00a0analiza',
  'O projekcie': 'O\u00a0projekcie',
  'Zajrzyj i w stos (a nawet „z góry”).': 'Zajrzyj i\u00a0w\u00a0stos (a\u00a0nawet „z\u00a0góry”).',
  'co najmniej o {lead} więcej': 'co najmniej o\u00a0{lead} więcej',
  'dwa na raz': 'dwa na raz',
};

test('Polish words of one letter are tied to the next, in texts of any shape', () => {
  for (const [written, shown] of Object.entries(TEXTS)) expect(bound(written)).toBe(shown);
  expect(bound({ title: 'i tak', hints: ['w lewo', 'stop'], at: 3, none: null })).toEqual({
    title: 'i\u00a0tak',
    hints: ['w\u00a0lewo', 'stop'],
    at: 3,
    none: null,
  });
});

test('texts of other languages stay as they are', () => {
  expect(boundIn('pl', ['w lewo'])).toEqual(['w\u00a0lewo']);
  expect(boundIn('en', ['a card'])).toEqual(['a card']);
});

test('names with a number are not broken at their hyphen', () => {
  expect(whole({ task: 'Place XB-42 on base 2', hints: ['1-2', 'Metal-X'] })).toEqual({
    task: 'Place XB-\u206042 on base 2',
    hints: ['1-2', 'Metal-X'],
  });
});

test.each(['pl', 'en'])('messages in %s are tied where they are Polish', (locale) => {
  const content = new TextEncoder().encode(JSON.stringify(Object.fromEntries(Object.keys(TEXTS).entries())));
  const { variants } = format.importFiles({ files: [{ locale, content, toBeImportedFilesMetadata: { path: 'x' } }] });
  const said = variants.map(({ pattern }: { pattern: { value?: string; arg?: { name: string } }[] }) =>
    pattern.map(({ value, arg }) => value ?? `{${arg!.name}}`).join(''),
  );
  expect(said).toEqual(locale === 'pl' ? Object.values(TEXTS) : Object.keys(TEXTS));
});
