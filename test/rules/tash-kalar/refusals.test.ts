import { expect, test } from 'vitest';
import type { RuleId } from '../../../workers/contract';
import { arena, cards, implementations, NO_DRAWS, words, type PositionJson } from './support';

/** A has two actions and holds these cards; its deck is one they belong to. */
function given(own: string, enemy: string, hand = '', more: PositionJson = {}): PositionJson {
  const lists = words(hand).map((word) => cards.find((card) => card.word === word)?.deck);
  const deck = (['highland', 'sylvan'] as const).find((list) => lists.includes(list)) ?? 'northern';
  return arena(own, enemy, { options: { decks: { A: deck, B: 'southern' } }, hands: { A: words(hand) }, ...more });
}

/** One row of section 5: after these actions, the attempt is refused first of all by this rule. */
function row(
  number: number,
  rule: RuleId,
  what: string,
  position: PositionJson,
  actions: string[],
  ...attempts: string[]
): void {
  for (const { name, load } of implementations) {
    test(`row ${number}, ${rule}: ${what} [${name}]`, () => {
      const node = load(position).play(...actions);
      for (const attempt of attempts) {
        expect([attempt, node.whyNot(attempt)]).toEqual([attempt, rule]);
        expect(node.legal()).not.toContain(attempt);
      }
    });
  }
}

const ALL_17 = 'c3 d3 e3 f3 g3 c4 g4 c5* g5 c6 g6 c7 d7 e7 f7 g7 i3*';
const TITAN = 'e4* e5* d6 e6 f6';
const BEHIND = 'a4 b4 c4* d2* e2* g2 h3';
const last: PositionJson = { turn: { actions: 1 } };

row(1, 'TS-BOARD-1', 'a square that is not there', given('', ''), [], 'place a1', 'summon Bomb@i9');

row(2, 'TS-CARD-3', 'a look at hidden cards', given('', ''), [], 'look');

row(3, 'TS-PLACE-1', 'placing on a piece', given('d5', 'e5'), [], 'place e5', 'place d5');

row(4, 'TS-PLACE-2', 'placing with an empty supply', given(ALL_17, ''), [], 'place e5');

row(5, 'TS-PLACE-2', 'lifting what may not be lifted', given(`${ALL_17} e1**`, 'a5'), [], 'lift e1', 'lift a5');

row(6, 'TS-PLACE-2', 'lifting with pieces left', given('e5', ''), [], 'lift e5');

row(
  7,
  'TS-TURN-3',
  'a second action in the very first turn',
  given('d5 e6', BEHIND, 'flare-11', { turn: { first: true, actions: 0 } }),
  [],
  'place e5',
  'summon Bomb@d4',
);

row(
  8,
  'TS-TURN-2',
  'an action too many',
  given('d5 e6', BEHIND, 'Bomb flare-11', { turn: { actions: 0 } }),
  [],
  'place e5',
  'summon Bomb@d4',
  'discard Bomb',
);

row(9, 'TS-TURN-6', 'stopping with actions left', given('d5', ''), [], 'end');

row(
  10,
  'TS-TURN-5',
  'a second discard',
  given('d5', '', 'Knight Bomb', { turn: { actions: 3 } }),
  ['discard Knight', 'done'],
  'discard Bomb',
);

row(
  11,
  'TS-DISC-3',
  'discarding a legend or a flare',
  given('d5', '', 'Titan flare-06'),
  [],
  'discard Titan',
  'discard flare-06',
);

row(12, 'TS-DISC-2', 'returning a card without a discard', given('d5', '', 'Knight Titan'), [], 'return Titan');

row(13, 'TS-SUM-1', 'a card that is not in hand', given('d4 d6', '', 'Bomb'), [], 'summon Swordmaster@d5');

row(14, 'TS-SUM-2', 'a target without a match', given('d4 d6', '', 'Swordmaster'), [], 'summon Swordmaster@e5');

row(15, 'TS-SUM-5', 'a match of too low a rank', given('e4* e5 d6 e6 f6', '', 'Titan'), [], 'summon Titan@e3');

row(16, 'TS-SUM-12', 'a pattern that leaves the board', given('a4 b4', '', 'ClanAxeman'), [], 'summon ClanAxeman@a5');

row(17, 'TS-SUM-10', 'a higher rank on the target', given('d4 d6', 'd5*', 'Swordmaster'), [], 'summon Swordmaster@d5');

row(
  18,
  'TS-SUM-11',
  'a target that has to be yours',
  given('e4 f4 e5 f5', '', 'WarDrummer'),
  [],
  'summon WarDrummer@g5',
);

