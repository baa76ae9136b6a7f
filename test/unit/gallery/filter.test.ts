import { describe, expect, it } from 'vitest';
import { inTheWay, noFilter, shown, without, type Filter } from '../../../site/lib/gallery/filter';
import { ENTRIES, GROUPS, rankOf, wordsOf, type Entry } from '../../../site/lib/games/tash-kalar/gallery/entries';
import { cardTexts } from '../../../workers/games/tash-kalar/text/card-texts';
import { loadTongue } from '../../../workers/games/tash-kalar/text/tongues';

const texts = cardTexts(await loadTongue('en'));
const gallery = {
  // In another order than that of the groups.
  entries: [...ENTRIES].reverse(),
  groups: GROUPS.map((id) => ({ id, name: () => id })),
  facets: [{ id: 'rank', name: () => 'rank', values: [], of: rankOf }],
  wordsOf,
};

const found = ({ words = '', group = '', facets = {} }: Partial<Filter>): string[] =>
  shown<Entry, typeof texts>(gallery, { words, group, facets }, texts).flatMap(({ entries }) =>
    entries.map(({ id }) => id),
  );

describe('what the gallery shows', () => {
  it('is everything at first, in groups', () => {
    const groups = shown<Entry, typeof texts>(gallery, noFilter(), texts);
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
    expect(found({ group: 'sylvan', facets: { rank: 'common' } })).toHaveLength(5);
    expect(found({ facets: { rank: 'legendary' } })).toHaveLength(12);
    expect(found({ group: 'tasks', facets: { rank: 'heroic' } })).toEqual([]);
    expect(found({ group: 'highland', words: 'Bear' })).toEqual(['hungry-bear']);
  });

  it('where nothing fits, says without which part how much would', () => {
    const filter = { words: '', group: 'tasks', facets: { rank: 'heroic' } };
    const ways = inTheWay<Entry, typeof texts>(gallery, filter, texts);
    expect(ways.map(({ part }) => part)).toEqual(['group', { facet: 'rank' }]);
    for (const { part, count } of ways) expect(found(without(filter, part))).toHaveLength(count);
    expect(inTheWay<Entry, typeof texts>(gallery, { ...filter, words: 'no such thing' }, texts)).toEqual([]);
  });
});
