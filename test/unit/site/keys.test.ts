import { describe, expect, test } from 'vitest';
import { ACTION_IDS, actionRow } from '../../../site/lib/keys/actions';
import { actionsFor, chordOf, conflict, isSingleCharacter, keysOf, type KeyPress } from '../../../site/lib/keys/chord';
import { keyCaps } from '../../../site/lib/keys/display';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('the writing of keys', () => {
  test.each([
    [press('j'), 'j'],
    [press('N', { shiftKey: true }), 'Shift+n'],
    [press('N'), 'n'],
    [press('?', { shiftKey: true }), '?'],
    [press('$', { shiftKey: true }), '$'],
    [press('k', { ctrlKey: true }), 'Ctrl+k'],
    [press('k', { metaKey: true }), 'Ctrl+k'],
    [press('ArrowLeft', { shiftKey: true }), 'Shift+ArrowLeft'],
    [press(' '), 'Space'],
    [press('x', { altKey: true }), 'Alt+x'],
    [press('Shift', { shiftKey: true }), null],
  ])('%o', (event, chord) => expect(chordOf(event)).toBe(chord));
});

test('every default key is written as presses are', () => {
  for (const id of ACTION_IDS) {
    for (const chord of actionRow(id).keys) {
      const parts = chord.split(/\+(?=.)/);
      const key = parts.pop()!;
      const event = press(key === 'Space' ? ' ' : key, {
        ctrlKey: parts.includes('Ctrl'),
        altKey: parts.includes('Alt'),
        shiftKey: parts.includes('Shift'),
      });
      expect(chordOf(event)).toBe(chord);
    }
  }
});

test('no two default keys clash', () => {
  for (const id of ACTION_IDS) {
    for (const chord of actionRow(id).keys) expect(`${chord} ${conflict(id, chord, {})}`).toBe(`${chord} null`);
  }
});

test('own keys replace the default ones, but not of fixed actions', () => {
  const own = { flip: ['Shift+f'], walk: ['q'] };
  expect(keysOf('flip', own)).toEqual(['Shift+f']);
  expect(actionsFor('f', own)).toEqual([]);
  expect(keysOf('walk', own)).toContain('ArrowLeft');
});

test('a key in use on the same page is a conflict, one of another kind of page is not', () => {
  expect(conflict('flip', 'l', {})).toBe('engine');
  expect(conflict('hint', 'ArrowLeft', {})).toBe('previousMove');
  expect(conflict('hint', 'l', {})).toBeNull();
  expect(conflict('help', 'h', {})).toBe('hint');
});

test('only keys without a modifier can be switched off', () => {
  expect(['j', '?', 'Space', 'Shift+n', '0'].map(isSingleCharacter)).toEqual(Array(5).fill(true));
  expect(['Ctrl+k', 'ArrowLeft', 'Enter', 'Alt+x', 'Escape'].map(isSingleCharacter)).toEqual(Array(5).fill(false));
});

test('key caps are what is printed on keyboards', () => {
  expect(keyCaps('Shift+ArrowLeft')).toEqual(['Shift', '←']);
  expect(keyCaps('Ctrl+k')).toEqual(['Ctrl', 'K']);
  expect(keyCaps('+')).toEqual(['+']);
});
