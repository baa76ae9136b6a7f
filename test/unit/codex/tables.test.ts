import { describe, expect, it } from 'vitest';
import data from '../../../assembly/games/codex/data/codex-cards.json' with { type: 'json' };
import milestones from '../../../assembly/games/codex/data/milestones.json' with { type: 'json' };
import rules from '../../../assembly/games/codex/data/rules.json' with { type: 'json' };
import { codexCompiler } from '../../../tools/tables/codex-compile.mjs';
import { MILESTONES, cardsUpTo, heroesUpTo } from '../../../workers/referee/codex/milestones';

const number = (): number => 1;
const codes = { color: number, spec: number, type: number, keyword: number, rune: number, face: number };

describe('the data of Codex', () => {
  it('is whole: 310 cards, 20 heroes, 242 rules', () => {
    expect(data.cards).toHaveLength(310);
    expect(data.heroes).toHaveLength(20);
    expect(rules.rules).toHaveLength(242);
    expect(new Set(rules.rules.map(({ id }) => id)).size).toBe(242);
  });

  it('enables the cards that the referee knows', () => {
    const last = MILESTONES.length;
    expect(milestones.milestones.flatMap(({ cards }) => cards).sort()).toEqual(cardsUpTo(last).sort());
    expect(milestones.milestones.flatMap(({ heroes }) => heroes).sort()).toEqual(heroesUpTo(last).sort());
  });
});

describe('the compiler of effects', () => {
  it('says of a block where the blocks in it start', () => {
    const words = [0];
    const start = codexCompiler(words, codes).abilities([{ kind: 'cast', do: [{ op: 'draw', n: 2 }] }]);
    const [count, ability] = words.slice(start, start + 2);
    expect(count).toBe(1);
    const steps = words[ability! + 1]!;
    const step = words[steps + 1]!;
    expect(words.slice(step + 1, step + 4)).toEqual([0, 0, -1]);
    expect(words.slice(words[step + 4]!, words[step + 4]! + 2)).toEqual([0, 2]);
  });

  it('refuses words it does not know, and says which', () => {
    const compiler = codexCompiler([0], codes);
    expect(() => compiler.abilities([{ kind: 'cast', do: [{ op: 'dance' }] }])).toThrow('unknown verb "dance"');
    expect(() => compiler.abilities([{ kind: 'instead', do: [] }])).toThrow('unknown kind of ability "instead"');
  });
});
