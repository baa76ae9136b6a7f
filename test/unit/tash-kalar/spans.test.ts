import { describe, expect, it } from 'vitest';
import { DECISION_NUMBERS } from '../../../assembly/games/tash-kalar/effects/decision-numbers';
import { CARDS } from '../../../workers/games/tash-kalar/cards';
import { decisionAt, placeOf } from '../../../workers/games/tash-kalar/decisions';
import { cardTexts } from '../../../workers/games/tash-kalar/text/card-texts';
import { loadTongue } from '../../../workers/games/tash-kalar/text/tongues';
import { LANGUAGES } from '../../../workers/registry';

const steps = [...new Set(DECISION_NUMBERS.flatMap((list) => list.map(([at]) => decisionAt(at))))];
const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, cardTexts(await loadTongue(language))] as const)),
);

const part = (language: string, card: string, step: string): string => {
  const { beings, flares, decisions } = texts[language]!;
  const half = /^(upper|lower)\./.exec(step)?.[1] as 'upper' | 'lower' | undefined;
  return (half ? flares[card]![half].effect : beings[card]!).slice(...decisions[card]![step]!);
};

describe('the part of a card text that a decision carries out', () => {
  it.each(LANGUAGES)('is known for exactly the decisions the engine asks for (%s)', (language) => {
    for (const { id } of CARDS)
      expect(Object.keys(texts[language]!.decisions[id]!).sort(), id).toEqual(
        steps.filter((step) => placeOf(id, step) !== undefined).sort(),
      );
  });

  it('says what is asked now, in the words of the text', () => {
    expect(part('en', 'chronicler', '1')).toBe('Upgrade one of your other commons');
    expect(part('en', 'chronicler', '2')).toBe('that piece may make one standard move');
    expect(part('zh-Hans', 'swordmaster', '1')).toBe('你可以摧毁一个与 Swordmaster 对角相邻的敌方普通棋子');
    expect(part('en', 'war-drummer', '2')).toBe('one of your other pieces makes one combat move');
    expect(part('en', 'war-drummer', '1')).toContain(part('en', 'war-drummer', '3'));
  });

  it.each(LANGUAGES)('begins and ends with a word, and no two decisions share one (%s)', (language) => {
    for (const { id } of CARDS) {
      const spans = Object.entries(texts[language]!.decisions[id]!);
      for (const [step] of spans) expect(part(language, id, step), id).toMatch(/^[^\s.,;，。；].*[^\s.,;，。；]$/);
      const places = spans.map(([step, span]) => `${step.replace(/\d+$/, '')} ${span}`);
      expect(new Set(places).size, id).toBe(spans.length);
    }
  });
});
