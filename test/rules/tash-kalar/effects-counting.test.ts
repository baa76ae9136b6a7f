import { play } from './effects/case';
import { rule } from './effects/rule';

rule(
  'TS-COUNT-1',
  'summoning, moves, destroying and converting count',
  play('WildEagle@e5', ['d6 f6', 'e5'], 'done', ['d6 f6 e5', ''], { counted: '1-0-0' }),
  play('DireWolf@e5', ['d6 e6 c7', 'e4'], 'move e5-e4, done', ['d6 e6 c7 e4', ''], { counted: '1-0-0' }),
  play('ClanAxeman@e5', ['f4 d6', 'e4*'], 'pick e4', ['f4 d6 e5', ''], { counted: '0-1-0' }),
  play('SylvanPrincess@e5', ['e6 f7 e8', 'd4'], 'pick d4', ['e6 f7 e8 e5* d4', ''], { counted: '1-0-0' }),
);

rule(
  'TS-COUNT-2',
  'upgrading and downgrading never count',
  play('Leviathan@e5', ['c6* d6* a7* b7', 'd4* e4**'], 'option downgrade, pick d4, pick e4, done', [
    'c6* d6* a7* b7 e5**',
    'd4 e4*',
  ]),
  play('WoodlandDruid@e5', ['d4 f4 e6', 'a5'], 'pick d4, pick a5', ['d4* f4 e6 e5*', 'a5*']),
);

rule(
  'TS-COUNT-3',
  'own pieces never count',
  play('HillGiant@e5', ['e6 d7 e7 f7', ''], '', ['d7 e7 f7 e5*', '']),
  play('InfantryCaptain@e5', ['c6 d6 f6 g6', ''], 'move d6-c6, done', ['c6 f6 g6 e5*', '']),
);

rule(
  'TS-COUNT-4',
  'an enemy piece crushed by an enemy piece counts',
  play('Hypnotist@e5', ['f4 d5 f5 d6', 'b4 b5'], 'move b4-b5', ['f4 d5 f5 d6 e5*', 'b5'], { counted: '1-0-0' }),
);

rule(
  'TS-COUNT-5',
  'a piece counts with the rank it has when it is destroyed',
  play('AngelofDeath@e5', ['d4 f4 c5 e5* g5 e6', 'h7'], 'pick h7, move e5-h7', ['d4 f4 c5 g5 e6 h7**', ''], {
    counted: '0-1-0',
  }),
);

rule(
  'TS-COUNT-6',
  'what the Titan’s effect removes counts for nobody, his arrival does',
  play('Titan@e5', ['e6* e7* d8 e8 f8', 'e5* e4 d4'], '', ['e7* d8 e8 f8 e5**', ''], { counted: '0-1-0' }),
  play('Titan@e5', ['e6* e7* d8 e8 f8', 'e5* e4 d4'], '', ['e7* d8 e8 f8 e5**', ''], {
    options: { titanArrival: 'ignored' },
  }),
);
