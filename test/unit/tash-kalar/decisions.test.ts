import { describe, expect, it } from 'vitest';
import { DECISION_NUMBERS } from '../../../assembly/games/tash-kalar/effects/decision-numbers';
import { CARDS } from '../../../workers/games/tash-kalar/cards';
import { decisionAt, placeOf } from '../../../workers/games/tash-kalar/decisions';

const PLACES = DECISION_NUMBERS.flatMap((list) => list.map(([at]) => at));

describe('names of decisions', () => {
  it('lead back to the place they stand for, and to no other card', () => {
    for (const at of PLACES) {
      const step = decisionAt(at);
      expect(CARDS.filter(({ id }) => placeOf(id, step) === at)).toHaveLength(1);
    }
    expect(PLACES.length).toBeGreaterThan(100);
  });

  it('count in the order of the text, through branches and options', () => {
    const steps = (card: string) => PLACES.map(decisionAt).filter((step, i) => placeOf(card, step) === PLACES[i]);
    expect(steps('chronicler')).toEqual(['1', '2']);
    expect(steps('fire-elemental')).toEqual(['1']);
    expect([...steps('war-drummer')].sort()).toEqual(['1', '2', '3']);
    expect(steps('flare-10')).toContain('lower.1');
  });

  it('are unknown where a card has no such decision', () => {
    expect(placeOf('bomb', '1')).toBeUndefined();
    expect(placeOf('chronicler', '3')).toBeUndefined();
    expect(placeOf('chronicler', 'upper.1')).toBeUndefined();
    expect(placeOf('flare-10', '1')).toBeUndefined();
    expect(placeOf('nobody', '1')).toBeUndefined();
  });
});
