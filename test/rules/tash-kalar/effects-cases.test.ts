import { play } from './effects/case';
import { rule } from './effects/rule';

const SIXTEEN = 'a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 c1 c2 c8 c9';

rule(
  'TS-CASE-1',
  'the Bomb needs an action left when it is resolved',
  play('Bomb@e5', ['f6 f7', 'd4 e4*'], '', ['f7', 'e4*'], { counted: '1-0-0' }),
  play('Bomb@e5', ['f6 f7', 'd4 e4*'], '', ['e5 f6 f7', 'd4 e4*'], { actions: 1, left: 0 }),
);

rule(
  'TS-CASE-2',
  'only a legendary victim costs the Champion and gives an action',
  play('Champion@e5', ['d5 d6 e6 e7', 'd4**'], 'pick d4', ['d5 d6 e6 e7', ''], { counted: '0-0-1', left: 2 }),
  play('Champion@e5', ['d5 d6 e6 e7', 'd4*'], 'pick d4', ['d5 d6 e6 e7 e5*', ''], { counted: '0-1-0' }),
);

rule(
  'TS-CASE-3',
  'the Angel’s victim is upgraded first if it can be',
  play('AngelofDeath@e5', ['d4 f4 c5 e5* g5 e6', 'h7*'], 'pick h7, move e5-h7', ['d4 f4 c5 g5 e6 h7**', ''], {
    counted: '0-0-1',
  }),
  play('AngelofDeath@e5', ['d4 f4 c5 e5* g5 e6', 'h7**'], 'pick h7, move e5-h7', ['d4 f4 c5 g5 e6 h7**', ''], {
    counted: '0-0-1',
  }),
  play(
    'AngelofDeath@e5',
    ['d4 f4 c5 e5* g5 e6', 'h7* a4** a5** a6**'],
    'pick h7, move e5-h7',
    ['d4 f4 c5 g5 e6 h7**', 'a4** a5** a6**'],
    { counted: '0-1-0' },
  ),
);

rule(
  'TS-CASE-4',
  'the next being may use one enemy piece, and spends the permission',
  play('WarSummoner@d4', ['c4 e4 d5 d6', 'f4'], '', ['c4 e4 d5 d6 d4* e5', 'f4'], {
    hand: 'ClanAxeman',
    then: '!summon ClanAxeman@g2 SUM-2, summon ClanAxeman@e5, done',
  }),
);

rule(
  'TS-CASE-5',
  'the borrowed piece may stand on a target that must be one’s own',
  play('WarSummoner@d4', ['c4 e4 d5 d6', 'e5'], '', ['c4 e4 d5 d6 d4* e5*', ''], {
    hand: 'WarDrummer',
    then: 'summon WarDrummer@e5, option standard, done',
    counted: '1-0-0',
  }),
);

rule(
  'TS-CASE-6',
  'any card of the pile, but not the Spirit itself',
  play(
    'KiskinSpirit@e5',
    ['c5 c6 e6', ''],
    '=card Dryad|card Naiad|done, !card KiskinSpirit CASE-6, card Naiad',
    ['c5 c6 e6 e5*', ''],
    { pile: 'Naiad Dryad', gains: { extraBeings: 1 } },
  ),
);

rule(
  'TS-CASE-7',
  'without an owner word own pieces are hit too',
  play('Bomb@e5', ['f6 f7', ''], '', ['f7', '']),
  play('Cannon@e5', ['d5 e5 c6 f4', ''], 'direction ne', ['d5 e5* c6', '']),
  play('GunTower@e5', ['e6 f6 e7 f7 d5', ''], 'direction w', ['e6 f6 e7 f7 e5*', '']),
  play('HillGiant@e5', ['e6 d7 e7 f7', ''], '', ['d7 e7 f7 e5*', '']),
  play('ClanAxeman@e5', ['f4 d6 e6*', ''], 'pick e6', ['f4 d6 e5', '']),
  play('BloodShaman@e5', ['f4 f5 d6 e6', ''], 'pick e5', ['', '']),
  play('RitualMaster@e5', ['d4 d6 f6', ''], 'pick e5, done', ['d4 d6 f6', '']),
  play('LegendSlayer@e5', ['e6 f6 e7 g7 d4**', ''], 'option legend, pick d4', ['e6 f6 e7 g7 e5*', '']),
  play('KiskinLeafsplitter@e5', ['e4 d5 f5 e6 c3*', ''], 'direction nw, done', ['e4 d5 f5 e6 e5*', '']),
  play('FireDragon@e5', ['d2* f2* e3 e4* e6', ''], 'direction s', ['d2* f2* e3 e4* e5**', '']),
  play('BoneCatapult@e5', ['d4 d6* e6* f6* a5 a4', ''], 'pick a5', ['d4 d6* e6* f6* e5**', '']),
  play('Leviathan@e5', ['c6* d6* a7* b7', ''], 'option destroy, pick b7', ['c6* d6* a7* e5**', '']),
  play('Titan@e5', ['e6* e7* d8 e8 f8 d4', ''], '', ['e7* d8 e8 f8 e5**', '']),
);