row(
  19,
  'TS-SHORT-4',
  'no piece of the kind that can be spared',
  given('e4** e5** d6 e6** f6', '', 'Titan'),
  [],
  'summon Titan@e3',
);

row(
  20,
  'TS-SHORT-3',
  'lifting a piece of the pattern or of the wrong kind',
  given(`${TITAN} a4** b2** i5** c1`, '', 'Titan'),
  ['summon Titan@e3'],
  'lift e4',
  'lift c1',
);

row(21, 'TS-CASE-4', 'borrowing unasked', given('d4 e4 d5', 'e5', 'WarDrummer'), [], 'summon WarDrummer@d5');

row(22, 'TS-FLARE-2', 'a flare without a criterion', given('d5 e6 f7', BEHIND, 'flare-07'), [], 'flare');

row(
  23,
  'TS-FLARE-7',
  'a second flare',
  given('d5 e6', 'a4 b4 c4 d2 e2 g2 h3', 'flare-11', { turn: { actions: 0 } }),
  ['flare'],
  'flare',
);

row(
  24,
  'TS-EFF-1',
  'an action or a flare during an effect',
  given('d4 d6', 'e4', 'Swordmaster Bomb flare-00'),
  ['summon Swordmaster@d5'],
  'place e7',
  'flare',
  'discard Bomb',
);

row(
  25,
  'TS-EFF-4',
  'declining what must be done',
  given('c5 d4 e5', 'd3 e3*', 'Chronicler'),
  ['summon Chronicler@d5'],
  'done',
);

row(
  26,
  'TS-EFF-10',
  'an option that can do nothing',
  given('d5 e5', 'a4* a5* a6* b4* b5* b6* c8*', 'flare-03'),
  ['flare', 'placeOn e7 common'],
  'option convert',
);

row(
  27,
  'TS-EFF-11',
  'a piece the text does not allow',
  given('d4 d6', 'e4 e5', 'Swordmaster'),
  ['summon Swordmaster@d5'],
  'pick e5',
  'pick d4',
);

row(
  28,
  'TS-EFF-9',
  'an arrow that is not on the card',
  given('c5 d5 b6', 'e4 f3* g2', 'Cannon'),
  ['summon Cannon@d5'],
  'direction w',
);

row(
  29,
  'TS-SUM-13',
  'a piece of no use in the pattern',
  given('c5 d5 f5 g5', '', 'ClanGuardian'),
  ['summon ClanGuardian@e5', 'match c5+d5+f5'],
  'pick g5',
);

const chronicler = given('c5 d4 e5', 'd3 e3*', 'Chronicler');

row(30, 'TS-WORD-2', 'a move of two steps', chronicler, ['summon Chronicler@d5', 'pick d4'], 'move d4-d2');

row(
  31,
  'TS-WORD-3',
  'a standard move onto an equal rank',
  chronicler,
  ['summon Chronicler@d5', 'pick d4'],
  'move d4-e3',
);

row(
  32,
  'TS-WORD-4',
  'a combat move onto a higher rank',
  given('d5 e5 c6', 'e3 f3*', 'DireWolf'),
  ['summon DireWolf@e4'],
  'move e4-f3',
);

row(
  33,
  'TS-WORD-5',
  'a leap of the wrong distance',
  given('d6 e6 d7', '', 'ChargingBuck'),
  ['summon ChargingBuck@e5'],
  'move e5-e4',
  'move e5-e2',
);

row(
  34,
  'TS-WORD-13',
  'a run that turns',
  given('d4 e5 h7*', 'f7 d7', 'Messenger'),
  ['summon Messenger@c3'],
  'run h7-f6',
);

row(
  35,
  'TS-WORD-14',
  'a piece that has moved already',
  given('f4 d5 f5 d6', 'b4 b5 h7*', 'Hypnotist'),
  ['summon Hypnotist@e5', 'move b4-a4'],
  'move h7-h8',
);

row(
  36,
  'TS-WORD-15',
  'a piece that has been destroyed',
  given('c6 d6 f6 g6', 'c7 b8*', 'InfantryCaptain'),
  ['summon InfantryCaptain@e5', 'move d6-c6'],
  'move d6-d5',
);

row(
  37,
  'TS-CASE-10',
  'a third move without the Warlord',
  given('d5 e5 f5 c6 g6 h3', 'i3 h2 g1', 'Warlord'),
  ['summon Warlord@e4', 'move h3-h2', 'move h2-g1'],
  'move g1-g2',
);

