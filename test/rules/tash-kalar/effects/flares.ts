// What the halves of the flares do; case.ts says how to read this.
import { play, type Case } from './case';

/** Positions in which exactly one half of a flare is available: so many upgraded pieces, or so many pieces, behind. */
const first = (squares: string, count: number): string => squares.split(' ').slice(0, count).join(' ');
const LINE = 'd5 e5 f5 d6 e6';
const upgradedBehind = (count: number): [string, string] => [first(LINE, count), first('a4* a5* a6* b4* b5*', count)];
const piecesBehind = (count: number): [string, string] => ['d5 e5', first('a4 a5 a6 b4 b5 b6 c8 d8', count + 2)];
const adding = ([you, enemy]: [string, string], more: string): [string, string] => [`${you} ${more}`, enemy];

const place = (flare: string, position: [string, string], piece = 'e7'): Case =>
  play(
    flare,
    position,
    `!done EFF-4, !placeOn d5 common ${piece === 'e7' ? 'WORD-6' : 'EFF-11'}, placeOn e7 ${piece === 'e7' ? 'common' : 'heroic'}`,
    adding(position, piece),
  );
const gain = (flare: string, position: [string, string]): Case => play(flare, position, '', position, { left: 3 });
const placeTwo = (flare: string, position: [string, string]): Case =>
  play(flare, position, 'placeOn e7 common, !done EFF-4, placeOn e8 common', adding(position, 'e7 e8'));

export const flares: Case[] = [
  place('flare-00', upgradedBehind(3)),
  place('flare-00', piecesBehind(6), 'e7*'),
  place('flare-01', upgradedBehind(4)),
  place('flare-01', piecesBehind(4)),
  play('flare-02', upgradedBehind(3), '!move a4-a3 EFF-11, move d5-d4, move d4-d3, done', ['d3 e5 f5', 'a4* a5* a6*']),
  gain('flare-02', piecesBehind(5)),
  place('flare-03', upgradedBehind(4)),
  play('flare-03', piecesBehind(5), 'option place, placeOn e7 common', adding(piecesBehind(5), 'e7')),
  play('flare-03', piecesBehind(5), 'option convert, !pick d5 EFF-11, pick a4', ['d5 e5 a4', 'a5 a6 b4 b5 b6 c8'], {
    counted: '1-0-0',
  }),
  play('flare-04', upgradedBehind(3), 'option move, !done EFF-4, move d5-d4', ['d4 e5 f5', 'a4* a5* a6*']),
  play('flare-04', upgradedBehind(3), 'option upgrade, !pick a4 EFF-11, pick d5', ['d5* e5 f5', 'a4* a5* a6*']),
  placeTwo('flare-04', piecesBehind(6)),
  play('flare-05', upgradedBehind(4), 'option place, placeOn e7 common', adding(upgradedBehind(4), 'e7')),
  play('flare-05', upgradedBehind(4), 'option upgrade, pick d5', ['d5* e5 f5 d6', 'a4* a5* a6* b4*']),
  play('flare-05', piecesBehind(4), 'move d5-a4', ['a4 e5', 'a5 a6 b4 b5 b6'], { counted: '1-0-0' }),
  place('flare-06', upgradedBehind(4)),
  play('flare-06', piecesBehind(6), '!done EFF-4, pick d5', ['d5* e5', 'a4 a5 a6 b4 b5 b6 c8 d8'], { left: 3 }),
  gain('flare-07', upgradedBehind(4)),
  place('flare-07', piecesBehind(5)),
  place('flare-08', upgradedBehind(5), 'e7*'),
  play(
    'flare-08',
    ['d5 e5', 'd4 c3 c4 b4 b5 b6'],
    '!move e5-e7 WORD-2, move d5-d4, !move d4-c3 CASE-9, move d4-d3',
    ['d3 e5', 'c3 c4 b4 b5 b6'],
    { counted: '1-0-0' },
  ),
  placeTwo('flare-09', upgradedBehind(5)),
  place('flare-09', piecesBehind(5)),
  place('flare-10', upgradedBehind(3)),
  play('flare-10', ['d5 e5', 'd4 c3 c4 b4 b5 b6'], 'option combat, move d5-d4', ['d4 e5', 'c3 c4 b4 b5 b6'], {
    counted: '1-0-0',
  }),
  play('flare-10', ['d5 e5', 'd4 c3 c4 b4 b5 b6'], 'option standard, !move d5-d4 WORD-3, move d5-d6, move d6-d7', [
    'd7 e5',
    'd4 c3 c4 b4 b5 b6',
  ]),
  play('flare-11', upgradedBehind(2), '!move d5-a4 WORD-3, move d5-i4', ['i4 e5', 'a4* a5*']),
  gain('flare-11', piecesBehind(5)),
];
