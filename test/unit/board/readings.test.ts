import { readFileSync } from 'node:fs';
import { interpolateViridis } from 'd3-scale-chromatic';
import { describe, expect, it } from 'vitest';
import { brushOf, shaft, toggled, type Arrow } from '../../../site/lib/board/arrows';
import { fractionText } from '../../../site/lib/board/fraction';
import { contrast, heatColour, heatPlate, heatText, ranked } from '../../../site/lib/board/heat';
import { ICON_CREDITS } from '../../../site/lib/board/icons.generated';
import { layoutOf } from '../../../site/lib/games/toy-battle/board/layout';
import { linksOf } from '../../../site/lib/games/toy-battle/board/links';
import { mapOf } from '../../../site/lib/games/toy-battle/board/maps';
import { gateText, rackTiles, tilesOf, topOf } from '../../../site/lib/games/toy-battle/board/stacks';
import type { Board } from '../../../workers/games/toy-battle/state';

describe('stacks and racks', () => {
  it('reads a stack bottom to top', () => {
    expect(tilesOf('r5b7')).toEqual([
      { side: 'red', troop: '5' },
      { side: 'blue', troop: '7' },
    ]);
    expect(topOf('r5bK')).toEqual({ side: 'blue', troop: 'K' });
    expect(topOf(undefined)).toBeNull();
  });

  it('freezes as many copies as are frozen, and no more', () => {
    expect(rackTiles('K224', '2').map((tile) => tile.frozen)).toEqual([false, true, false, false]);
    expect(rackTiles('').length).toBe(0);
  });

  it('writes gates short, without the joker', () => {
    expect(gateText(['K', '1', '2'])).toBe('1·2');
    expect(gateText(['K', '3', '4', '5'])).toBe('3–5');
    expect(gateText(['K', '4', '5', '6', '7'])).toBe('4–7');
  });
});

describe('links', () => {
  const layout = layoutOf(mapOf('hallway'));
  const board = {
    map: 'hallway',
    stacks: { '1': 'b2', '3': 'b4' },
    reach: { blue: ['1', '2'], red: ['3'] },
    stranded: { blue: ['3'], red: [] },
  } as unknown as Board;
  const names = (roads: { from: { id: string }; to: { id: string } }[]) =>
    roads.map(({ from, to }) => [from.id, to.id].sort().join(' '));

  it('draws the line up to the first node that breaks it', () => {
    expect(names(linksOf(layout, board, 'blue').line).sort()).toEqual(['1 2', '1 B']);
    expect(names(linksOf(layout, board, 'red').line)).toEqual(['3 R']);
  });

  it('draws no unbroken line from a base that is cut off', () => {
    expect(names(linksOf(layout, board, 'blue').broken)).toEqual([]);
    const pair = {
      ...board,
      stacks: { '2': 'b2', '3': 'b4' },
      reach: { blue: ['1'], red: [] },
      stranded: { blue: ['2', '3'], red: [] },
    };
    expect(names(linksOf(layout, pair as unknown as Board, 'blue').broken)).toEqual(['2 3']);
  });
});

describe('heat', () => {
  it('has the colours of Viridis, to within one of 255 in red, green and blue', () => {
    const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    for (let i = 0; i < 256; i++) {
      const wanted = channels(interpolateViridis(i / 255));
      channels(heatColour(i / 255)).forEach((value, which) => {
        expect(Math.abs(value - wanted[which]!)).toBeLessThanOrEqual(1);
      });
    }
  });

  it('keeps text readable on every step of the table', () => {
    for (let i = 0; i < 256; i++) {
      const value = i / 255;
      expect(contrast(heatColour(value), heatText(value))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('puts numbers on a ground of their own, on which small ones are read too', () => {
    const mixed = (text: string): string => {
      const [, colour, share, other] = /^color-mix\(in srgb, (#\w{6}) (\d+)%, (#\w{6})\)$/.exec(text)!;
      const channels = [1, 3, 5].map((at) => {
        const [own, added] = [colour!, other!].map((one) => parseInt(one.slice(at, at + 2), 16));
        return Math.round((own! * Number(share) + added! * (100 - Number(share))) / 100);
      });
      return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
    };
    for (let i = 0; i < 256; i++) {
      const value = i / 255;
      expect(contrast(mixed(heatPlate(value)), heatText(value))).toBeGreaterThanOrEqual(7);
    }
  });

  it('cuts values off at the ends of the scale', () => {
    expect(heatColour(-1)).toBe(heatColour(0));
    expect(heatColour(2)).toBe(heatColour(1));
    expect(new Set([0, 0.25, 0.5, 0.75, 1].map(heatColour)).size).toBe(5);
  });

  it('ranks equal values alike and unknown ones not at all', () => {
    const value = (node: string, v: number, kind: 'proven' | 'unknown' = 'proven') => ({
      node,
      value: v,
      label: '',
      kind,
    });
    const list = ranked([value('a', 0.2), value('b', 0.9), value('c', 1, 'unknown'), value('d', 0.9)]);
    expect(list.map((entry) => [entry.value.node, entry.rank])).toEqual([
      ['b', 1],
      ['d', 1],
      ['a', 3],
      ['c', null],
    ]);
  });
});

describe('fractions', () => {
  it('are in lowest terms', () => {
    expect(fractionText(2, 6)).toBe('1/3');
    expect(fractionText(3439, 7315)).toBe('181/385');
    expect(fractionText(4, 4)).toBe('1');
    expect(fractionText(0, 9)).toBe('0');
  });
});

describe('arrows', () => {
  const arrow: Arrow = { from: '1', to: '2', brush: 'green' };

  it('come, go, and change their brush', () => {
    expect(toggled([], arrow)).toEqual([arrow]);
    expect(toggled([arrow], { ...arrow })).toEqual([]);
    expect(toggled([arrow], { ...arrow, brush: 'red' })).toEqual([{ ...arrow, brush: 'red' }]);
  });

  it('take their brush from the modifiers', () => {
    const keys = { shiftKey: false, ctrlKey: false, altKey: false };
    expect(brushOf(keys)).toBe('green');
    expect(brushOf({ ...keys, shiftKey: true })).toBe('red');
    expect(brushOf({ ...keys, altKey: true })).toBe('blue');
    expect(brushOf({ ...keys, altKey: true, ctrlKey: true })).toBe('yellow');
  });

  it('stay beside the pieces and never turn round', () => {
    expect(shaft({ x: 0, y: 0 }, { x: 20, y: 0 }, 5)).toEqual({ start: { x: 5, y: 0 }, end: { x: 15, y: 0 } });
    const short = shaft({ x: 0, y: 0 }, { x: 6, y: 0 }, 5);
    expect(short.start.x).toBeLessThan(short.end.x);
  });
});

describe('icons', () => {
  it('credit every icon with an author but the cloud, which is our own', () => {
    const shapes = readFileSync(new URL('../../../site/static/board-icons.svg', import.meta.url), 'utf8').match(
      /<path (?!id="special-draw1")/g,
    );
    expect(ICON_CREDITS.icons.length).toBe(shapes?.length);
    expect(ICON_CREDITS.icons.every((icon) => icon.author.length > 0)).toBe(true);
  });
});
