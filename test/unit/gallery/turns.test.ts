import { describe, expect, it } from 'vitest';
import { beings } from '../../../assembly/games/tash-kalar/data/cards.json';
import { faceOf } from '../../../site/lib/games/tash-kalar/board/faces';
import { BEINGS } from '$workers/games/tash-kalar/faces';
import { turnsOf } from '../../../site/lib/games/tash-kalar/gallery/turns';

const checks = new Map(beings.map(({ id, checks }) => [id, checks]));

describe('the ways a pattern can lie', () => {
  it('are as many as the data says, and the printed one is the first', () => {
    expect(BEINGS).toHaveLength(66);
    for (const face of BEINGS) {
      const turns = turnsOf(face);
      expect(turns, face.id).toHaveLength(checks.get(face.id)!.variants);
      expect(turns[0]!.pattern.map(String), face.id).toEqual(face.pattern.map(String));
    }
  });

  it('turn pieces, marks and arrows together', () => {
    const turns = turnsOf(faceOf('assassin')!);
    for (const { pattern, marks } of turns) {
      const [mark] = marks!;
      // The mark lies between the target and the middle piece.
      expect(pattern.map(([right, down]) => [right, down])).toContainEqual([2 * mark![0], 2 * mark![1]]);
    }
    const corners = turns.map(({ marks }) => marks![0]!.join(' ')).sort();
    expect(corners).toEqual(['-1 -1', '-1 1', '1 -1', '1 1']);
  });
});
