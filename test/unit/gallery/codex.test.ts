import { describe, expect, it } from 'vitest';
import { noFilter, shown, type Filter } from '../../../site/lib/gallery/filter';
import { explained, tokensOf } from '../../../site/lib/games/codex/gallery/detail';
import {
  entriesOf,
  keywordsOf,
  kindsOf,
  playOf,
  specOf,
  techOf,
  wordsOf,
  type Entry,
} from '../../../site/lib/games/codex/gallery/entries';
import { COLOURS } from '../../../workers/games/codex/specs';
import { cardFile } from '../../../workers/games/codex/text/card-texts';
import { loadTongue } from '../../../workers/games/codex/text/tongues';

const texts = cardFile(await loadTongue('en'));
const facet = (id: string, of: (entry: Entry) => string | readonly string[] | undefined) => ({
  id,
  name: () => id,
  values: [],
  of,
});
const shelf = {
  entries: entriesOf(texts),
  groups: COLOURS.map((id) => ({ id, name: () => id })),
  facets: [
    facet('spec', specOf),
    facet('tech', techOf),
    facet('kind', kindsOf),
    facet('keyword', keywordsOf),
    facet('play', playOf),
  ],
  wordsOf,
};
const found = ({ words = '', group = '', facets = {} }: Partial<Filter>): string[] =>
  shown(shelf, { words, group, facets }, texts).flatMap(({ entries }) => entries.map(({ id }) => id));
const face = (id: string) => texts.faces.find((one) => one.id === id)!;

describe('the gallery of Codex', () => {
  it('shows everything at first, by colour', () => {
    const groups = shown(shelf, noFilter(), texts);
    expect(groups.map(({ group }) => group)).toEqual([...COLOURS]);
    expect(groups.flatMap(({ entries }) => entries)).toHaveLength(texts.faces.length);
  });

  it('finds every card by its name', () => {
    for (const { id, name } of texts.faces) expect(found({ words: name }), name).toContain(id);
  });

  it('finds cards by what their text says and by their types', () => {
    expect(found({ words: 'flip a coin' })).toEqual(['rickety_mine']);
    expect(found({ words: 'cute animal', facets: { kind: 'unit', spec: 'ninjutsu' } })).toEqual(
      expect.arrayContaining(['fuzz_cuddles', 'porcupine', 'masked_raccoon']),
    );
  });

  it('is narrowed by colour, spec, tech, type, keyword and whether it can be played', () => {
    expect(found({ facets: { spec: 'fire' } })).toHaveLength(13);
    expect(found({ facets: { spec: 'starter' } })).toHaveLength(70);
    expect(found({ group: 'red', facets: { tech: '3' } })).toEqual([
      'pirate_gunship',
      'pirategang_commander',
      'cinderblast_dragon',
    ]);
    expect(found({ facets: { kind: 'hero' } })).toHaveLength(20);
    expect(found({ facets: { kind: 'ultimate' } })).toHaveLength(20);
    expect(found({ facets: { keyword: 'stash' } })).toEqual(['bigby_hayes']);
    expect(found({ facets: { keyword: 'detector' } })).toEqual(['eyes_of_the_chancellor']);
    expect(found({ facets: { play: 'unfinished' } })).toHaveLength(310 - 218 + 11);
  });

  it('explains keywords with their numbers, and shows the tokens a card makes', () => {
    expect(explained(face('trojan_duck'), texts)).toEqual([
      {
        name: 'obliterate 2',
        meaning: 'When it attacks, first destroy the defender’s 2 units of the lowest tech.',
      },
    ]);
    expect(tokensOf(face('harmony'), texts).map(({ id }) => id)).toEqual(['angry_dancer', 'dancer']);
    expect(tokensOf(face('spark'), texts)).toEqual([]);
  });
});
