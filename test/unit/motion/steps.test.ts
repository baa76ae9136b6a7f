import { describe, expect, it } from 'vitest';
import { LONGEST, paced } from '$lib/motion/pace';
import {
  changed,
  complete,
  destroyed,
  merged,
  moved,
  outcome,
  placed,
  scored,
  summoned,
  type Step,
} from '$lib/motion/steps';
import { keyframes } from '$lib/motion/ways';

const before = { a: 'one', b: 'two' };

describe('steps of a move', () => {
  it('end where they lead', () => {
    const steps = [moved('a', 'c', 'one'), destroyed('b', 'two'), placed('d', 'three', ['hand:0'])];
    expect(outcome(before, steps)).toEqual({ a: null, b: null, c: 'one', d: 'three' });
  });

  it('leave what was below a thing that goes, and raise what it comes to lie on', () => {
    expect(outcome({ a: 'xy', b: 'z' }, [moved('a', 'b', 'y', 'x', 'zy')])).toEqual({ a: 'x', b: 'zy' });
  });

  it('are completed by a change of whatever they leave out', () => {
    const after = { a: 'three', c: 'one' };
    const steps = complete([moved('a', 'c', 'one')], before, after);
    expect(steps).toHaveLength(2);
    expect(steps[1]!.kind).toBe('change');
    expect(Object.keys(steps[1]!.stands).sort()).toEqual(['a', 'b']);
    expect(outcome(before, steps)).toMatchObject({ a: 'three', b: null, c: 'one' });
  });

  it('are left alone where nothing is missing', () => {
    const steps = [destroyed('a', 'one')];
    expect(complete(steps, before, { b: 'two' })).toBe(steps);
  });

  it('that trade places are shown at once, and both arrive', () => {
    const trade = [
      { kind: 'swap', from: 'a', to: 'b', thing: 'one' },
      { kind: 'swap', from: 'b', to: 'a', thing: 'two' },
      { kind: 'other', from: 'a', to: 'c', thing: 'two' },
    ];
    const steps = merged(
      trade,
      ({ kind }) => kind,
      ({ from, to, thing }) => moved(from, to, thing),
    );
    expect(steps).toHaveLength(2);
    expect(outcome(before, steps.slice(0, 1))).toEqual({ a: 'two', b: 'one' });
  });

  it('that are like nothing stay one after the other', () => {
    expect(
      merged(
        ['a', 'b'],
        () => null,
        (at) => summoned(at, at),
      ),
    ).toHaveLength(2);
  });

  it('tell a loss of points from a gain', () => {
    const said = [3, -2].map((amount) => scored(0, amount).flights[0]!.flyer);
    expect(said).toEqual([{ text: '+3' }, { text: '−2' }]);
  });
});

describe('the pace of a move', () => {
  const steps = (count: number): Step<string>[] => Array.from({ length: count }, () => changed('a', 'one', 'two'));

  it('gives each step between 150 and 300 milliseconds', () => {
    const kinds = ['place', 'summon', 'move', 'shoot', 'destroy', 'take', 'change', 'draw', 'score', 'note'] as const;
    for (const kind of kinds) {
      const [ms] = paced([{ kind }]);
      expect(ms, kind).toBeGreaterThanOrEqual(150);
      expect(ms, kind).toBeLessThanOrEqual(300);
    }
  });

  it('goes faster where there is much to be shown', () => {
    const sum = (count: number) => paced(steps(count)).reduce((total, ms) => total + ms, 0);
    expect(sum(2)).toBe(2 * paced(steps(1))[0]!);
    for (const count of [10, 40]) expect(sum(count)).toBeCloseTo(LONGEST);
  });
});

describe('the way of what flies', () => {
  const [here, there] = [
    { x: 1, y: 2 },
    { x: 5, y: 6 },
  ];
  const ends = (frames: Keyframe[]) => [frames[0]!.transform, frames.at(-1)!.transform];

  it('leads from one point to the other', () => {
    expect(ends(keyframes('fly', here, there, 5))).toEqual(['translate(1px, 2px)', 'translate(5px, 6px)']);
  });

  it('comes down onto its place from a hand that is not on screen', () => {
    const frames = keyframes('fly', null, there, 5);
    expect(frames[0]).toMatchObject({ opacity: 0 });
    expect(frames.at(-1)).toMatchObject({ transform: 'translate(5px, 6px)', opacity: 1 });
  });

  it('goes out of sight where there is nowhere to go to', () => {
    expect(keyframes('fly', here, null, 5).at(-1)).toMatchObject({ opacity: 0 });
  });

  it('stays where it is for what the visitor has carried there', () => {
    for (const { transform } of keyframes('fly', there, there, 5)) expect(transform).toMatch(/^translate\(5px, 6px\)/);
  });
});
