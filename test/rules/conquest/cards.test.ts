import { expect } from 'vitest';
import map from '../../../assembly/games/conquest/data/conquest-map.json' with { type: 'json' };
import { at, Board, rule } from './table';

rule('CQ-CARD-1', () => {
  const stars = map.territories.map((one) => one.stars);
  expect([stars.filter((count) => count === 2).length, stars.reduce((a, b) => a + b)]).toEqual([12, 54]);
  expect(Board.broken('NAF=R:I @R=NAF/-/- @B=NAF/-/-')).toBe('CQ-CARD-1');
});

rule('CQ-CARD-2', () => {
  const board = at('>=R/1turn-card:0 NAF=R:I EGY=B:I @R=NAF/-/- @B=EGY/-/-');
  expect(board.legal).toEqual(['turn-card NAF', 'turn-done']);
  expect(board.why('turn-card EGY')).toEqual(['CQ-CARD-2']);
});

rule('CQ-CARD-3', () => {
  // B has left NAF and keeps its card, until R gains it at the end of his turn.
  const before = at('>=R/4claim NAF=R:II EGY=B:I @B=NAF/-/- #=5,-,-,-,-,-,-,-');
  expect(at('NAF=R:II EGY=B:I @B=NAF/-/-').item('@B')).toBe('@B=NAF/-/-');
  expect(before.item('@R')).toContain('NAF');
});

rule('CQ-CARD-4', () => {
  const board = at(">=R/1turn-card:0 NAF=R:I EGY=B:I @R=NAF',BRA/-/-");
  expect(board.legal).toEqual(['turn-card BRA', 'turn-done']);
  expect(board.why('turn-card NAF')).toEqual(['CQ-CARD-4']);
});

rule('CQ-CARD-5', () => {
  const board = at(">=R/1start NAF=R:I EGY=B:I @R=NAF',BRA/-/- @B=EGY'/-/-");
  expect([board.item('@R'), board.item('@B')]).toEqual(['@R=NAF,BRA/-/-', "@B=EGY'/-/-"]);
});

rule('CQ-CARD-6', () => {
  // Six stars on four cards: six units, nothing for the set.
  const board = at('>=R/1turn-card:0 NAFk=R:I EGY=B:I @R=CHI,NAF,ARG,PER/-/-');
  const counted = board.play('turn-card CHI', 'turn-card NAF', 'turn-card ARG', 'turn-card PER');
  expect(counted.state.step.units).toBe(6);
});

rule('CQ-CARD-7', () => {
  const board = at('>=R/2offer trading=on NAF=R:II EGY=B:I @R=NAF,BRA/-/- @B=PER/-/-');
  expect(board.legal).toEqual(['offer BRA', 'no-offer']);
  expect(board.why('offer NAF')).toEqual(['CQ-CARD-7']);
});

rule('CQ-CARD-8', () => {
  expect(Board.broken('>=R/2offer NAF=R:II EGY=B:I @R=BRA/-/-')).toBe('CQ-CARD-8');
  expect(at('NAF=R:II EGY=B:I @R=BRA/-/-').why('offer BRA')).toEqual(['CQ-CARD-8']);
  const board = at(">=R/2offer trading=on NAF=R:II EGY=B:I @R=BRA'/-/- @B=PER/-/-").play('offer BRA');
  expect([board.node, board.legal]).toEqual(['2offer-for', ['offer-for PER', 'gift']]);
  const asked = board.play('offer-for PER');
  expect([asked.actor, asked.legal]).toEqual(['B', ['accept', 'refuse']]);
  const traded = asked.play('accept');
  expect([traded.node, traded.item('@R'), traded.item('@B')]).toEqual(['2attack', '@R=PER/-/-', "@B=BRA'/-/-"]);
  expect(board.play('gift', 'refuse').item('@R')).toBe("@R=BRA'/-/-");
});
