import { describe, expect, it, vi } from 'vitest';
import type { Picker } from '../../../site/lib/board/picker.svelte';
import { Row } from '../../../site/lib/board/row.svelte';

const stopsOf = (row: Row, length: number): number[] =>
  Array.from({ length }, (_, i) => i).filter((i) => row.tabindex(i) === 0);

/** A list whose items each hold a button, but for those without a pick. */
function listOf(row: Row, picks: readonly (string | null)[]) {
  const children = picks.map((pick, i) => ({
    querySelector: () => (pick === null ? null : { focus: () => row.stand(i) }),
  }));
  const currentTarget = { closest: () => ({ parentElement: { children } }) };
  return (key: string): boolean => {
    const event = { key, currentTarget, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    row.onKey(event as unknown as KeyboardEvent);
    return event.preventDefault.mock.calls.length > 0;
  };
}

function open(picks: readonly (string | null)[], picker: Partial<Picker> = {}) {
  const row = new Row({ picks: () => picks, picker: () => picker as Picker });
  return { row, press: listOf(row, picks), stops: () => stopsOf(row, picks.length) };
}

describe('a row of things to pick', () => {
  it('has one stop of the Tab key, on something that can be picked', () => {
    expect(open(['a', 'b', 'c']).stops()).toEqual([0]);
    expect(open([null, null, 'c', 'd']).stops()).toEqual([2]);
    expect(open([]).stops()).toEqual([]);
  });

  it('is walked over what is empty, and ends at its ends', () => {
    const { press, stops } = open(['a', null, null, 'd', null]);
    expect(press('ArrowRight')).toBe(true);
    expect(stops()).toEqual([3]);
    press('ArrowRight');
    expect(stops()).toEqual([3]);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(stops()).toEqual([0]);
  });

  it('closes what is open before it takes a pick back, and leaves Esc alone where there is neither', () => {
    const back = vi.fn(() => false);
    const { row, press } = open(['a'], { back });
    row.toggle('a');
    expect(press('Escape')).toBe(true);
    expect([row.shown, back.mock.calls.length]).toEqual([null, 0]);
    expect(press('Escape')).toBe(false);
    expect(back).toHaveBeenCalledOnce();
  });

  it('reads out the moves of the thing one stands on', () => {
    const sayMoves = vi.fn();
    const { press } = open(['a', 'b'], { sayMoves });
    press('ArrowRight');
    press('m');
    expect(sayMoves).toHaveBeenCalledWith('b');
  });
});
