import { describe, expect, test } from 'vitest';
import { named } from '../../../site/lib/games/toy-battle/learn/named';
import { LANGUAGES } from '../../../workers/registry';
import { toyBattle } from '../../content/files';

describe('nodes that a sentence names', () => {
  test.each([
    ['Hook has strength 4. Which of your tiles beats it?', []],
    ['The lower left region lies between bases 1, 2, 4 and 5. Which one is missing?', ['1', '2', '4', '5']],
    ['Put a tile on base 1, then 2, then 3, and the last one on R.', ['1', '2', '3', 'R']],
    ['Bazy 3 i 6 zależą od jednej bazy pośrodku.', ['3', '6']],
    ['標出基地 1、2、4、5。', ['1', '2', '4', '5']],
    ["Place Skully on Red's headquarters.", ['R']],
    ['Linia wiedzie do czerwonej kwatery.', ['R']],
    ['離藍方總部還有兩步。', ['B']],
    ['Równa siła niczego nie przykrywa.', []],
    ['手指按着基地 3，沿着每条路径走到下一个节点。', ['3']],
  ])('%s', (text, nodes) => {
    expect(named(text)).toEqual(nodes);
  });

  test('are the same in the hints of every language', () => {
    const apart = toyBattle.scripts.flatMap(({ steps }) =>
      steps.flatMap((step) => {
        const hints = LANGUAGES.map((language) => toyBattle.stepText(step.id, language)!.hints);
        return hints[0]!.flatMap((_, i) => {
          const sets = new Set(hints.map((texts) => [...new Set(named(texts[i]!))].sort().join()));
          return sets.size > 1 ? [`${step.id}, hint ${i + 1}`] : [];
        });
      }),
    );
    // Chinese repeats the word where others leave it out: "a base next to 6".
    expect(apart).toEqual(['TB-L13-4, hint 2']);
  });
});
