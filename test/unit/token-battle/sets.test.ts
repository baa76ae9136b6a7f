import { describe, expect, it } from 'vitest';
import { CARDS, SKILLS, cardById, skillOf, typeOf } from '../../../workers/games/token-battle/cards';
import { PAIRINGS, SETS, cardsOf, readySet } from '../../../workers/games/token-battle/ready-sets';
import { setProblems } from '../../../workers/games/token-battle/sets';
import { TYPES } from '../../../workers/games/token-battle/state';
import { checkSet } from '../../../workers/referee/token-battle';

const rulesOf = (stacks: string[][]): string[] => setProblems(stacks).map(({ rule }) => rule);
const SOUND = [
  ['idol', 'idol'],
  ['twins', 'toll', 'camp', 'debt', 'lure'],
  ['camp', 'idol'],
  ['lure', 'thief'],
];

describe('the collection', () => {
  it('has its tables in the order of the codes', () => {
    expect(SKILLS.map((skill) => skillOf(skill).id)).toEqual(SKILLS);
    expect(TYPES.map((type) => typeOf(type).id)).toEqual(TYPES);
    expect(CARDS.map(({ no }) => no)).toEqual(CARDS.map((_, i) => i + 1));
    expect(CARDS).toHaveLength(48);
  });

  it('has six ready sets, which meet each other and themselves', () => {
    expect(SETS.flatMap(({ stacks }) => setProblems(stacks))).toEqual([]);
    expect(new Set(PAIRINGS).size).toBe(36);
    expect(cardsOf('masons-quickstep')!.A[0]).toEqual(['banner', 'hatchery', 'whetstone']);
    expect(cardsOf('quickstep-masons')!.B[0]).toEqual(['banner', 'hatchery', 'whetstone']);
    expect(cardsOf('masons')).toBeUndefined();
    for (const set of SETS) expect(readySet(set.stacks)).toBe(set);
  });

  it('hands out copies of the sets', () => {
    cardsOf('gale-gale')!.A[0]!.push('idol');
    expect(SETS.find(({ id }) => id === 'gale')!.stacks[0]).toHaveLength(3);
  });
});

describe('a set', () => {
  it.each<[string, string[][], string[]]>([
    ['may hold copies', SOUND, []],
    ['needs four stacks', SOUND.slice(1), ['TK-SET-1']],
    ['has no fifth stack', [...SOUND, ['idol', 'idol']], ['TK-SET-1']],
    ['has no stack of one card', [['idol'], ...SOUND.slice(1)], ['TK-SET-2']],
    ['has no stack of six cards', [Array<string>(6).fill('idol'), ...SOUND.slice(1)], ['TK-SET-2']],
    ['has only cards of the collection', [['idol', 'ace'], ...SOUND.slice(1)], ['TK-SET-6']],
    ['may be wrong in many ways', [['ace'], []], ['TK-SET-1', 'TK-SET-2', 'TK-SET-6', 'TK-SET-2']],
  ])('%s', (_title, stacks, rules) => {
    expect(rulesOf(stacks)).toEqual(rules);
    expect([...new Set(checkSet(stacks).map(({ rule }) => rule))].sort()).toEqual([...new Set(rules)].sort());
  });

  it('knows no cards by the names of functions', () => {
    expect(cardById('toString')).toBeUndefined();
    expect(cardById('__proto__')).toBeUndefined();
  });
});
