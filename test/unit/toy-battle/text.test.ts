import { describe, expect, it } from 'vitest';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { parse } from '../../../workers/games/toy-battle/notation';
import { boardWords, troopName } from '../../../workers/games/toy-battle/text';
import { ENGLISH } from '../../../workers/games/toy-battle/text-english';

const parsed = parse('tb1 castle-field b 9 1:b7,3:b3,4:b2r6 K27/224 KK15/134 0/0 -/5 b/- ask=jumbo at=3');
if (!parsed.ok) throw new Error(parsed.error.problem);
const state = parsed.value;

describe('plain words', () => {
  it.each([
    ['place K@R', "place Kwak on Red's HQ R"],
    ['hit 4', 'discard Star from base 4'],
    ['shove 4>8', 'shove Star from base 4 to base 8'],
    ['recall 1', 'take Roxy back from base 1'],
    ['exhume 5', 'dig up XB-42'],
    ['draw', 'draw'],
    ['skip', 'decline'],
  ])('for %s', (text, words) => {
    const action = toyBattle.parseAction(text, state);
    expect(action.ok && toyBattle.actionWords(action.value, state)).toBe(words);
  });

  it.each([
    ['deal', 'Blue draws Jumbo'],
    ['loses', 'Red loses Jumbo'],
    ['ices', 'Red has frozen: Jumbo'],
  ] as const)('for chance at %s', (question, words) => {
    const action = toyBattle.parseAction('~3', state);
    expect(action.ok && toyBattle.actionWords(action.value, { ...state, question })).toBe(words);
  });

  it('for a whole board', () => {
    expect(boardWords(state, ENGLISH)).toEqual([
      'turn 10, Blue: Jumbo: discard a neighbour',
      "Blue: Kwak, Cap'n, Roxy; reserve 4; medals 1 of 7",
      "Red: Cap'n, Cap'n, Hook; reserve 3; medals 0 of 7",
      'base 1: Blue Roxy',
      'base 3: Blue Jumbo',
      "base 4: Red Star on Blue Cap'n",
    ]);
  });

  it('names troops in every language of the data', () => {
    expect(troopName('K', 'zh-Hant')).toBe('呱呱鴨 Kwak');
    expect(troopName('7', 'pl')).toBe('Roxy');
  });
});
