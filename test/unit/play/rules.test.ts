import { expect, test } from 'vitest';
import { loadOffer } from '../../../site/lib/play/games';
import { deal } from '../../../site/lib/analyse/deal';
import { LANGUAGES, GAMES } from '../../../workers/registry';
import { loadCodec } from '../../../workers/codecs';
import { loadTexts } from '../../../site/lib/analyse/texts';

test.each(GAMES)('every rule of $name that may be agreed on begins a game and has its words', async ({ id }) => {
  const [codec, offer] = await Promise.all([loadCodec(id), loadOffer(id)]);
  const setup = offer.setupOf(offer.pickers().map(({ options }) => options[0]!.id))!;
  const usual = deal(codec, setup, {}, 1);
  const fields = await offer.options!();
  expect(fields.length).toBeGreaterThan(3);
  for (const field of fields) {
    const values = 'values' in field ? field.values : [String(field.initial)];
    expect(deal(codec, setup, { [field.name]: values[0]! }, 1), field.name).toBe(usual);
    for (const value of values.slice(1))
      expect(deal(codec, setup, { [field.name]: value }, 1), field.name).not.toBeNull();
    const names = 'values' in field ? field.values.filter((value) => !/^\d+$/.test(value)) : [];
    const keys = [`option_${field.name}`, ...names.map((value) => `option_${field.name}_${value}`)];
    for (const language of LANGUAGES) {
      const texts = await loadTexts(id, language);
      for (const key of keys) expect(texts.term(key), `${key} in ${language}`).not.toBe(key);
    }
  }
});
