import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LessonEngine } from '../../../site/lib/learn/engine.svelte';
import { inTurn } from '../../../site/lib/stage/pieces.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an engine that is opened in its turn', () => {
  function engine() {
    const made = new LessonEngine('toy-battle');
    return { made, open: vi.spyOn(made, 'open').mockResolvedValue() };
  }

  it('comes behind what was to be drawn before', () => {
    const { made, open } = engine();
    let opened: number | null = null;
    inTurn(() => (opened = open.mock.calls.length));
    made.openInTurn();
    vi.runAllTimers();
    expect([opened, open.mock.calls.length]).toEqual([0, 1]);
  });

  it('is not opened any more once the page has been left', () => {
    const { made, open } = engine();
    const leave = made.openInTurn();
    leave();
    vi.runAllTimers();
    expect(open).not.toHaveBeenCalled();
  });
});
