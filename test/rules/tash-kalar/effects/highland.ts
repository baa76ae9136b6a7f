// What the Highland beings do; case.ts says how to read this.
import { play, type Case } from './case';

export const highland: Case[] = [
  play('WildEagle@e5', ['d6 f6', 'i4 a5*'], '!move e5-a5 WORD-4, move e5-i4', ['d6 f6 i4', 'a5*'], {
    counted: '1-0-0',
  }),
  play('ClanAxeman@e5', ['f4 d6', 'e4* d4 f5**'], '=pick e4|done, !pick d4 EFF-11, pick e4', ['f4 d6 e5', 'd4 f5**'], {
    counted: '0-1-0',
  }),
  play(
    'ClanHealer@e5',
    ['f4 d5 f5', 'd3'],
    '!placeOn c3 common EFF-11, !placeOn c8 common EFF-11, !placeOn d3 common WORD-6, placeOn c4 common, placeOn h3 common',
    ['f4 d5 f5 e5 c4 h3', 'd3'],
  ),
  play(
    'DireWolf@e5',
    ['d6 e6 c7', 'e4 f3*'],
    '!move d6-d5 EFF-11, move e5-e4, !move e4-f3 WORD-4, move e4-d4',
    ['d4 d6 e6 c7', 'f3*'],
    { counted: '1-0-0' },
  ),
  play('RitualKeeper@e5', ['e4 d5', 'c4'], 'move d5-c4', ['e4 e5 c4', ''], { counted: '1-0-0' }),
  play('RitualKeeper@c3', ['c2 b3', 'e4'], '!done EFF-4, pick c2', ['c2* b3 c3', 'e4']),
  play('RitualKeeper@f5', ['f4 e5', 'c4'], '', ['f4 e5 f5', 'c4']),
  play('EagleLord@e5', ['c5 g5 d6 f6', 'i4*'], 'move e5-i4', ['c5 g5 d6 f6 i4*', ''], { counted: '0-1-0' }),
  play('WolfRider@e5', ['e6 f6 g6 e7', 'e4* e3'], 'move e5-e4, move e4-e3', ['e6 f6 g6 e7 e3*', ''], {
    counted: '1-1-0',
  }),
  play(
    'BloodShaman@e5',
    ['f4 f5 d6 e6', 'd2* c2 d3* e2 i4**'],
    '!done EFF-4, !pick i4 EFF-11, pick d2',
    ['f4 f5 d6 e6 e5*', 'd3* i4**'],
    { counted: '2-1-0' },
  ),
  play('BloodShaman@e5', ['f4 f5 d6 e6', 'd4* d5'], 'pick e5', ['', 'd4*'], { counted: '1-0-0' }),
  play('BloodShaman@e5', ['f4 f5 d6 e6', 'b4 b5'], 'pick b4', ['f4 f5 d6 e6 e5*', 'b5'], { counted: '1-0-0' }),
  play(
    'WarDrummer@e5',
    ['e5 f5 e6 f6', 'g4'],
    '=option combat|option standard, !done EFF-4, !option near EFF-10, option combat, !done EFF-4, move f5-g4',
    ['e5* e6 f6 g4', ''],
    { counted: '1-0-0' },
  ),
  play(
    'WarDrummer@e5',
    ['e5 f5 e6 f6', 'g4'],
    'option standard, !move f5-g4 WORD-3, !move e5-e4 EFF-11, move f5-f4, done',
    ['e5* e6 f6 f4', 'g4'],
  ),
  play('HillGiant@e5', ['e6 d7 e7 f7', 'e4* d5** f5 d4'], '', ['d7 e7 f7 e5*', 'd5** d4'], { counted: '1-1-0' }),
  play(
    'Warlord@e5',
    ['d6 e6 f6 c7 g7 h4', 'i4 h3 g2'],
    'move h4-i4, move i4-h3, !move h3-g2 CASE-10, move e5-e4',
    ['d6 e6 f6 c7 g7 h3 e4*', 'g2'],
    { counted: '2-0-0' },
  ),
  play(
    'Warlord@e5',
    ['d6 e6 f6 c7 g7 h4', 'i4 h3 g2'],
    'move e5-e4, move h4-h3, move h3-g2',
    ['d6 e6 f6 c7 g7 g2 e4*', 'i4'],
    { counted: '2-0-0' },
  ),
  play('WarSummoner@e5', ['d5 f5 e6 e7', 'a4'], '', ['d5 f5 e6 e7 e5*', 'a4'], { left: 2, gains: { borrow: true } }),
  play('RitualMaster@e5', ['d4 d6 f6', 'a4* a5 a6**'], '!pick a5 EFF-11, pick a4, pick a5', ['d4 d6 f6 e5*', 'a6**'], {
    counted: '1-1-0',
  }),
  play('RitualMaster@c3', ['b2 b4 d4', 'h6'], '', ['b2 b4 d4 c3*', 'h6'], { left: 3 }),
  play('RitualMaster@f5', ['e4 e6 g6', 'h5'], '', ['e4 e6 g6 f5*', 'h5']),
  play('LegendSlayer@e5', ['e6 f6 e7 g7', 'd4** f4 d6*'], 'option legend, pick d4', ['e6 f6 e7 g7 e5*', 'f4 d6*'], {
    counted: '0-0-1',
  }),
  play(
    'LegendSlayer@e5',
    ['e6 f6 e7 g7', 'd4** f4 d6*'],
    'option lesser, !pick d4 EFF-11, pick f4, pick d6',
    ['e6 f6 e7 g7 e5*', 'd4**'],
    { counted: '1-1-0' },
  ),
  play('MountainTroll@e5', ['d6 e6 e7 f7', 'd4 e4 f4*'], '', ['d6 e6 e7 f7 e5*', 'f4*'], { counted: '2-0-0', left: 2 }),
  play('MountainTroll@e5', ['d6 e6 e7 f7', 'd4 f4*'], '', ['d6 e6 e7 f7 e5*', 'f4*'], { counted: '1-0-0' }),
  play('HungryBear@e5', ['f5 e6 f6', 'e4'], 'move e5-e4, move e4-e3', ['f5 e6 f6 e3*', ''], { counted: '1-0-0' }),
  play('HungryBear@e5', ['f5 e6 f6', 'e4*'], '!move e5-e4 WORD-3, move e5-d5', ['f5 e6 f6 d5*', 'e4*']),
  play('Werewolf@e5', ['c4 b5 c6', 'e4*'], '!move e5-e4 WORD-3, move e5-d5', ['c4 b5 c6 d5*', 'e4*']),
  play('Werewolf@h6', ['f5 e6 f7', 'i5* i6 h5'], 'move h6-i5, move i5-i6, move i6-h5', ['f5 e6 f7 h5*', ''], {
    counted: '2-1-0',
  }),
  play('Werewolf@g3', ['e2 d3 e4', 'g2* f1'], 'move g3-g2, move g2-f1, done', ['e2 d3 e4 f1*', ''], {
    counted: '1-1-0',
  }),
  play('ClanGuardian@e5', ['c5 d5 f5 a3', 'd4'], '=pick c5|pick d5|pick f5|done, !pick a3 SUM-13, pick c5', [
    'c5* d5 f5 e5* a3',
    'd4',
  ]),
];
