// workers/games/codex/printed.ts against the whole data.
import { describe, expect, it } from 'vitest';
import data from '../../../assembly/games/codex/data/codex-cards.json';
import { FACES, nameOf, printedOn } from '../../../workers/games/codex/printed';

const cards = [...data.cards, ...data.tokens];
const keywordOf = ({ k, n }: { k: string; n?: unknown }) => [k, typeof n === 'number' ? n : 0];
const all = [...cards, ...data.heroes, ...data.buildings];

describe('what a table takes of the data', () => {
  it('has everything in the order of the data, by the ids of the data', () => {
    expect(FACES.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(FACES.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
  });

  it('says what is printed on cards and tokens', () => {
    for (const card of cards) {
      const { id, type, cost, color } = card;
      expect(printedOn(id)).toMatchObject({
        id,
        type,
        cost,
        colour: color,
        kind: null,
        spec: ('spec' in card && card.spec) || null,
        atk: ('atk' in card ? card.atk : null) ?? null,
        hp: ('hp' in card ? card.hp : null) ?? null,
        keywords: card.keywords.map(keywordOf),
        bands: [],
      });
    }
  });

  it('says what is printed on heroes, with their bands, and on buildings', () => {
    for (const { id, summon_cost, spec, bands } of data.heroes) {
      const [first] = bands;
      const shown = { type: 'hero', cost: summon_cost, spec, atk: first!.atk, hp: first!.hp };
      expect(printedOn(id)).toMatchObject(shown);
      expect(printedOn(id).bands).toEqual(
        bands.map(({ from_level, atk, hp, keywords }) => ({ atk, hp, from_level, keywords: keywords.map(keywordOf) })),
      );
    }
    for (const { id, kind, cost, hp } of data.buildings)
      expect(printedOn(id)).toMatchObject({ type: 'building', kind, cost, hp, atk: null });
  });

  it('knows nothing else', () => {
    expect(() => printedOn('toString')).toThrow(new RangeError('nothing is called toString'));
    expect(nameOf('foxs_den_school')).toBe("Fox's Den School");
  });
});
