import { describe, expect, it, vi } from 'vitest';
import { Picker } from '../../../site/lib/board/picker.svelte';
import type { Choice } from '../../../workers/contract';

const choice = (action: string): Choice => ({ action, picks: action.split(' ') });
const words = { pick: (pick: string) => pick, choice: ({ action }: Choice) => action };

/** A board whose every action is answered only when it is let out. */
function board(...positions: string[][]) {
  let at = 0;
  const played: string[] = [];
  const tried: string[][] = [];
  const waiting: (() => void)[] = [];
  const lists = positions.map((actions) => actions.map(choice));
  const picker = new Picker({
    choices: () => lists[at]!,
    words,
    play: ({ action }) =>
      new Promise<void>((resolve) =>
        waiting.push(() => {
          played.push(action);
          at++;
          resolve();
        }),
      ),
    trial: (picks) => void tried.push(picks),
  });
  const letOut = async () => {
    await vi.waitUntil(() => waiting.length > 0);
    waiting.shift()!();
    await Promise.resolve();
  };
  return { picker, played, tried, letOut, waiting };
}

describe('a refused attempt', () => {
  it('leaves what was picked after a place in hand', () => {
    const { picker, tried } = board(['node:1', 'card node:1', 'other node:2']);
    picker.pick('node:1');
    picker.pick('other');
    expect([tried, picker.picked]).toEqual([[['other', 'node:1']], ['other']]);
  });
});

describe('what is looked into', () => {
  it('makes an end of what was refused before, and picks nothing', () => {
    const fits = vi.fn();
    const picker = new Picker({ choices: () => [choice('d7')], words, play: () => {}, fits });
    picker.looksInto();
    expect([fits.mock.calls.length, picker.picked]).toEqual([1, []]);
  });
});

describe('a pick where nothing can be picked', () => {
  it('is named, and not refused', () => {
    const picker = new Picker({ choices: () => [], words, play: () => {}, trial: () => 'idle' });
    picker.pick('stack');
    expect(picker.message).toBe('stack');
  });
});

describe('a pick before the engine has answered', () => {
  it('is made once it has', async () => {
    let choices: Choice[] = [];
    let opened = (): void => {};
    const opening = new Promise<void>((resolve) => (opened = resolve));
    const played: string[] = [];
    const picker = new Picker({
      choices: () => choices,
      words,
      play: ({ action }) => void played.push(action),
      trial: () => opening,
    });
    picker.pick('d7');
    choices = [choice('d7')];
    opened();
    await vi.waitUntil(() => played.length > 0);
    expect(played).toEqual(['d7']);
  });
});

describe('picks while an action is on its way', () => {
  it('belong to the position it leads to, in their order', async () => {
    const { picker, played, letOut } = board(['d7', 'd8'], ['card d8', 'd8'], ['e1']);
    picker.pick('d7');
    picker.pick('card');
    picker.pick('d8');
    await letOut();
    await letOut();
    expect(played).toEqual(['d7', 'card d8']);
  });

  it('are tried there, where they cannot be played', async () => {
    const { picker, played, tried, letOut } = board(['d7', 'd8'], ['e1'], []);
    picker.pick('d7');
    picker.pick('d8');
    expect(tried).toEqual([]);
    await letOut();
    await vi.waitUntil(() => tried.length > 0);
    expect(tried).toEqual([['d8']]);
    expect(played).toEqual(['d7']);
    expect(picker.message).not.toBe('');
  });

  it('count once where the same is picked again because nothing happens yet', async () => {
    const { picker, played, tried, waiting, letOut } = board(['d7'], ['d7'], []);
    picker.pick('d7');
    picker.pick('d7');
    await letOut();
    await Promise.resolve();
    expect(played).toEqual(['d7']);
    expect(waiting).toEqual([]);
    expect(tried).toEqual([]);
    picker.pick('d7');
    await letOut();
    expect(played).toEqual(['d7', 'd7']);
  });

  it('are told to be waited for', async () => {
    const { picker, letOut } = board(['d7'], ['d8']);
    expect(picker.underWay).toBe(false);
    picker.pick('d7');
    expect(picker.underWay).toBe(true);
    await letOut();
    await vi.waitUntil(() => !picker.underWay);
  });

  it('chosen from a list are played if the next position still has them', async () => {
    const { picker, played, tried, letOut } = board(['d7', 'd8', 'd9'], ['d8'], ['e1']);
    picker.play(choice('d7'));
    picker.play(choice('d8'));
    picker.play(choice('d9'));
    await letOut();
    await letOut();
    await vi.waitUntil(() => tried.length > 0);
    expect(played).toEqual(['d7', 'd8']);
    expect(tried).toEqual([['d9']]);
  });
});

