import { expect, it } from 'vitest';
import { filterHash, readFilter } from '../../../site/lib/gallery/address';
import { noFilter } from '../../../site/lib/gallery/filter';

it('what is chosen comes back from the address, and nothing else', () => {
  const filter = { words: 'Zane & “fire”, 黃金', group: 'red', facets: { spec: 'anarchy', tech: '' } };
  const hash = filterHash(filter);
  expect(hash).toMatch(/^#f=/);
  expect(readFilter(hash)).toEqual({ ...filter, facets: { spec: 'anarchy' } });
});

it('an address without a filter says nothing of one', () => {
  expect(filterHash(noFilter())).toBe('');
  expect(readFilter('')).toBeNull();
  expect(readFilter('#captain_zane')).toBeNull();
});
