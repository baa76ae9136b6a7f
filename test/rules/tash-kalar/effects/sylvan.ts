// What the Sylvan beings do; case.ts says how to read this.
import { play, type Case } from './case';

export const sylvan: Case[] = [
  play('Sapling@e5', ['e6 e7', 'd4'], '', ['e6 e7 e5*', 'd4']),
  play(
    'KiskinFarseeders@e5',
    ['f5 d6', 'b3'],
    '!placeOn a5 common EFF-11, !placeOn b4 common EFF-11, placeOn c7 common',
    ['f5 d6 e5 c7', 'b3'],
  ),
  play(
    'ChargingBuck@e5',
    ['d6 e6 d7', 'g5 g7 c5*'],
    '!move e5-f5 WORD-5, !move e5-c5 WORD-4, move e5-g5, move g5-g7',
    ['d6 e6 d7 g7', 'c5*'],
    { counted: '2-0-0' },
  ),
  play(
    'ForestWardens@e5',
    ['c5 f5', 'a4 a5 a6 b4 h7*'],
    '!done EFF-4, !pick h7 EFF-11, pick a4, pick h7',
    ['c5 f5 e5', 'a5 a6 b4'],
    { counted: '1-1-0' },
  ),
  play('ForestWardens@e5', ['c5 f5', 'a4 h7*'], '=pick h7, pick h7', ['c5 f5 e5', 'a4'], { counted: '0-1-0' }),
  play('ForestWardens@e5', ['c5 f5 c6*', 'a4 h7*'], '', ['c5 f5 c6* e5', 'a4 h7*']),
  play(
    'Naiad@e5',
    ['c6 d6 e6', 'd7'],
    '!move d6-d7 WORD-3, !move c6-c5 EFF-11, !move e5-e4 EFF-11, move d6-d5, !move d5-d4 WORD-14, move e6-f7',
    ['e5 c6 d5 f7', 'd7'],
  ),
  play(
    'KiskinSpirit@e5',
    ['c5 c6 e6', 'a5'],
    '=card Dryad|card Naiad|done, !card KiskinSpirit CASE-6, card Dryad',
    ['c5 c6 e6 e5*', 'a5'],
    { pile: 'Naiad Dryad', gains: { extraBeings: 1 } },
  ),
  play('KiskinSpirit@e5', ['c5 c6 e6', 'a5'], 'done', ['c5 c6 e6 e5*', 'a5'], { pile: 'Naiad Dryad' }),
  play('KiskinSpirit@e5', ['c5 c6 e6', 'a5'], '', ['c5 c6 e6 e5*', 'a5'], { gains: { extraBeings: 1 } }),
  play('Dryad@e5', ['d4 e5 e6', 'f5* f4**'], '!pick f4 EFF-11, pick f5', ['d4 e5* e6 f5', 'f4**'], {
    counted: '0-1-0',
  }),
  play('CentaurSpearman@e5', ['e6 f6 g6 g7', 'd4 b2*'], 'move e5-d4', ['e6 f6 g6 g7 d4*', ''], { counted: '1-1-0' }),
  play('CentaurSpearman@e5', ['e6 f6 g6 g7', 'd5 b5** a5'], 'move e5-d5', ['e6 f6 g6 g7 d5*', 'b5** a5'], {
    counted: '1-0-0',
  }),
  play(
    'CentaurChieftain@e5',
    ['c4 d5 e6 f7', 'f4 d4'],
    'move e5-f4, !move f4-g3 EFF-11, move e6-f5, !move d5-d4 WORD-13, move c4-d3, done',
    ['f4* d5 f5 d3 f7', 'd4'],
    { counted: '1-0-0' },
  ),
  play('Unicorn@e5', ['d5 c6 d6 c7', 'e4*'], 'option action', ['d5 c6 d6 c7 e5*', 'e4*'], { left: 2 }),
  play('Unicorn@e5', ['d5 c6 d6 c7', 'e4*'], 'option move, move e5-e4', ['d5 c6 d6 c7 e4*', ''], { counted: '0-1-0' }),
  play(
    'SylvanQueen@e5',
    ['e6 g6 f7 f8', 'd4* e4 f4**'],
    '!pick e4 EFF-11, !pick f4 EFF-11, pick d4',
    ['e6 g6 f7 f8 e5* d4*', 'e4 f4**'],
    { counted: '0-1-0' },
  ),
  play(
    'SylvanPrincess@e5',
    ['e6 f7 e8', 'd4 f4*'],
    '=pick d4|done, !pick f4 EFF-11, pick d4',
    ['e6 f7 e8 e5* d4', 'f4*'],
    {
      counted: '1-0-0',
    },
  ),
  play('WoodlandDruid@e5', ['d4 f4 e6', 'a5 a6'], '!pick a5 EFF-11, pick d4, =pick a5|pick a6, pick a5', [
    'd4* f4 e6 e5*',
    'a5* a6',
  ]),
  play(
    'ForestAncient@e5',
    ['e4 d5 f5 d6', 'g8 h5*'],
    '!placeOn b5 common EFF-11, !placeOn d5 common WORD-6, placeOn c3 common, !done EFF-4, placeOn g7 common, !pick d5 EFF-11, pick c3, pick g8',
    ['e4 d5 f5 d6 e5*', 'g7 h5*'],
    { counted: '2-0-0' },
  ),
  play('ForestMystic@e5', ['e4 d5 f6', 'd4'], '', ['e4 d5 f6 e5*', 'd4'], {
    gains: { extraBeings: 1, extraLegends: 1 },
  }),
  play(
    'KiskinLeafsplitter@e5',
    ['e4 d5 f5 e6', 'd4** c3'],
    '=direction ne|direction se|direction sw|direction nw|done, !direction n EFF-11, direction nw, direction nw',
    ['e4 d5 f5 e6 e5*', ''],
    { counted: '1-0-1' },
  ),
  play(
    'KiskinBoughrunner@e5',
    ['d6 e6 f6 e7', 'd5*'],
    'move e5-d5, !move d5-c4 EFF-11, move d5-c6, done',
    ['d6 e6 f6 e7 c6*', ''],
    { counted: '0-1-0' },
  ),
  play('TreeShepherd@e5', ['d5 f5 e6 f6', 'd4'], '!done EFF-4, !pick d4 EFF-11, pick d5', ['d5* f5 e6 f6 e5*', 'd4']),
  play('TreeShepherd@e5', ['d5 f5 e6 f6', 'd4*'], 'pick e5, move e5-d4', ['d5 f5 e6 f6 d4*', ''], { counted: '0-1-0' }),
  play('TreeShepherd@e5', ['d5 f5 e6 f6 a5**', 'a4**'], 'pick a5, !move a5-a4 WORD-3, move a5-b5', [
    'd5 f5 e6 f6 e5* b5**',
    'a4**',
  ]),
];
