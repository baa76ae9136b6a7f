import { describe, expect, test } from 'vitest';
import tashKalarData from '../../../assembly/games/tash-kalar/data/rules.json';
import data from '../../../assembly/games/toy-battle/data/rules.json';
import { highlight, search } from '../../../site/lib/rules/search';
import { compose } from '../../../site/lib/content/rules';

const none = { sections: {}, rules: {} };
const book = compose(data, none, none, 'en');
const ids = (sections: typeof book.sections) => sections.flatMap((section) => section.rules.map((rule) => rule.id));

describe('the book of rules', () => {
  test('holds every rule once, in the order of the data', () => {
    expect(ids(book.sections)).toEqual(data.rules.map((rule) => rule.id));
    expect(book.complete).toBe(true);
  });

  test('marks our own rulings', () => {
    const ours = book.sections.flatMap((section) => section.rules.filter((rule) => rule.ours).map((rule) => rule.id));
    expect(ours).toEqual(data.rules.filter((rule) => rule.source === 'ours').map((rule) => rule.id));
    expect(ours.length).toBeGreaterThan(0);
  });

  test('marks what is not on the site yet', () => {
    const tashKalar = compose(tashKalarData, none, none, 'en').sections.flatMap((section) => section.rules);
    const later = tashKalar.filter((rule) => rule.later).map((rule) => rule.id);
    expect(later).toHaveLength(24);
    expect(later).toContain('TS-DRAFT-1');
    expect(book.sections.flatMap((section) => section.rules).filter((rule) => rule.later)).toEqual([]);
  });

  test('shows English, and says so, where a translation is missing', () => {
    const own = { sections: { Aim: 'Cel' }, rules: { 'TB-GOAL-1': 'Dwoje graczy' } };
    const english = { sections: {}, rules: { 'TB-GOAL-2': 'Plain words' } };
    const mixed = compose(data, own, english, 'pl');
    expect(mixed.complete).toBe(false);
    expect(mixed.sections[0]).toMatchObject({ title: 'Cel', lang: 'pl' });
    expect(mixed.sections[0].rules).toEqual([
      { id: 'TB-GOAL-1', text: 'Dwoje graczy', lang: 'pl', ours: false, later: false },
      { id: 'TB-GOAL-2', text: 'Plain words', lang: 'en', ours: false, later: false },
    ]);
    expect(mixed.sections[1].rules[0].text).toBe(data.rules[2].text);
  });
});

describe('searching', () => {
  test('an empty query keeps everything', () => expect(search(book.sections, '  ')).toEqual(book.sections));

  test('finds a rule by its number, in any case', () => {
    expect(ids(search(book.sections, 'tb-goal-2'))).toEqual(['TB-GOAL-2']);
  });

  test('wants every word, in any order', () => {
    const found = search(book.sections, 'joker strength').flatMap((section) => section.rules);
    expect(found.map((rule) => rule.id)).toContain('TB-KIT-2');
    for (const rule of found) expect(rule.text.toLowerCase()).toMatch(/joker.*strength|strength.*joker/s);
  });

  test('a section found by its title is shown whole', () => {
    expect(search(book.sections, 'set-up')[0].rules).toHaveLength(
      data.rules.filter((rule) => rule.section === 'Set-up').length,
    );
  });

  test('finds nothing for nonsense', () => expect(search(book.sections, 'zeppelin')).toEqual([]));

  test('marks what was looked for, and loses no letter', () => {
    const parts = highlight('Cover a base (or two).', 'BASE (or');
    expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(['base', '(or']);
    expect(parts.map((part) => part.text).join('')).toBe('Cover a base (or two).');
  });
});
