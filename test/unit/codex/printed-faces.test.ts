import { describe, expect, it } from 'vitest';
import { cardsUpTo, heroesUpTo } from '../../../workers/referee/codex/milestones';
import { CARDS, HEROES } from '../../../workers/games/codex/data';
import { FACES } from '../../../workers/games/codex/printed-faces';
import { isPlayable } from '../../../workers/games/codex/playable';

const face = (id: string) => FACES.find((one) => one.id === id)!;

describe('faces of Codex', () => {
  it('are those of 310 cards, 20 heroes and the 21 tokens of two players, each with an id of its own', () => {
    expect(FACES).toHaveLength(310 + 20 + 21);
    expect(new Set(FACES.map(({ id }) => id)).size).toBe(FACES.length);
  });

  it('say what is printed', () => {
    expect(face('brick_thief')).toMatchObject({
      kind: 'unit',
      cost: 2,
      tech: 0,
      values: [{ atk: 2, hp: 1 }],
      starter: true,
    });
    expect(face('war_drums')).toMatchObject({ kind: 'spell', ongoing: true, ultimate: true, values: [] });
    expect(face('sanatorium').values).toEqual([{ hp: 4 }]);
    expect(face('jaina_stormborne')).toMatchObject({ kind: 'hero', cost: 2, maxLevel: 7 });
    expect(face('jaina_stormborne').values.map(({ from }) => from)).toEqual([1, 4, 7]);
    expect(face('harmony').tokens).toEqual(['angry_dancer', 'dancer']);
  });

  it('are marked unless their rules are complete', () => {
    const playable = [...cardsUpTo(9), ...heroesUpTo(9)];
    expect(
      [...CARDS, ...HEROES]
        .map(({ id }) => id)
        .filter(isPlayable)
        .sort(),
    ).toEqual([...playable].sort());
    expect(FACES.filter(({ unfinished, kind }) => !unfinished && kind !== 'token')).toHaveLength(playable.length);
  });
});
