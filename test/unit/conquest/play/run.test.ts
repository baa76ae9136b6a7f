import { expect, it } from 'vitest';
import { isBrief } from '../../../../site/lib/games/conquest/play/passing';
import { run } from '../../../../site/lib/games/conquest/play/run';
import type { View } from '../../../../workers/contract';
import { ACTION_FORMS } from '../../../../workers/games/conquest/action-names';

it('others are watched where they fight, move in or gain, and not where they count', () => {
  const names = ACTION_FORMS.map(([name]) => name);
  const watched = names.filter((name) => !isBrief(`${name} NAF`));
  expect(watched).toEqual(
    expect.arrayContaining([
      'border',
      'raid-front',
      'raid-rear',
      'roll',
      'advance-infantry',
      'set-out',
      'claim',
      'build',
    ]),
  );
  for (const name of ['turn-card', 'raise', 'drop-rear', 'merge', 'move-to', 'man-with', 'commit', 'end-turn'])
    expect(watched).not.toContain(name);
});

it('a phase is told together, and each battle by itself', () => {
  const at = (node: string, phase: number): View => ({ board: { node, phase, player: 'B' } }) as unknown as View;
  expect(run(at('drop', 1))).toEqual({ seat: 1, name: 'Blue · Recruit', begins: false });
  expect(run(at('attack', 2)).begins).toBe(true);
  expect(run(at('roll', 2))).toEqual({ seat: 1, name: 'Blue · Attack', begins: false });
});
