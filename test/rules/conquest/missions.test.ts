import { expect } from 'vitest';
import cards from '../../../assembly/games/conquest/data/conquest-cards.json' with { type: 'json' };
import { conquest as codec } from '../../../workers/games/conquest/game';
import { missionStanding } from '../../../workers/games/conquest/missions';
import { at, Board, rule } from './table';

const AFRICA = 'CON EAF EGY MAD NAF SAF'.split(' ');
const TWELVE = [...AFRICA, ...'BRA ARG PER VEN EAU INO'.split(' ')].map((t) => `${t}=R:I`).join(' ');
/** Missions a player could claim with these on the table, by number. */
function claimable(mission: number, line: string): boolean {
  const row = cards.missions[mission]!.class === 'minor' ? 0 : 4;
  const rows = Array.from({ length: 8 }, (_, i) => (i === row ? mission : '-'));
  const text = `>=R/4start/1/RBG/- ${line} GRE=G:I #=${rows.join(',')}`;
  const board = at(text);
  const holds = board.node === '4claim' && board.legal.includes(`claim ${row}`);
  // What a visitor is told of a mission that does not hold.
  const parsed = codec.parse(text);
  const standing = parsed.ok ? missionStanding(parsed.value, mission) : null;
  if (standing) expect(standing[0] >= standing[1], text).toBe(holds);
  return holds;
}

rule('CQ-MISS-1', () => {
  const board = at(`>=R/4claim ${TWELVE} GRE=B:I #=5,0,-,-,9,-,-,-`);
  expect(board.legal).toEqual(['claim 0', 'no-claim']);
  expect(board.why('claim 1')).toEqual(['CQ-MISS-1']);
  const claimed = board.play('claim 0', 'airfield BRA');
  expect(claimed.item('@R')).toMatch(/\/5\/0$/);
});

rule('CQ-MISS-2', () => {
  const line = `${TWELVE} BRAc=R:I GRE=B:I`.replace(' BRA=R:I', '').replace('ARG=', 'ARGc=').replace('PER=', 'PERc=');
  const board = at(`>=R/4claim ${line} #=-,5,2,-,-,-,-,-`);
  expect(board.legal).toEqual(['claim 1', 'claim 2', 'no-claim']);
  const one = board.play('claim 1');
  expect(one.state.phase).not.toBe(4);
  const any = at(`>=R/4claim claims-per-turn=any ${line} #=-,5,2,-,-,-,-,-`).play('claim 1');
  expect(any.legal).toEqual(['claim 2', 'no-claim']);
  expect(at(`>=R1/4airfield ${line} @R=-/0/0 #=-,5,2,-,-,-,-,-`).why('claim 1')).toEqual(['CQ-MISS-2']);
});

rule('CQ-MISS-3', () => {
  const board = at(`>=R/4claim ${TWELVE} GRE=B:I #=-,5,0,-,9,-,-,-`).play('claim 1');
  expect(board.item('#')).toBe('#=-,-,0,-,9,-,-,-');
  expect(Board.broken(`${TWELVE} GRE=B:I @R=-/-/1 #=-,5,-,-,-,-,-,-`)).toBe('CQ-MISS-3');
  expect(at(`>=R/4claim ${TWELVE} GRE=B:I #=5,-,-,-,-,-,-,-`).why('claim 3')).toEqual(['CQ-MISS-3']);
});

rule('CQ-MISS-4', () => {
  // Invaded land counts.
  expect(claimable(5, TWELVE.replace('EGY=R:I', 'EGY=R:I MEA=B:I/EGY*:I'))).toBe(true);
  expect(claimable(5, TWELVE.replace('EGY=R:I', 'EGY=B:I'))).toBe(false);
});

rule('CQ-MISS-5', () => {
  const lands = (marks: string): string => ['CON', 'EAF', 'EGY', 'NAF'].map((t, i) => `${t}${marks[i]}=R:I`).join(' ');
  expect(claimable(9, lands('ffff'))).toBe(true);
  expect(claimable(9, lands('ffft'))).toBe(false);
  expect(claimable(9, lands('ffff').replace('NAFf=R:I', 'NAFf=-'))).toBe(false);
});

rule('CQ-MISS-6', () => {
  expect(cards.missions).toHaveLength(12);
  const europe = 'GBR ICE NEU SCA SEU UKR WEU'.split(' ').map((t) => `${t}=R:I`);
  const africa = AFRICA.map((t, i) => `${t}${i < 2 ? 'f' : ''}=R:I`);
  expect(claimable(0, europe.join(' '))).toBe(true);
  expect(claimable(7, europe.join(' '))).toBe(false);
  expect(claimable(7, [...europe, ...africa].join(' '))).toBe(true);
  expect(claimable(2, 'NAFc=R:I EGYc=R:I CONc=R:I')).toBe(true);
  expect(claimable(3, 'NAFcf=R:I')).toBe(true);
  expect(claimable(3, 'NAFct=R:I')).toBe(false);
  expect(claimable(4, 'NAFkB=R:I')).toBe(true);
  expect(claimable(8, 'NAFkB=R:I EGYkG=R:I')).toBe(true);
  expect(claimable(8, 'NAFkB=R:I EGYk=R:I')).toBe(false);
  expect(claimable(10, africa.join(' '))).toBe(true);
  expect(claimable(10, africa.join(' ').replace('CONf', 'CONt'))).toBe(false);
  expect(claimable(11, TWELVE)).toBe(false);
  // Two players: "two enemy capitals" is never on the table.
  expect(Board.broken('NAF=R:I EGY=B:I #=-,-,-,-,8,-,-,-')).toBe('CQ-MISS-6');
});
