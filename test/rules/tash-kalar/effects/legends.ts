// What the legends do; case.ts says how to read this.
import { play, type Case } from './case';

export const legends: Case[] = [
  play(
    'FireDragon@e5',
    ['d2* f2* e3 e4*', 'd6 e7* c7 g6 e8 d5**'],
    '!done EFF-4, !direction n EFF-9, direction s',
    ['d2* f2* e3 e4* e5**', 'g6 e8 d5**'],
    { counted: '2-1-0' },
  ),
  play(
    'HellBull@e5',
    ['d4 f4 d5* e5 f5* e6', 'e3 e2** e1'],
    '!run e5-e1 EFF-11, run e5-e2',
    ['d4 f4 d5* f5* e6 e2**', 'e1'],
    { counted: '1-0-1' },
  ),
  play(
    'AngelofDeath@e5',
    ['d4 f4 c5 e5* g5 e6', 'h7'],
    '!pick e5 EFF-11, pick h7, =move e5-h7, move e5-h7',
    ['d4 f4 c5 g5 e6 h7**', ''],
    { counted: '0-1-0' },
  ),
  play(
    'TheEldestTree@e5',
    ['f4* c5 g5 d6* e6', 'd4 d5* f5**'],
    '!pick f4 EFF-11, !pick c5 EFF-11, !pick f5 EFF-11, pick d4, !pick d4 EFF-11, pick e4, pick e6',
    ['f4* c5 g5 d6* e6* e5** e4', 'd5* f5**'],
    { counted: '1-0-0' },
  ),
  play(
    'BoneCatapult@e5',
    ['d4 d6* e6* f6*', 'a5** a4 b4* b6'],
    '=pick a5|done, !pick b4 EFF-9, pick a5',
    ['d4 d6* e6* f6* e5**', 'b4*'],
    { counted: '2-0-1' },
  ),
  play(
    'FireElemental@e5',
    ['d6* f6 c7* e7 g7', 'd4* e4 f5** c4 g3'],
    'option near',
    ['d6* f6 c7* e7 g7 e5**', 'f5** c4 g3'],
    {
      counted: '1-1-0',
    },
  ),
  play(
    'FireElemental@e5',
    ['d6* f6 c7* e7 g7', 'd4* e4 f5** c4 g3'],
    'option far',
    ['d6* f6 c7* e7 g7 e5**', 'd4* f5**'],
    {
      counted: '3-0-0',
    },
  ),
  play(
    'Leviathan@e5',
    ['c6* d6* a7* b7', 'd4* e4** f4*'],
    'option downgrade, pick d4, !pick f4 CASE-13, pick e4, pick f4',
    ['c6* d6* a7* b7 e5**', 'd4 e4* f4'],
  ),
  play(
    'Leviathan@e5',
    ['c6* d6* a7* b7', 'd4 d3 d2 h8'],
    'option destroy, pick d3, !pick h8 CASE-13, pick d4, done',
    ['c6* d6* a7* b7 e5**', 'd2 h8'],
    { counted: '2-0-0' },
  ),
  play(
    'TwoHeadedDragon@e5',
    ['g5* f6* e7* g7 h8 a5', 'h6* b4*'],
    '!pick a5 SUM-13, pick g7, =pick f6|pick h6|done, pick h6',
    ['g5* f6* e7* g7* h8 a5 e5**', 'b4*'],
    { counted: '0-1-0' },
  ),
  play(
    'EarthElemental@b4',
    ['c4 b5 c5 a6* d6*', 'd3* a5* h3'],
    '!done EFF-4, !pick a5 EFF-11, pick d3, !pick c5 EFF-11, pick b5, !move b4-b3 EFF-11, move b4-a5',
    ['c4 b5* c5 a6* d6* a5**', 'h3'],
    { counted: '0-2-0' },
  ),
  play('TimeElemental@e5', ['d6* f6* e7* d8 f8', 'a5'], '', ['d6* f6* e7* d8 f8 e5**', 'a5'], {
    gains: { extraTurn: true },
  }),
  play(
    'StormElemental@e5',
    ['d3* d4* f4* e5', 'h5 h6 i7'],
    '!placeOn i5 common EFF-11, !placeOn h6 common WORD-6, placeOn h8 common, !run h8-h2 WORD-13, !run e5-e6 EFF-11, run h8-h5',
    ['d3* d4* f4* e5**', 'i7'],
    { counted: '2-0-0' },
  ),
  play('Titan@e5', ['e6* e7* d8 e8 f8', 'd4 e4** f4**'], '', ['e7* d8 e8 f8 e5**', 'f4**']),
];