row(
  38,
  'TS-CASE-9',
  'a second combat move',
  given('d5 f5 d6 f6 h4*', 'g3* f3*', 'CavalryCaptain'),
  ['summon CavalryCaptain@e4', 'move h4-g3'],
  'move g3-f3',
);

row(
  39,
  'TS-CASE-13',
  'a piece apart from the group',
  given('d5* e5* b6* c6', 'd3* e3** f3*', 'Leviathan'),
  ['summon Leviathan@f4', 'option downgrade', 'pick d3'],
  'pick f3',
);

row(
  40,
  'TS-WORD-6',
  'an effect that places on a piece',
  given('f4 d5 f5', 'd3', 'ClanHealer'),
  ['summon ClanHealer@e5'],
  'placeOn d3 common',
);

row(
  41,
  'TS-WORD-7',
  'upgrading without a free legendary piece',
  given('g5* f6* e7* g7 h8 a4** a5**', '', 'TwoHeadedDragon'),
  ['summon TwoHeadedDragon@e5'],
  'pick g5',
);

row(
  42,
  'TS-WORD-8',
  'downgrading without a free two-sided piece',
  given('c6* d6* a7* b7', 'a3 a4 a5 a6 b2 b3 b4 b5 b6 c1 c2 c8 c9 d1 d2 d9 d3* e3**', 'Leviathan'),
  ['summon Leviathan@e5', 'option downgrade'],
  'pick e3',
);

// Every conversion asks the same supply for a piece: without one there is nothing to choose, and the part is skipped.
row(
  43,
  'TS-TURN-4',
  'converting without a free piece (TS-WORD-11)',
  given('e6 g6 f7 f8 a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8', 'd4', 'SylvanQueen'),
  ['summon SylvanQueen@e5'],
  'pick d4',
);

const CENTRAL = 'd4 e5* f6* d6';
const row3 = { row: ['CentralDominance', 'SideChain', 'Destruction'], next: 'CenterCross' };

row(
  44,
  'TS-HIGH-1',
  'a task that is not fulfilled',
  given(CENTRAL, '', '', { ...last, tasks: row3 }),
  ['place f4'],
  'claim SideChain',
);

row(
  45,
  'TS-HIGH-1',
  'a second task',
  given(`${CENTRAL} f4`, '', '', { ...NO_DRAWS, ...last, tasks: { row: ['CentralDominance', 'CenterCross'] } }),
  ['place a5', 'claim CentralDominance'],
  'claim CenterCross',
);

row(
  46,
  'TS-HIGH-2',
  'the next task',
  given(CENTRAL, '', '', { ...last, tasks: row3 }),
  ['place f4'],
  'claim CenterCross',
);

row(47, 'TS-DRAW-1', 'drawing at another time', given('d5', ''), [], 'draw');

for (const { name, load } of implementations) {
  test(`TS-END-4: nothing can be done when the game is over [${name}]`, () => {
    const over = load(given('d4', 'e5', '', { ...NO_DRAWS, ...last, end: [] })).play('place a5');
    expect(over.winner()).toBe('A');
    for (const attempt of ['place e5', 'end', 'flare', 'draw']) expect(over.whyNot(attempt)).toBe('TS-END-4');
  });

  test(`TS-SUM-3, TS-SUM-4: a pattern may be turned and mirrored [${name}]`, () => {
    const targets = load(arena('d4 e4 d5 e5')).matches('GunTower').map((match) => match.slice(0, 2)); // prettier-ignore
    expect(new Set(targets)).toEqual(new Set(words('d3 e3 c4 f4 c5 f5 d6 e6')));
  });

  test(`TS-HIGH-4: with three of a type in the row already, only a fourth one goes under the deck [${name}]`, () => {
    const claimed = load(
      given(`${CENTRAL} f4`, '', '', {
        ...NO_DRAWS,
        ...last,
        tasks: { row: ['CentralDominance', 'Destruction', 'Devastation'], next: 'HeroicDestruction' },
        decks: { ...NO_DRAWS.decks, tasks: ['EndofLegends', 'Isolation', 'SideChain'] },
      }),
    ).play('place a5', 'claim CentralDominance');
    expect(claimed.position().tasks!.row).toEqual(['Destruction', 'Devastation', 'HeroicDestruction']);
    const after = claimed.play('~EndofLegends', '~Isolation').position();
    expect(after.tasks!.next).toBe('Isolation');
    expect(after.decks!.tasks).toMatchObject({ top: ['SideChain', 'EndofLegends'] });
  });
}
