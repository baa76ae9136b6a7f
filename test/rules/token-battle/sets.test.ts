import { expect } from 'vitest';
import data from '../../../assembly/games/token-battle/data/cards.json' with { type: 'json' };
import { rule } from './support/rule';

const SOUND = [
  ['idol', 'camp'],
  ['twins', 'toll', 'camp', 'debt', 'lure'],
  ['shove', 'idol'],
  ['lure', 'thief', 'hail'],
];

rule('TK-SET-1', 'a player has four stacks', ({ setRules, refused, start, valid }) => {
  expect(setRules(SOUND)).toEqual([]);
  expect(setRules(SOUND.slice(1))).toEqual(['TK-SET-1']);
  expect(setRules([...SOUND, ['idol', 'idol']])).toEqual(['TK-SET-1']);
  expect(start({ A: 'gale', B: 'swarm' }).cards.A).toHaveLength(4);
  // Practice positions make do with fewer stacks, never with more.
  expect(valid('cards A idol camp lure')).toBe(true);
  expect(refused('cards A idol camp lure toll hail')).toBe('TK-SET-1');
  expect(refused({ cards: { A: [] } })).toBe('TK-SET-1');
});

rule('TK-SET-2', 'a stack holds two to five cards', ({ setRules, refused, valid }) => {
  expect(setRules([['idol'], ...SOUND.slice(1)])).toEqual(['TK-SET-2']);
  expect(setRules([Array<string>(6).fill('idol'), ...SOUND.slice(1)])).toEqual(['TK-SET-2']);
  expect(setRules([[], ['idol'], ...SOUND.slice(2)])).toEqual(['TK-SET-2', 'TK-SET-2']);
  expect(valid('cards A idol>idol>idol>idol>idol')).toBe(true);
  expect(refused('cards A idol>idol>idol>idol>idol>idol')).toBe('TK-SET-2');
  expect(refused({ cards: { A: [['idol'], []] } })).toBe('TK-SET-2');
});

rule('TK-SET-3', 'the order of a stack is the order of play, and nothing shuffles it', ({ plays, forbids, given }) => {
  const stack = 'cards A milestone>needle>hail idol>camp';
  plays(stack, 'milestone@a1, milestone@f1', 'top A1=needle, top A2=idol');
  plays(stack, 'milestone@a1, milestone@f1, needle@a3, milestone@f2', 'top A1=hail, top A2=idol');
  plays(stack, 'idol@a1, milestone@f1, camp@a3, milestone@f2', 'top A1=milestone, top A2=idol');
  expect(forbids('change-set', given(stack))).toBe('TK-SET-3');
});

rule('TK-SET-4', 'any set that can be built can be played', ({ valid, given }) => {
  const own = SOUND.map((stack) => stack.join('>')).join(' ');
  expect(valid(`cards A ${own}; cards B ${own}`)).toBe(true);
  expect(given(`cards A ${own}`).legal).toHaveLength(144);
});

rule('TK-SET-5', 'copies are allowed, in one set and in both', ({ setRules, plays, start }) => {
  expect(setRules(Array<string[]>(4).fill(['idol', 'idol']))).toEqual([]);
  plays('cards A idol idol; cards B idol', 'idol@a1, idol@f6, idol:2@a6', 'a1=A2g, f6=B2g, a6=A2g');
  expect(start({ A: 'gale', B: 'gale' }).cards.A).toEqual(start({ A: 'gale', B: 'gale' }).cards.B);
});

rule('TK-SET-6', 'only cards of the collection can be used', ({ setRules, refused, plays }) => {
  expect(setRules([['idol', 'ace'], ...SOUND.slice(1)])).toEqual(['TK-SET-6']);
  expect(refused('cards A idol>ace')).toBe('TK-SET-6');
  expect(refused({ cards: { B: [['Idol']] } })).toBe('TK-SET-6');
  expect(data.cards).toHaveLength(48);
  plays('cards A lure', 'lure@c3', 'c3=A6e, c2=B1, c4=B1, tokens 3');
});
