import { describe, expect, test } from 'vitest';
import { whyNot, type PositionJson } from '../../../workers/referee/tash-kalar';
import { ALL_17, last, play, spare, start, step } from './support';

/** Wrong attempts and the rule that answers them. */
describe('refused', () => {
  const drummer = step('e4 f4 e5 f5', 'a4 b4 a5 b5 a6 b6 c6 c7', 'WarDrummer flare-01');
  test.each<[string, PositionJson, string[], string, string]>([
    ['L02-1', { turn: { first: true, actions: 1 } }, [], 'place a1', 'TS-BOARD-1'],
    ['L02-2', step('', 'e5', ''), [], 'end', 'TS-TURN-6'],
    ['L02-2', step('', 'e5', ''), [], 'place e5', 'TS-PLACE-1'],
    ['L02-3', step('e5', '', 'Knight Bomb Titan'), [], 'discard Titan', 'TS-DISC-3'],
    ['L02-3', step('e5', '', 'Knight Bomb Titan', spare), ['discard Knight', 'done'], 'discard Bomb', 'TS-TURN-5'],
    ['L02-3', step('e5', '', 'Knight Bomb Titan'), [], 'return Titan', 'TS-DISC-2'],
    ['L02-4', step(ALL_17, '', '', last), [], 'place e5', 'TS-PLACE-2'],
    ['L02-4', step('e5**', '', ''), [], 'lift e5', 'TS-PLACE-2'],
    ['L03-1', step('d4 d6', '', 'Swordmaster'), [], 'summon Swordmaster@e5', 'TS-SUM-2'],
    ['L03-1', step('d4 d6', '', ''), [], 'summon Swordmaster@d5', 'TS-SUM-1'],
    ['L03-4', step('e4* e5* d6 e6* f6 b4 b5* a6 b6 c6', '', 'Titan'), [], 'summon Titan@b3', 'TS-SUM-5'],
    ['L03-6', step('d4 d6 h4 h6', 'd5* h5', 'Swordmaster'), [], 'summon Swordmaster@d5', 'TS-SUM-10'],
    ['L03-7', step('e4 f4 e5 f5**', '', 'WarDrummer'), [], 'summon WarDrummer@f5', 'TS-SUM-10'],
    ['L03-7', step('e4 f4 e5 f5**', '', 'WarDrummer'), [], 'summon WarDrummer@g5', 'TS-SUM-11'],
    ['L03-8', step('a4 b4', '', 'ClanAxeman'), [], 'summon ClanAxeman@a5', 'TS-SUM-12'],
    [
      'L03-9',
      step('c5 d5 f5 g5', '', 'ClanGuardian'),
      ['summon ClanGuardian@e5', 'match c5+d5+f5'],
      'pick g5',
      'TS-SUM-13',
    ],
    ['L03-10', step('d4 d6 e6', '', 'Swordmaster Herald'), [], 'summon Herald@c7', 'TS-SUM-2'],
    ['L03-12', step('e4* e5* d6 e6 f6 a4** b2** i5**', '', 'Titan'), ['summon Titan@e3'], 'lift e4', 'TS-SHORT-3'],
    ['L03-13', step('e4** e5** d6 e6** f6', '', 'Titan', last), [], 'summon Titan@e3', 'TS-SHORT-4'],
    ['L04-1', step('d4 d6', 'e4 e5', 'Swordmaster'), ['summon Swordmaster@d5'], 'pick e5', 'TS-EFF-11'],
    ['L04-2', step('c5 d4 e5', 'd3 e3*', 'Chronicler'), ['summon Chronicler@d5'], 'done', 'TS-EFF-4'],
    ['L04-2', step('c5 d4 e5', 'd3 e3*', 'Chronicler'), ['summon Chronicler@d5', 'pick d4'], 'move d4-e3', 'TS-WORD-3'],
    ['L04-2', step('c5 d4 e5', 'd3 e3*', 'Chronicler'), ['summon Chronicler@d5', 'pick d4'], 'move d4-d2', 'TS-WORD-2'],
    ['L04-3', step('d5 e5 c6', 'e3 f2 f3*', 'DireWolf'), ['summon DireWolf@e4'], 'move e4-f3', 'TS-WORD-4'],
    ['L04-4', step('d6 f6', 'i4 a5*', 'WildEagle'), ['summon WildEagle@e5'], 'move e5-a5', 'TS-WORD-4'],
    ['L04-5', step('d4 e5 h7*', 'f7 d7', 'Messenger'), ['summon Messenger@c3'], 'run h7-f6', 'TS-WORD-13'],
    [
      'L04-9',
      step('d4 c5 e5 f6', 'f5 h7', 'GryphonRider'),
      ['summon GryphonRider@e4', 'move e4-h7', 'pick h7'],
      'placeOn h7 common',
      'TS-EFF-11',
    ],
    ['L04-10', step('d4 e5 e6', 'f5* f4**', 'Dryad'), ['summon Dryad@e5'], 'pick f4', 'TS-EFF-11'],
    [
      'L04-11',
      step('f4 d5 f5 d6', 'b4 b5 h7*', 'Hypnotist'),
      ['summon Hypnotist@e5', 'move b4-a4'],
      'move h7-h8',
      'TS-WORD-14',
    ],
    ['L04-12', step('c5 d5 b6', 'e4 f3* g2', 'Cannon'), ['summon Cannon@d5'], 'direction w', 'TS-EFF-9'],
    ['L04-13', drummer, ['summon WarDrummer@e4', 'option standard', 'move f4-g4'], 'flare', 'TS-EFF-1'],
    [
      'L05-1',
      step('d5* e5* b6* c6', 'd3* e3** f3*', 'Leviathan'),
      ['summon Leviathan@f4', 'option downgrade', 'pick d3'],
      'pick f3',
      'TS-CASE-13',
    ],
    ['L06-1', step('d5 e6 f7', 'a4 b4 c4* d2* e2* g2 h3', 'flare-07'), [], 'flare', 'TS-FLARE-2'],
    [
      'L06-3',
      step('d5 e6', 'a4 b4 c4 d2 e2 g2 h3', 'flare-11', { turn: { actions: 0 } }),
      ['flare'],
      'flare',
      'TS-FLARE-7',
    ],
    [
      'L07-2',
      step('d4 e5* f6* d6', '', '', {
        ...last,
        tasks: { row: ['CentralDominance', 'SideChain', 'Destruction'], next: 'CenterCross' },
      }),
      ['place f4'],
      'claim CenterCross',
      'TS-HIGH-2',
    ],
    [
      'L07-10',
      step('d4 e4 f4 d5 d6', 'e5', '', { ...last, tasks: { row: ['Imprisonment', 'Envelopment'] } }),
      ['place e6'],
      'claim Envelopment',
      'TS-HIGH-1',
    ],
    ['L08-1', { options: { mode: 'duel' }, node: { kind: 'marks' } }, [], 'place e5', 'TS-SETUP-7'],
    ['L10-3', step('d4 e4 d5', 'e5', 'WarDrummer'), [], 'summon WarDrummer@d5', 'TS-CASE-4'],
    [
      'L10-4',
      step('d5 d6 f6', '', 'KiskinSpirit', { discards: { A: ['Dryad'] } }),
      ['summon KiskinSpirit@f5'],
      'card KiskinSpirit',
      'TS-CASE-6',
    ],
    [
      'L10-6',
      step('d5 f5 d6 f6 h4*', 'g3* f3*', 'CavalryCaptain'),
      ['summon CavalryCaptain@e4', 'move h4-g3'],
      'move g3-f3',
      'TS-CASE-9',
    ],
    [
      'L10-7',
      step('d5 e5 f5 c6 g6 h3', 'i3 h2 g1', 'Warlord'),
      ['summon Warlord@e4', 'move h3-h2', 'move h2-g1'],
      'move g1-g2',
      'TS-CASE-10',
    ],
    [
      'L10-9',
      step('d2* d3* f3* e4', 'h4* h5 h6', 'StormElemental'),
      ['summon StormElemental@e4', 'placeOn h7 common'],
      'run h7-h4',
      'TS-WORD-4',
    ],
  ])('%s', (_, position, actions, wrong, rule) => {
    expect(whyNot(play(start(position), ...actions), wrong)).toEqual([rule]);
  });

  test('what is no action at all is malformed', () => {
    for (const text of [
      '',
      'place',
      'place e55',
      'summon e5',
      'summon Nobody@e5',
      'move e5',
      '~',
      '~C',
      'place e5\n',
    ]) {
      expect(whyNot(start({}), text)).toBeNull();
    }
  });
});