rule(
  'TS-CASE-8',
  'the Forest Ancient destroys as many as it placed',
  play('ForestAncient@e5', ['e4 d5 f5 d6', SIXTEEN], 'placeOn e7 common, pick e7', ['e4 d5 f5 d6 e5*', SIXTEEN], {
    counted: '1-0-0',
  }),
  play(
    'ForestAncient@e5',
    ['e4 d5 f5 d6', SIXTEEN],
    'placeOn e7 common, pick e7, !done EFF-4, pick b2',
    ['e4 d5 f5 d6 e5*', SIXTEEN.replace('b2 ', '')],
    { counted: '2-0-0', options: { forestAncient: 'two' } },
  ),
);

rule(
  'TS-CASE-9',
  'the combat move among standard moves is the one that crushes an equal rank',
  play(
    'CavalryCaptain@e5',
    ['d6 f6 d7 f7 h5*', 'g4* f3*'],
    'move h5-g4, !move g4-f3 CASE-9, move g4-g3, move g3-g2',
    ['d6 f6 d7 f7 e5* g2*', 'f3*'],
    { counted: '0-1-0' },
  ),
  play(
    'CavalryCaptain@e5',
    ['d6 f6 d7 f7 h5*', 'f3*'],
    'move h5-g5, move g5-g4, move g4-f3',
    ['d6 f6 d7 f7 e5* f3*', ''],
    { counted: '0-1-0' },
  ),
);

rule(
  'TS-CASE-10',
  'of three Warlord moves one must be his',
  play('Warlord@e5', ['d6 e6 f6 c7 g7', ''], 'move d6-d5, move d5-d4, !move d4-d3 CASE-10, move e5-e4', [
    'd4 e6 f6 c7 g7 e4*',
    '',
  ]),
  play('Warlord@e5', ['d6 e6 f6 c7 g7', ''], 'move e5-e4, move d6-d5, move d5-d4', ['d4 e6 f6 c7 g7 e4*', '']),
);

rule(
  'TS-CASE-11',
  'the Cannon hits every common, the Leafsplitter the first piece',
  play('Cannon@e5', ['d5 e5 c6', 'f4 g3* h2'], 'direction ne', ['d5 e5* c6', 'g3*'], { counted: '2-0-0' }),
  play('KiskinLeafsplitter@e5', ['e4 d5 f5 e6', 'g3* h2'], 'direction ne, done', ['e4 d5 f5 e6 e5*', 'h2'], {
    counted: '0-1-0',
  }),
);

rule(
  'TS-CASE-12',
  'green squares and red ones but the centre are good ground, where the Werewolf was summoned',
  play('Werewolf@e5', ['c4 b5 c6', ''], 'move e5-d5', ['c4 b5 c6 d5*', '']),
  play('Werewolf@g3', ['e2 d3 e4', ''], 'move g3-f4, move f4-e5, move e5-d5', ['e2 d3 e4 d5*', '']),
  play('Werewolf@h6', ['f5 e6 f7', ''], 'move h6-h7, move h7-g7, move g7-g8', ['f5 e6 f7 g8*', '']),
  play('Werewolf@f5', ['d4 c5 d6', ''], 'move f5-f4', ['d4 c5 d6 f4*', '']),
);

rule(
  'TS-CASE-13',
  'the Leviathan’s group hangs together, and may be smaller or empty',
  play(
    'Leviathan@e5',
    ['c6* d6* a7* b7', 'd4* e4* f4*'],
    'option downgrade, pick d4, !pick f4 CASE-13, pick e4, pick f4',
    ['c6* d6* a7* b7 e5**', 'd4 e4 f4'],
  ),
  play('Leviathan@e5', ['c6* d6* a7* b7', 'd4'], 'option downgrade, done', ['c6* d6* a7* b7 e5**', 'd4']),
);

rule(
  'TS-CASE-14',
  'permission for several moves allows fewer',
  play('WarDrummer@e5', ['e5 f5 e6 f6', ''], 'option standard, move f5-f4, done', ['e5* f4 e6 f6', '']),
  play('WarDrummer@e5', ['e5 f5 e6 f6', ''], 'option standard, done', ['e5* f5 e6 f6', '']),
);

rule(
  'TS-CASE-15',
  'the Storm’s piece comes from the supply and its end counts for nobody',
  play('StormElemental@e5', ['d3* d4* f4* e5', 'h5'], 'placeOn h8 common, run h8-h5', ['d3* d4* f4* e5**', ''], {
    counted: '1-0-0',
  }),
  play('StormElemental@e5', ['d3* d4* f4* e5', 'h5'], 'placeOn h8 common, done', ['d3* d4* f4* e5**', 'h5']),
);
