import { expect, test } from 'vitest';
import data from '../../../assembly/games/token-battle/data/cards.json' with { type: 'json' };
import { names, sets } from '../../../assembly/games/token-battle/data/sets.json' with { type: 'json' };
import texts from '../../../assembly/games/token-battle/data/texts.json' with { type: 'json' };
import { COLLECTION, READY_SETS, checkSet } from '../../../workers/referee/token-battle';
import { DIRECTIONS, FIELDS, isField, neighbours, next, opposite } from '../../../workers/referee/token-battle/fields';

/** The checks of a loader (rule file, section 6). */
test('directions stand in mask order, and every mask agrees with its area', () => {
  expect(data.directions).toEqual(DIRECTIONS);
  for (const { area, mask } of data.cards) {
    expect(area).toEqual(DIRECTIONS.filter((_, bit) => mask & (1 << bit)));
  }
});

test('ids are unique, skills and types exist, areas are there exactly where needed', () => {
  for (const list of [data.cards, data.skills, data.types, sets]) {
    expect(new Set<string>(list.map(({ id }) => id)).size).toBe(list.length);
  }
  for (const card of data.cards) {
    const skill = data.skills.find(({ id }) => id === card.skill)!;
    expect(card.area.length > 0).toBe(skill.needsArea);
    expect(data.types.map(({ id }) => id)).toContain(card.type);
  }
});

const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans', 'pl'];

test('names are there in four languages', () => {
  for (const { name } of [...data.cards, ...data.skills, ...data.types]) expect(Object.keys(name)).toEqual(LANGUAGES);
  expect(Object.keys(names)).toEqual(sets.map(({ id }) => id));
  for (const name of Object.values(names)) expect(Object.keys(name)).toEqual(LANGUAGES);
});

test('every skill, type and ready set has a text in four languages', () => {
  for (const [list, told] of [
    [data.skills, texts.skills],
    [data.types, texts.types],
    [sets, texts.sets],
  ] as const) {
    expect(Object.keys(told)).toEqual(list.map(({ id }) => id));
    for (const text of Object.values(told)) {
      expect(Object.keys(text)).toEqual(LANGUAGES);
      expect(Object.values(text).every(Boolean)).toBe(true);
    }
  }
});

test('the ready sets can be played and hold every card', () => {
  expect(Object.values(READY_SETS).flatMap((set) => checkSet(set))).toEqual([]);
  expect(new Set(Object.values(READY_SETS).flat(2)).size).toBe(COLLECTION.size);
});

/** Rule file, section 10, "other exact facts". */
test('neighbours: 4 corners with 3, 16 edge fields with 5, 16 inner fields with 8', () => {
  const counts = FIELDS.map((field) => neighbours(field).length);
  expect([3, 5, 8].map((count) => counts.filter((one) => one === count).length)).toEqual([4, 16, 16]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(220);
});

test('an area of NE lies on the board for 25 fields, of E for 30', () => {
  const onBoard = (direction: 'NE' | 'E') => FIELDS.filter((field) => next(field, direction)).length;
  expect([onBoard('NE'), onBoard('E')]).toEqual([25, 30]);
});

test('there and back again', () => {
  expect(FIELDS.filter(isField)).toEqual(FIELDS);
  for (const direction of DIRECTIONS) {
    for (const field of FIELDS) {
      const there = next(field, direction);
      if (there) expect(next(there, opposite(direction))).toBe(field);
    }
  }
});
