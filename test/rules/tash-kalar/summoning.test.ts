import { describe, expect, test } from 'vitest';
import { arena, implementations, words, type Node, type PositionJson } from './support';

const LISTS = { sylvan: 'SylvanPrincess', highland: 'ClanGuardian WarDrummer' };

/** A holds these cards and plays the deck they are in. */
function holding(load: (position: PositionJson) => Node, own: string, enemy: string, hand: string): Node {
  const deck = (['sylvan', 'highland'] as const).find((one) => words(LISTS[one]).some((card) => hand.includes(card)));
  const options = { decks: { A: deck ?? 'northern', B: 'southern' } } as const;
  return load(arena(own, enemy, { options, hands: { A: words(hand) } }));
}

/** The menu after an effect, whatever is chosen in it. */
function resolved(node: Node): Node {
  const [first] = node.legal();
  return first!.startsWith('place ') ? node : resolved(node.play(first!));
}

for (const { name, load } of implementations) {
  describe(`summoning [${name}]`, () => {
    const given = (own: string, enemy: string, hand: string): Node => holding(load, own, enemy, hand);

    test('TS-SUM-1: an action and a card in hand', () => {
      const after = given('d4 d6', '', 'Swordmaster').play('summon Swordmaster@d5').position();
      expect(after).toMatchObject({ hands: { A: [] }, turn: { actions: 1, summoned: ['d5'] } });
      expect(given('d4 d6', '', 'Bomb').whyNot('summon Swordmaster@d5')).toBe('TS-SUM-1');
    });

    test('TS-SUM-2: a piece of yours on every square of the pattern', () => {
      const node = given('d4', 'd6', 'Swordmaster');
      expect(node.legal().some((action) => action.startsWith('summon'))).toBe(false);
      expect(node.whyNot('summon Swordmaster@c4')).toBe('TS-SUM-2');
      // An enemy piece in the right place is one that nobody lends.
      expect(node.whyNot('summon Swordmaster@d5')).toBe('TS-CASE-4');
    });

    test('TS-SUM-5: of the depicted rank or a higher one', () => {
      expect(given('d4* d6**', '', 'Swordmaster').legal()).toContain('summon Swordmaster@d5');
      expect(given('e4* e5 d6 e6 f6', '', 'Titan').whyNot('summon Titan@e3')).toBe('TS-SUM-5');
      expect(given('e4** e5* d6 e6 f6*', '', 'Titan').legal()).toContain('summon Titan@e3');
    });

    test('TS-SUM-6: other squares do not matter', () => {
      expect(given('d4 d6 c4 c5 e5**', 'c6 e4* e6**', 'Swordmaster').legal()).toContain('summon Swordmaster@d5');
    });

    test("TS-SUM-7, TS-SUM-8: a piece of the card's rank on an empty target", () => {
      const pieces = (own: string, card: string): string[] =>
        resolved(given(own, '', card.split('@')[0]!).play(`summon ${card}`)).position().board!.A!;
      expect(pieces('d4 d6', 'Swordmaster@d5')).toEqual(['d4', 'd5', 'd6']);
      expect(pieces('d4 e4 d5 e5', 'GunTower@e3')).toContain('e3*');
      expect(pieces('e4* e5* d6 e6 f6', 'Titan@e3')).toContain('e3**');
    });

    test('TS-SUM-9: what stands there, of whichever side, is destroyed', () => {
      const crushed = given('d4 d6', 'd5', 'Swordmaster').play('summon Swordmaster@d5').position();
      expect(crushed).toMatchObject({ board: { A: ['d4', 'd5', 'd6'], B: [] }, turn: { destroyed: { common: 1 } } });
      const own = given('d4 d5 d6', '', 'Swordmaster').play('summon Swordmaster@d5').position();
      expect(own).toMatchObject({ board: { A: ['d4', 'd5', 'd6'] }, turn: { destroyed: { common: 0 } } });
    });

    test('TS-SUM-10: but not a piece of a higher rank', () => {
      for (const node of [given('d4 d6', 'd5*', 'Swordmaster'), given('d4 d6 d5*', '', 'Swordmaster')]) {
        expect(node.whyNot('summon Swordmaster@d5')).toBe('TS-SUM-10');
      }
    });

    test('TS-SUM-11: a target that belongs to the pattern has to be yours, and is replaced', () => {
      const node = given('e4 f4 e5 f5', 'g4', 'WarDrummer');
      const targets = node.legal().filter((action) => action.startsWith('summon')); // prettier-ignore
      expect(targets.map((action) => action.slice(-2)).sort()).toEqual(['e4', 'e5', 'f4', 'f5']);
      expect(node.whyNot('summon WarDrummer@g4')).toBe('TS-SUM-11');
    });

    test('TS-SUM-13: the match is chosen where the effect refers to it, and only there', () => {
      const guardian = given('c5 d5 f5 g5', '', 'ClanGuardian').play('summon ClanGuardian@e5');
      expect(guardian.legal().length).toBeGreaterThan(1);
      expect(guardian.legal().every((action) => action.startsWith('match '))).toBe(true);
      const princess = given('d5 c6 e6 d7', 'd6* f6', 'SylvanPrincess').play('summon SylvanPrincess@b6');
      expect(princess.legal().some((action) => action.startsWith('match'))).toBe(false);
    });

    test('TS-SUM-14: the effect begins when the being stands on the board', () => {
      const moves = given('d4 e5 h7*', 'f7', 'Messenger').play('summon Messenger@c3').legal();
      expect(moves.some((move) => move.startsWith('run c3-'))).toBe(true);
      expect(given('d4 d6', 'e4', 'Swordmaster').play('summon Swordmaster@d5').legal()).toContain('pick e4');
    });

    test('TS-SUM-15: then the card goes to its discard pile', () => {
      const during = given('d4 d6', 'e4', 'Swordmaster').play('summon Swordmaster@d5');
      expect(during.play('done').position().discards!.A).toEqual(['Swordmaster']);
      const titan = resolved(given('e4* e5* d6 e6 f6', '', 'Titan').play('summon Titan@e3'));
      expect(titan.position().discards).toMatchObject({ A: [], legends: ['Titan'] });
    });

    test('TS-SHORT-1: with an empty supply a being may come all the same, heroic ones too', () => {
      const all = 'd4 e4 d5 e5 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9 e9';
      const node = given(all, '', 'GunTower').play('summon GunTower@e3');
      expect(new Set(node.legal())).toEqual(
        new Set(
          words(all)
            .slice(4)
            .map((square) => `lift ${square}`),
        ),
      );
      expect(resolved(node.play('lift a3')).position().board!.A).toContain('e3*');
    });
  });
}
