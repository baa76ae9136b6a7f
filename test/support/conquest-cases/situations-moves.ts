import { expect } from 'vitest';
import { after, expectItems, type Case } from './table';

/** Rules without dice, section 10.5: redeploying. */
export const MOVE_CASES: readonly Case[] = [
  [
    'D-17',
    ({ at }) => {
      const off = at('>=R/3outward NAF=R:I NAF~BRA=R:A+- JAP=B:I');
      expect(after(off, 'sail-home')).toEqual(['NAF~BRA NAF']);
      expect(off.legal).toContain('outward-done');
      expect(off.why('ashore NAF~BRA')).toEqual(['CQ-MOVE-7']);
    },
  ],
  [
    'D-18',
    ({ at }) => {
      const begin = at('>=R/3outward BRA=R:IIII JAP=B:I');
      const ways = after(begin, 'set-out').sort();
      expect(ways).toEqual(['BRA/ARG', 'BRA/NAF', 'BRA/PER', 'BRA/VEN']);
      const one = ['set-out BRA/ARG', 'set-out BRA/NAF', 'set-out BRA/PER'].flatMap((text) => [
        text,
        'take-infantry 1',
      ]);
      // The last one goes without being asked how many.
      const all = begin.play(...one, 'set-out BRA/VEN');
      expectItems(all, { ARG: 'ARGt=R:I', NAF: 'NAFt=R:I', PER: 'PERt=R:I', VEN: 'VENt=R:I', BRA: null });
    },
  ],
  [
    'D-19',
    ({ at }) => {
      const begin = at('>=R/3move EGY=R:III NAF=R:AI JAP=B:I');
      const moved = begin.play('move EGY I', 'move-count 2');
      expectItems(moved, { NAF: 'NAFmI=R:AIII' });
      expect(after(moved, 'move').sort()).toEqual(['EGY I', 'NAF A']);
      expect(moved.why('move NAF I')).toEqual(['CQ-MOVE-5']);
    },
  ],
];
