import { describe, expect, it } from 'vitest';
import { BEINGS, FLARES, TASKS } from '../../../site/lib/games/tash-kalar/board/faces';
import {
  idOf,
  NO_FILTER,
  shown,
  type Entry,
  type Filter,
  type Group,
} from '../../../site/lib/games/tash-kalar/gallery/filter';
import { cardTexts } from '../../../workers/games/tash-kalar/text/card-texts';
import { loadTongue } from '../../../workers/games/tash-kalar/text/tongues';

const ENTRIES: readonly Entry[] = [
  ...TASKS.map((task): Entry => ({ kind: 'task', group: 'tasks', task })),
  ...FLARES.map((flare): Entry => ({ kind: 'flare', group: 'flares', flare })),
  ...BEINGS.map((face): Entry => ({ kind: 'being', group: face.list as Group, face })),
];
const texts = cardTexts(await loadTongue('en'));

const found = (filter: Partial<Filter>): string[] =>
  shown(ENTRIES, { ...NO_FILTER, ...filter }, texts, (id) => `Flare ${id.slice(-2)}`).flatMap(({ entries }) =>
    entries.map(idOf),
  );

describe('what the gallery shows', () => {
  it('is everything at first, in groups', () => {
    const groups = shown(ENTRIES, NO_FILTER, texts, (id) => id);
    expect(groups.map(({ group, entries }) => [group, entries.length])).toEqual([
      ['imperial', 18],
      ['highland', 18],
      ['sylvan', 18],
      ['legends', 12],
      ['flares', 12],
      ['tasks', 24],
    ]);
  });

  it('can be found by a part of its name or text, in any case', () => {
    expect(found({ words: ' knIGHT ' })).toEqual(['knight']);
    expect(found({ words: 'extra turn' })).toEqual(['time-elemental']);
    expect(found({ words: 'flare 07' })).toEqual(['flare-07']);
    expect(found({ words: 'corner chain' })).toEqual(['corner-chain']);
    expect(found({ words: 'no such thing' })).toEqual([]);
  });

  it('can be narrowed by deck and rank; only beings have a rank', () => {
    expect(found({ group: 'sylvan', rank: 'common' })).toHaveLength(5);
    expect(found({ rank: 'legendary' })).toHaveLength(12);
    expect(found({ group: 'tasks', rank: 'heroic' })).toEqual([]);
    expect(found({ group: 'highland', words: 'Bear' })).toEqual(['hungry-bear']);
  });
});
