import { expect } from 'vitest';
import data from '../../../assembly/games/token-battle/data/cards.json' with { type: 'json' };
import { rule } from './support/rule';

/** Every card placed alone on an empty board: what stands there, what it scores. */
const CARDS = data.cards as { id: string; value: number; skill: string; area: string[]; type: string }[];
const letterOf = (type: string): string => data.types.find(({ id }) => id === type)!.letter;

rule('TK-CARD-1', 'a card gives value, skill, area and type', ({ given }) => {
  for (const { id, value, type, skill } of CARDS) {
    const after = given(`cards A ${id}`).play(`${id}@c3`);
    expect(after.tokens.c3, id).toBe(`A${value}${letterOf(type)}`);
    const made = skill === 'spawnFriend' || skill === 'spawnEnemy';
    expect(Object.keys(after.tokens).length > 1, id).toBe(made);
  }
});

rule('TK-CARD-2', 'the value is what the token brings every turn', ({ plays }) => {
  plays('cards A colossus; cards B milestone', 'colossus@a1', 'scored 9-0');
  plays('A a1=7; turn B', 'milestone@f6, milestone@f1', 'scored 11-4');
});

rule('TK-CARD-3', 'the skill is that of the card', ({ plays }) => {
  const both = 'B d3=2; cards A shove shears';
  plays(both, 'shove@c3', 'e3=B2, empty d3');
  plays(both, 'shears@c3', 'd3=B1');
});

rule('TK-CARD-4', 'only the squares of the area are touched', ({ given }) => {
  const around = ['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4'];
  for (const { id, skill, area } of CARDS.filter((card) => card.skill === 'reduce')) {
    const after = given(`B ${around.map((field) => `${field}=5`).join(' ')}; cards A ${id}`).play(`${id}@c3`);
    const hit = around.filter((field) => after.tokens[field] === 'B4');
    const directions = hit.map((field) => data.directions[around.indexOf(field)]);
    expect(directions, `${id} ${skill}`).toEqual(area);
  }
});

rule('TK-CARD-5', 'the type is that of the card', ({ plays }) => {
  plays('B a3=2 f3=2; cards A crossbow', 'crossbow@c3', 'c3=A1h, a3=B1, f3=B1');
  plays('B a3=2 f3=2 c1=2; cards A lightning', 'lightning@c3', 'c3=A1v, a3=B2, f3=B2, c1=B1');
});

rule('TK-CARD-6', 'an area is never turned, whoever plays the card', ({ plays, given, forbids }) => {
  plays('A c2=3 c4=3 b3=3 d3=3; turn B; cards B needle', 'needle@c3', 'c2=A2, c4=A3, b3=A3, d3=A3');
  plays('A b3=3 d3=3; turn B; cards B shove', 'shove@c3', 'e3=A3, b3=A3');
  expect(forbids('turn-area', given(''))).toBe('TK-CARD-6');
});

rule('TK-CARD-7', 'some skills have no area, and some cards no skill', ({ given, plays }) => {
  const around = 'B b2=1 c2=1 d2=1 b3=1 d3=1 b4=1 c4=1 d4=1';
  const bare = CARDS.filter(({ area }) => area.length === 0);
  expect(new Set(bare.map(({ skill }) => skill))).toEqual(
    new Set(['none', 'opponentExtraTurn', 'swapWithLast', 'boostNext']),
  );
  // Shooters are left out here: they fire after the turn, whatever the skill.
  for (const { id, type } of bare.filter((card) => !card.type.startsWith('shooter'))) {
    const { tokens } = given(`${around}; cards A ${id}`).play(`${id}@c3`);
    expect(tokens, `${id} ${type}`).toMatchObject({ b2: 'B1', c2: 'B1', d2: 'B1', b3: 'B1', d3: 'B1', b4: 'B1' });
  }
  plays('B f6=3; last f6; cards A thief', 'thief@a1', 'f6=A2, a1=B3');
});

rule('TK-CARD-8', 'there are eleven skills, eight types, and nothing else', ({ refused, valid }) => {
  expect(data.skills.filter(({ id }) => id !== 'none')).toHaveLength(11);
  expect(data.types).toHaveLength(8);
  for (const { letter } of data.types) expect(valid(`A c3=1${letter}`)).toBe(true);
  expect(refused('A c3=1x')).toBe('TK-CARD-8');
  expect(refused({ board: { c3: { owner: 'A', value: 1, type: 'wizard' } } })).toBe('TK-CARD-8');
});
