import { describe, expect, it } from 'vitest';
import { amountOf, atMost, once } from '../../../workers/text/amounts';
import * as chinese from '../../../workers/text/chinese';
import * as english from '../../../workers/text/english';
import { paragraph } from '../../../workers/text/joining';
import * as polish from '../../../workers/text/polish';
import { simplified } from '../../../workers/text/simplified';
import { spansIn } from '../../../workers/text/spans';

describe('a paragraph', () => {
  it('has a capital and a full stop to each clause, as the language has them', () => {
    expect(paragraph(['draw a card', 'żeton wraca'], english.JOINING)).toBe('Draw a card. Żeton wraca.');
    expect(paragraph(['你可以抽一張牌', '結束'], chinese.JOINING)).toBe('你可以抽一張牌。結束。');
  });

  it('says what happens under a condition, and what otherwise', () => {
    expect(polish.JOINING.under('jeśli chcesz', 'weź kartę')).toBe('jeśli chcesz, weź kartę');
    expect(polish.JOINING.under(polish.JOINING.otherwise, 'weź kartę')).toBe('w przeciwnym razie weź kartę');
    expect(english.JOINING.under(english.JOINING.otherwise, english.JOINING.oneOf(['stay', 'go']))).toBe(
      'otherwise, choose one: stay; or go',
    );
  });
});

describe('parts of a text', () => {
  const text = 'Stay or go: stay here; or go away. Go away.';

  it('are found in their order, each before those within it', () => {
    const choice = { said: 'stay here; or go away', within: [] };
    const within = ['stay', 'go away'].map((said) => ({ said, within: [] }));
    const spans = spansIn(text, [
      { ...choice, within },
      { said: 'go away', within: [] },
    ]);
    expect(spans.map(([start, end]) => `${start} ${text.slice(start, end)}`)).toEqual([
      '12 stay here; or go away',
      '12 stay',
      '26 go away',
      '35 Go away',
    ]);
  });

  it('that it does not say, or not any more, are refused', () => {
    expect(() => spansIn(text, [{ said: 'leave', within: [] }])).toThrow('"leave" is not in');
    const twice = ['Go away.', 'stay here'].map((said) => ({ said, within: [] }));
    expect(() => spansIn(text, twice)).toThrow('"stay here" is not in');
  });
});

describe('an amount', () => {
  it('tells what may be done from what must be', () => {
    expect(amountOf([0, 3])).toEqual({ optional: true, max: 3 });
    expect(amountOf([2, 2])).toEqual({ optional: false, max: 2 });
    expect(amountOf('auto')).toEqual({ optional: false, max: 'all' });
    expect(amountOf({ sameAs: 'x' })).toEqual({ optional: false, max: 'same' });
    expect(atMost([0, 2])).toBe(2);
  });

  it('is refused where no language has words for it', () => {
    expect(() => amountOf([1, 3])).toThrow('no words for a count of [1,3]');
    expect(() => atMost([2, 2])).toThrow(RangeError);
    expect(() => once([0, 2])).toThrow(RangeError);
  });
});

describe('numerals', () => {
  it('change a Polish noun by case and number', () => {
    const pawn = polish.forms('pion', 'piony', 'pionów');
    const legend = polish.forms('legendę', 'legendy', 'legend');
    expect([1, 2, 5, 22].map((n) => polish.counted(n, pawn))).toEqual([
      'jeden pion',
      'dwa piony',
      'pięć pionów',
      '22 piony',
    ]);
    expect([1, 2].map((n) => polish.counted(n, legend))).toEqual(['jedną legendę', 'dwie legendy']);
    expect(polish.genitive(3)).toBe('trzech');
  });

  it('are words as far as a text needs them, then digits', () => {
    expect([0, 2, 9, 10].map(english.number)).toEqual(['no', 'two', 'nine', '10']);
    expect([2, 9, 10].map(chinese.number)).toEqual(['兩', '九', '10']);
  });
});

it('Chinese stands apart from Latin words, in either script', () => {
  expect(chinese.spaced('摧毀Hill Giant與3個棋子')).toBe('摧毀 Hill Giant 與 3 個棋子');
  expect(simplified('摧毀兩個敵方棋子')).toBe('摧毁两个敌方棋子');
});
