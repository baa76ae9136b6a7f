import { play } from './effects/case';
import { rule } from './effects/rule';

const ring: [string, string] = ['e4 e6', 'd4'];

rule(
  'TS-EFF-1',
  'nothing else may be done before an effect is resolved',
  play(
    'Swordmaster@e5',
    ring,
    '!place e7 EFF-1, !flare EFF-1, !discard Knight EFF-1, !end EFF-1, done',
    ['e4 e5 e6', 'd4'],
    {
      hand: 'Knight flare-00',
    },
  ),
);

rule('TS-EFF-2', '"may" can be declined', play('Swordmaster@e5', ring, 'done', ['e4 e5 e6', 'd4']));

rule(
  'TS-EFF-3',
  '"up to" includes none at all, and fewer',
  play('DireWolf@e5', ['d6 e6 c7', ''], 'done', ['d6 e6 c7 e5', '']),
  play('DireWolf@e5', ['d6 e6 c7', ''], 'move e5-e4, done', ['d6 e6 c7 e4', '']),
);

rule(
  'TS-EFF-4',
  'what is not optional must be done',
  play('Chronicler@e5', ['e4 d5 f5', ''], '!done EFF-4, pick e4, done', ['e4* d5 f5 e5', '']),
  play('BloodShaman@e5', ['f4 f5 d6 e6', ''], '!done EFF-4, pick f4', ['f5 d6 e6 e5*', '']),
);

rule(
  'TS-EFF-5',
  'what cannot be done is skipped, the rest is done',
  play('WoodlandDruid@e5', ['d4 f4 e6', 'd8*'], 'pick d4', ['d4* f4 e6 e5*', 'd8*']),
  play('WoodlandDruid@e5', ['d4* f4* e6*', 'd8'], '=pick d8, pick d8', ['d4* f4* e6* e5*', 'd8*']),
);

rule(
  'TS-EFF-6',
  "a card's own name means its piece",
  play('Sapling@e5', ['e6 e7', ''], '', ['e6 e7 e5*', '']),
  play('DireWolf@e5', ['d6 e6 c7', ''], '!move d6-d5 EFF-11, move e5-e4, done', ['d6 e6 c7 e4', '']),
);

rule(
  'TS-EFF-7',
  'one part after the other; all pieces at the same moment',
  play(
    'WoodlandDruid@e5',
    ['d4 f4 e6', 'a5'],
    '!pick a5 EFF-11, !move e5-e4 EFF-7, pick d4, !pick f4 EFF-11, pick a5',
    ['d4* f4 e6 e5*', 'a5*'],
  ),
  play('HillGiant@e5', ['e6 d7 e7 f7', 'e4 d5 f5*'], '', ['d7 e7 f7 e5*', ''], { counted: '2-1-0' }),
);

rule(
  'TS-EFF-8',
  'a being that is gone does nothing more',
  play('MasterofIntrigue@e5', ['d4* f4 d6 f6', ''], 'move d4-e5, !move f4-h4 WORD-2, move e5-d5, move d5-c5', [
    'c5* f4 d6 f6',
    '',
  ]),
  // Another piece stands where the Master stood: standard moves of his are no longer there, combat moves of theirs are.
  play(
    'MasterofIntrigue@e5',
    ['d4* f4 d6 f6', 'd5* f5*'],
    'move d4-e5, move e5-d5, move d5-c5',
    ['c5* f4 d6 f6', 'f5*'],
    { counted: '0-1-0' },
  ),
);

rule(
  'TS-EFF-9',
  'marks and arrows turn with the pattern, and end at the edge',
  play('Summoner@e5', ['f4 f5 f6', ''], '!placeOn g5 common EFF-9, placeOn c7 common, placeOn e3 common', [
    'f4 f5 f6 e5* c7 e3',
    '',
  ]),
  play(
    'Summoner@e1',
    ['d2 e2 f2', ''],
    '=placeOn c1 common|placeOn d1 common|placeOn f1 common|placeOn g1 common|done, done',
    ['d2 e2 f2 e1*', ''],
  ),
  play('Cannon@e5', ['d5 e5 c6', 'f4'], '!direction w EFF-9, direction ne', ['d5 e5* c6', ''], { counted: '1-0-0' }),
  play('BoneCatapult@e5', ['d4 d6* e6* f6*', 'a5 b4'], '!pick b4 EFF-9, done', ['d4 d6* e6* f6* e5**', 'a5 b4']),
);

rule(
  'TS-EFF-10',
  'an option that can do nothing may not be chosen; without options the choice is skipped',
  play(
    'flare-03',
    ['d5 e5', 'a4* a5* a6* b4* b5* b6* c8*'],
    'placeOn e7 common, =option place, !option convert EFF-10, option place, placeOn e8 common',
    ['d5 e5 e7 e8', 'a4* a5* a6* b4* b5* b6* c8*'],
  ),
  play('flare-04', ['d5*', 'a4* a5* a6* b4*'], '', ['d5*', 'a4* a5* a6* b4*']),
);

rule(
  'TS-EFF-11',
  'only what fits everything the text says can be chosen',
  play(
    'Swordmaster@e5',
    ['e4 e6 f4', 'd4 e3 d6*'],
    '!pick f4 EFF-11, !pick e3 EFF-11, !pick d6 EFF-11, !pick a5 EFF-11, pick d4',
    ['e4 e6 f4 e5*', 'e3 d6*'],
    { counted: '1-0-0' },
  ),
  play('Knight@e5', ['d6 e6 f6 d7', 'e4'], '!move e5-e4 EFF-11, done', ['d6 e6 f6 d7 e5*', 'e4']),
  play('KiskinBoughrunner@e5', ['d6 e6 f6 e7', ''], '!move e5-e4 EFF-11, !move e5-g4 WORD-2, done', [
    'd6 e6 f6 e7 e5*',
    '',
  ]),
);
