import { play } from './effects/case';
import { rule } from './effects/rule';

const CROWD = 'a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 c1 c2 c8 c9 d1';
const OTHERS = 'a3 a4 a5 a6 b2 b3 b4 b5 b6 c1 c2 c8 c9 d1 d2 d9';
/** So many pieces, far from the middle. */
const crowd = (count: number): string => CROWD.split(' ').slice(0, count).join(' ');

rule(
  'TS-WORD-1',
  '"adjacent" is measured from where the being stands now',
  play('HighPriestess@e5', ['e5 d7 f7', 'c4 f4'], 'move e5-d5, !pick f4 EFF-11, pick c4', ['d5* d7 f7', 'c4* f4']),
);

rule(
  'TS-WORD-2',
  'a move is one step, and crushes what stands there',
  play(
    'DireWolf@e5',
    ['d6 e6 c7', 'e4'],
    '!move e5-e3 WORD-2, !move e5-e5 WORD-2, move e5-e4, done',
    ['d6 e6 c7 e4', ''],
    {
      counted: '1-0-0',
    },
  ),
);

rule(
  'TS-WORD-3',
  'a standard move: empty squares and lower ranks',
  play('HungryBear@e5', ['f5 e6 f6', 'e4* d4**'], '!move e5-e4 WORD-3, !move e5-d4 WORD-3, move e5-d5', [
    'f5 e6 f6 d5*',
    'e4* d4**',
  ]),
  play('HungryBear@e5', ['f5 e6 f6', 'e4'], 'move e5-e4, done', ['f5 e6 f6 e4*', ''], { counted: '1-0-0' }),
);

rule(
  'TS-WORD-4',
  'a combat move: equal ranks too',
  play(
    'WolfRider@e5',
    ['e6 f6 g6 e7', 'e4* d4**'],
    '!move e5-d4 WORD-4, move e5-e4, done',
    ['e6 f6 g6 e7 e4*', 'd4**'],
    {
      counted: '0-1-0',
    },
  ),
);

rule(
  'TS-WORD-5',
  'leaps: any other square, or exactly the distance',
  play('WildEagle@e5', ['d6 f6', 'i4 a5*'], '!move e5-e5 WORD-5, !move e5-a5 WORD-4, move e5-i4', ['d6 f6 i4', 'a5*'], {
    counted: '1-0-0',
  }),
  play('ChargingBuck@e5', ['d6 e6 d7', ''], '!move e5-e4 WORD-5, !move e5-e2 WORD-5, move e5-c3, move c3-e3', [
    'd6 e6 d7 e3',
    '',
  ]),
);

rule(
  'TS-WORD-6',
  'placing needs an empty square and a piece in supply; nothing is lifted',
  play('ClanHealer@e5', ['f4 d5 f5', 'd3'], '!placeOn d3 common WORD-6, placeOn c4 common, done', [
    'f4 d5 f5 e5 c4',
    'd3',
  ]),
  play('ForestAncient@e5', ['e4 d5 f5 d6', crowd(17)], '', ['e4 d5 f5 d6 e5*', crowd(17)]),
  play(
    'StormElemental@e5',
    ['d3* d4* f4* e5 a4** a5**', ''],
    '!placeOn e7 legendary WORD-6, placeOn e7 heroic, !run e7-e3 WORD-4, !run e7-a7 WORD-13, run e7-e8',
    ['d3* d4* f4* e5** a4** a5**', ''],
  ),
);

rule(
  'TS-WORD-7',
  'upgrading: common to heroic, heroic to a free legendary piece',
  play('TwoHeadedDragon@e5', ['g5* f6* e7* g7 h8', 'a4'], 'pick g5, done', ['g5** f6* e7* g7 h8 e5**', 'a4']),
  play('TwoHeadedDragon@e5', ['g5* f6* e7* g7 h8 a4** a5**', ''], '!pick g5 WORD-7, pick h8', [
    'g5* f6* e7* g7 h8* a4** a5** e5**',
    '',
  ]),
);

rule(
  'TS-WORD-8',
  'downgrading: heroic to common, legendary to a free heroic',
  play('Leviathan@e5', ['c6* d6* a7* b7', 'd4**'], 'option downgrade, pick d4, done', ['c6* d6* a7* b7 e5**', 'd4*']),
  play(
    'Leviathan@e5',
    ['c6* d6* a7* b7', `${OTHERS} d3* e3**`],
    'option downgrade, !pick e3 WORD-8, !pick b3 EFF-11, pick d3',
    ['c6* d6* a7* b7 e5**', `${OTHERS} d3 e3**`],
  ),
);

rule(
  'TS-WORD-9',
  'a destroyed piece leaves the board',
  play('ClanAxeman@e5', ['f4 d6', 'e4*'], 'pick e4', ['f4 d6 e5', ''], { counted: '0-1-0' }),
);

rule(
  'TS-WORD-10',
  'a converted piece keeps its rank unless another is stated',
  play('SylvanQueen@e5', ['e6 g6 f7 f8', 'd4*'], 'pick d4', ['e6 g6 f7 f8 e5* d4*', ''], { counted: '0-1-0' }),
  play('Dryad@e5', ['d4 e5 e6', 'f5*'], 'pick f5', ['d4 e5* e6 f5', ''], { counted: '0-1-0' }),
);

rule(
  'TS-WORD-11',
  'converting needs a free piece',
  play(
    'SylvanQueen@e5',
    ['e6 g6 f7 f8 a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7', 'd4'],
    'pick d4',
    ['e6 g6 f7 f8 a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 e5* d4', ''],
    { counted: '1-0-0' },
  ),
  play('SylvanQueen@e5', ['e6 g6 f7 f8 a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8', 'd4'], '', [
    'e6 g6 f7 f8 a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 e5*',
    'd4',
  ]),
);

rule(
  'TS-WORD-12',
  'a move may crush a piece of one’s own',
  play('InfantryCaptain@e5', ['c6 d6 f6 g6', ''], 'move d6-c6, done', ['c6 f6 g6 e5*', '']),
);

rule(
  'TS-WORD-13',
  'a direction is a straight line to the edge or the stated distance',
  play('Messenger@e5', ['f6 g7 b2*', 'b4 b7'], '!run b2-c4 WORD-13, run b2-b8', ['f6 g7 b8* e5', ''], {
    counted: '2-0-0',
  }),
  play('Cannon@e5', ['d5 e5 c6', 'g3 h2*'], 'direction ne', ['d5 e5* c6', 'h2*'], { counted: '1-0-0' }),
);

rule(
  'TS-WORD-14',
  'one piece or several; "each" means different pieces, fixed at the start',
  play('InfantryCaptain@e5', ['c6 d6 f6 g6', ''], 'move d6-d5, move d5-d4', ['c6 f6 g6 e5* d4', '']),
  play('Naiad@e5', ['c6 d6 e6', ''], 'move d6-d5, !move d5-d4 WORD-14, !move c6-c5 EFF-11, done', ['c6 d5 e6 e5', '']),
  play('Naiad@e5', ['c6 d6 e6 c5', ''], 'move d6-d5, !move c5-c4 EFF-11, done', ['c6 d5 e6 c5 e5', '']),
);

rule(
  'TS-WORD-15',
  'each move is checked on the board as it is then',
  play(
    'InfantryCaptain@e5',
    ['c6 d6 f6 g6', 'c7 b8*'],
    'move d6-c6, !move d6-d5 WORD-15, move c6-c7',
    ['c7 f6 g6 e5*', 'b8*'],
    { counted: '1-0-0' },
  ),
);
