import { describe, expect, test } from 'vitest';
import { arena, implementations } from './support';

const BEHIND = arena('d5 e6 f7', 'a4 b4 c4* d2* e2* g2 h3');

for (const { name, load } of implementations) {
  describe(`flares [${name}]`, () => {
    test('TS-FLARE-2, TS-FLARE-3, TS-FLARE-4: behind by three upgraded pieces and by four pieces', () => {
      const usable = ['00', '01', '02', '04', '05', '08', '10', '11'].map((number) => `flare-${number}`);
      expect(load(BEHIND).flares()).toEqual(usable);
    });

    test('TS-FLARE-2: without a criterion the flare cannot be invoked', () => {
      const node = load({ ...BEHIND, hands: { A: ['flare-07'] } });
      expect(node.legal()).not.toContain('flare');
      expect(node.whyNot('flare')).toBe('TS-FLARE-2');
      expect(load(BEHIND).whyNot('flare')).toBe('TS-FLARE-7');
    });

    test('TS-FLARE-5, TS-FLARE-6: the upper effect comes first, the lower one stays valid', () => {
      const node = load({ ...BEHIND, hands: { A: ['flare-10'] } }).play('flare');
      expect(node.legal().every((action) => action.startsWith('placeOn'))).toBe(true);
      const lower = node.play('placeOn a6 common');
      expect(lower.legal()).toEqual(['option combat', 'option standard']);
      const over = lower.play('option standard', 'done');
      expect(over.position()).toMatchObject({ discards: { flares: ['flare-10'] }, turn: { actions: 2 } });
    });

    test('TS-FLARE-6: the option looks at the lower criterion again', () => {
      const node = load({ ...BEHIND, options: { flareCriteria: 'recheckLower' }, hands: { A: ['flare-10'] } });
      const after = node.play('flare', 'placeOn a6 common').position();
      expect(after).toMatchObject({ discards: { flares: ['flare-10'] }, node: { kind: 'menu' } });
    });

    test('TS-FLARE-1: after the last action too, and the action it gives can be used', () => {
      const behind = arena('d5 e6', 'a4 b4 c4 d2 e2 g2 h3', { hands: { A: ['flare-11'] }, turn: { actions: 0 } });
      const node = load(behind);
      expect(node.legal()).toEqual(['flare', 'end']);
      expect(node.whyNot('place f7')).toBe('TS-TURN-2');
      expect(node.play('flare').position().turn).toMatchObject({ player: 'A', actions: 1 });
    });

    test('TS-DUEL-4: in a duel the opponent scores a point, once for both criteria', () => {
      const node = load({ ...BEHIND, options: { mode: 'duel' }, hands: { A: ['flare-10'] }, points: { A: 10, B: 10 } });
      const after = node.play('flare');
      expect([after.score('A'), after.score('B')]).toEqual([10, 11]);
    });
  });
}