describe('a position in which all actions begin alike', () => {
  const first = [choice('tile d7'), choice('tile d8')];

  function opened(choices: readonly Choice[], begun = true) {
    const played: string[] = [];
    const tried: string[][] = [];
    const picker = new Picker({
      choices: () => choices,
      words,
      play: ({ action }) => void played.push(action),
      trial: (picks) => void tried.push(picks),
      begun: () => begun,
    });
    return { picker, played, tried };
  }

  it('has their beginning picked where that is wanted', () => {
    expect(opened(first).picker.picked).toEqual(['tile']);
    expect(opened(first).picker.canLift('tile')).toBe(true);
    expect(opened(first, false).picker.picked).toEqual([]);
    expect(opened([...first, choice('card e1')]).picker.picked).toEqual([]);
    expect(opened([choice('draw')]).picker.picked).toEqual([]);
  });

  it('is played with one pick, or with both', () => {
    for (const picks of [['d8'], ['tile', 'd8']]) {
      const { picker, played } = opened(first);
      for (const pick of picks) picker.pick(pick);
      expect(played).toEqual(['tile d8']);
    }
  });

  it('lets go of it at the second pick, or on the way back', () => {
    const { picker } = opened(first);
    picker.pick('tile');
    expect(picker.picked).toEqual(['tile']);
    picker.pick('tile');
    expect(picker.picked).toEqual([]);
    const other = opened(first).picker;
    expect(other.back()).toBe(true);
    expect(other.picked).toEqual([]);
  });

  it('has it picked again when it comes back', () => {
    const { picker, played } = opened(first);
    picker.pick('d7');
    expect([played, picker.picked]).toEqual([['tile d7'], ['tile']]);
  });
});

describe('a pick', () => {
  const sole = [choice('tile:4 node:8')];

  const told = (answer?: 'wait') => {
    const fits = vi.fn();
    const choices = [choice('tile d7'), choice('card d8')];
    const picker = new Picker({ choices: () => choices, words, play: () => {}, trial: () => answer, fits });
    return { picker, fits };
  };

  it('that some action goes on with is told, one taken back or refused is not', () => {
    const { picker, fits } = told();
    picker.pick('stone');
    expect(fits).not.toHaveBeenCalled();
    picker.pick('tile');
    expect(fits).toHaveBeenCalledOnce();
    picker.pick('tile');
    expect(fits).toHaveBeenCalledOnce();
  });

  it('that no action has is not held where every action is one pick', () => {
    const holding = (...actions: string[]) => {
      const choices = actions.map(choice);
      const picker = new Picker({ choices: () => choices, words, play: () => {}, trial: () => 'more' });
      picker.pick('tile:9');
      return [picker.picked, picker.matches.length];
    };
    expect(holding('spec:fire', 'spec:blood')).toEqual([[], 2]);
    expect(holding('tile:4 node:7', 'end')).toEqual([['tile:9'], 0]);
  });

  it('that is a target of one source only is told as it takes that source in hand', () => {
    const fits = vi.fn();
    const choices = [choice('square:e4 square:e3'), choice('square:e4 square:e5'), choice('square:d5 square:e5')];
    const picker = new Picker({ choices: () => choices, words, play: () => {}, fits });
    picker.pick('square:e3');
    expect([picker.picked, picker.meant]).toEqual([['square:e4'], 'square:e3']);
    expect(fits).toHaveBeenCalledOnce();
  });

  it('that cannot be read yet keeps its place before those that follow', async () => {
    const tried: string[][] = [];
    const played: string[] = [];
    let fetched = false;
    const picker = new Picker({
      choices: () => sole,
      words,
      play: ({ action }) => void played.push(action),
      trial(picks) {
        if (!fetched) return Promise.resolve().then(() => void (fetched = true));
        tried.push(picks);
        return picks.length < 2 ? 'more' : undefined;
      },
      begun: () => true,
    });
    picker.pick('tile:6');
    picker.pick('node:8');
    await vi.waitUntil(() => tried.length > 1);
    expect([tried, played]).toEqual([[['tile:6'], ['tile:6', 'node:8']], []]);
  });

  it('after one that never could be read is taken by itself', async () => {
    const played: string[] = [];
    const picker = new Picker({
      choices: () => sole,
      words,
      play: ({ action }) => void played.push(action),
      trial: () => Promise.reject(new Error('offline')),
      begun: () => true,
    });
    picker.pick('tile:6');
    picker.pick('node:8');
    await vi.waitUntil(() => played.length > 0);
    expect(played).toEqual(['tile:4 node:8']);
  });

  it('while nobody is asked is told to wait', () => {
    const { picker } = told('wait');
    picker.pick('stone');
    expect(picker.message).toBe('Wait: something is happening.');
  });
});
