import { expect } from 'vitest';
import map from '../../../assembly/games/conquest/data/conquest-map.json' with { type: 'json' };
import { at, Board, rule } from './table';

rule('CQ-BOARD-1', () => {
  expect(map.continents.map(({ territories }) => territories.length)).toEqual([12, 7, 6, 4, 9, 4]);
  expect(Board.broken('ATL=R:I')).toBe('unknown-territory');
});

rule('CQ-BOARD-2', () => {
  expect(['land', 'sea'].map((kind) => map.borders.filter((one) => one.kind === kind).length)).toEqual([58, 25]);
  expect(at('BRA=R:II VEN=B:I PER=B:I ARG=B:I NAF=B:I').after('border')).toEqual(['BRA/ARG', 'BRA/PER', 'BRA/VEN']);
  expect(at('NAF=R:II EGY=B:I').why('border NAF/CHI')).toEqual(['CQ-BOARD-2']);
});

rule('CQ-BOARD-3', () => {
  expect(at('NAF=R:II WEU=B:I SEU=R:II MEA=B:I').after('border')).toEqual(['SEU/MEA', 'SEU/WEU']);
});

rule('CQ-BOARD-4', () => {
  expect(Board.broken('NAF=R:- EGY=B:I')).toBe('CQ-BOARD-4');
  expect(at('NAF=R:-/EGY:I EGY=B:I').item('NAF')).toBe('NAF=R:-/EGY:I');
  // Invaders do not change the owner.
  expect(at('NAF=R:I/EGY*:I EGY=B:I').item('EGY')).toBe('EGY=B:I');
});

rule('CQ-BOARD-5', () => {
  const board = at('>=R/3man NAF=R:II EGY=B:I EAF=R:I');
  expect(board.after('man-front')).toEqual(['EAF/EGY', 'NAF/EGY']);
});

rule('CQ-BOARD-6', () => {
  expect(Board.broken('NAF=-/EGY:I')).toBe('CQ-BOARD-6');
  // Neutral land can be entered; land that somebody has invaded is not neutral.
  expect(at('>=R/3outward NAF=R:II').after('set-out')).toContain('NAF/EGY');
  expect(at('>=R/3outward NAF=R:II MEA=B:I/EGY*:I').after('set-out')).not.toContain('NAF/EGY');
});

rule('CQ-BOARD-7', () => {
  const board = at('>=R/3move NAFc=R:I EGY=R:I').play('move NAF I');
  expect(board.item('NAF')).toBe('NAFc=-');
  expect(board.item('EGY')).toContain('II');
});
