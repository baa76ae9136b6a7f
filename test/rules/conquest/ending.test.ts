import { expect } from 'vitest';
import { at, rule } from './table';

const ended = (line: string): string | null => at(`>=R/5start ${line}`).item('@R');

rule('CQ-END-1', () => {
  expect(ended('NAFk=R:I EGYf=R:I BRA=B:I @R=NAF,CHI/-/-')).toBe('@R=CHI,EGY,NAF/-/-');
});

rule('CQ-END-2', () => {
  // With infantry, not invaded; face up from deck or holder; what is held keeps its face.
  const line =
    "NAFk=R:I EGYf=R:I CONf=R:A EAF=R:I/SAF:I SAF=B:I/EAF:I MAD=R:I MAD~SAF=R:A+- BRA=R:II PER=B:I/BRA*:I @R=CHI,NAF'/-/- @B=EGY'/-/-";
  const board = at(`>=R/5start ${line}`);
  expect(board.item('@R')).toBe("@R=CHI,EAF,EGY,MAD,NAF'/-/-");
  expect(board.item('@B')).toBeNull();
});

rule('CQ-END-3', () => {
  // The card of own land is gained before the guaranteed card is drawn, and both before stars are spent.
  const board = at('>=R/5start NAFk=R:I EGYf=R:I BRA=B:I @R=NAF/-/3');
  expect([board.node, Object.keys(board.outcomes).includes('card EGY')]).toEqual(['5card', false]);
  expect(board.play('card CHI').node).toBe('5end');
});

rule('CQ-END-4', () => {
  const board = at(">=R/5end NAF=R:II EGY=R:I BRA=B:I @R=NAF,EGY'/-/-");
  expect(board.after('build')).toEqual(['EGY', 'NAF']);
  expect(board.play('build EGY').item('EGY')).toContain('EGYc');
  const poor = at(">=R/5card NAF=R:II EGY=B:I @R=NAF'/-/3");
  expect(poor.why('build NAF')).toEqual(['CQ-END-4']);
});

rule('CQ-END-5', () => {
  const board = at('>=R/5end NAFc=R:II EGY=R:I CON=R:I BRA=B:I @R=NAF,CHI/-/-');
  expect(board.after('build')).toEqual(['CON', 'EGY']);
  for (const land of ['NAF', 'BRA', 'SAF']) expect(board.why(`build ${land}`)).toEqual(['CQ-END-5']);
  expect(board.play('build CON').after('build')).toEqual(['EGY']);
});

rule('CQ-END-6', () => {
  const board = at('>=R/5end NAFa=R:II EGY=R:I CON=R:I BRAa=B:I @R=NAF,CHI,MAD/-/-');
  expect(board.after('shift-airfield')).toEqual(['NAF']);
  expect(board.why('shift-airfield BRA')).toEqual(['CQ-END-6']);
  const from = board.play('shift-airfield NAF');
  expect(from.after('airfield-to')).toEqual(['CON', 'EGY']);
  expect(from.why('airfield-to BRA')).toEqual(['CQ-END-6']);
  expect(from.play('airfield-to EGY').line).toContain('EGYa');
});

rule('CQ-END-7', () => {
  const city = (cards: string): string | null =>
    at(`>=R/5end NAF=R:II EGY=R:I SAF=R:I CON=R:I BRA=B:I @R=${cards}/-/-`).play('build EGY').item('@R');
  expect(city('CHI,MAD,CON')).toBe("@R=CHI',CON,MAD/-/-");
  expect(city('CON,MAD,SAF')).toBe("@R=CON',MAD',SAF/-/-");
  const airfield = (cards: string): string | null =>
    at(`>=R/5end NAFa=R:II EGY=R:I BRA=B:I @R=${cards}/-/-`).play('shift-airfield NAF').item('@R');
  expect(airfield('CHI,NAF,CON,MAD')).toBe("@R=CHI',CON',MAD,NAF'/-/-");
  // Three two-star cards: one star is lost.
  expect(airfield('CHI,NAF,BRA')).toBe("@R=CHI',NAF',BRA'/-/-");
});

rule('CQ-END-8', () => {
  const board = at('>=R/5end/4/RGB/- turn-order=by-roll NAFk=R:II GRE=B:I @R=NAF/-/-').play('end-turn');
  expect([board.player, board.state.round]).toEqual(['B', 4]);
  const round = at('>=B/5end/4/RGB/- turn-order=by-roll NAFk=R:II GRE=B:I @B=NAF,CHI/-/- @R=EGY,CON/-/-').play(
    'end-turn',
  );
  expect([round.player, round.state.round]).toEqual(['R', 5]);
});
