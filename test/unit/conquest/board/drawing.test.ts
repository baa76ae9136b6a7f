import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { SEAT_OUTLINE } from '../../../../site/lib/board/sides';
import ConquestBoard from '../../../../site/lib/games/conquest/board/ConquestBoard.svelte';
import Inspector from '../../../../site/lib/games/conquest/board/Inspector.svelte';
import { engineFromFile } from '../../../../workers/engine/node';
import { boardOf } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import { enter } from '../../../property/conquest/games';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));

const boardAt = (line: string) => {
  enter(engine, line);
  return boardOf(conquest.read(engine.save()), engine);
};

const LINE = 'NAFcka=R:AADIII/EGY:AI NAF~BRA=R:A+II BRAkB=B:II/NAF:A EGY=B:-/NAF:II EAF=R:II/EGY*:II MEA=B:I';

it('every territory is a place that says who owns it and what stands there', () => {
  const { body } = render(ConquestBoard, { props: { board: boardAt(LINE) } });
  const labels = [...body.matchAll(/role="button"[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toHaveLength(42);
  expect(labels).toContain(
    'North Africa: Red, rear 2 armour, 1 damaged armour, 3 infantry, front towards Egypt: 1 armour, 1 infantry, capital: Red, city, airfield',
  );
  expect(labels).toContain('Congo: neutral');
});

it('what was played last and what is refused are marked below the names', () => {
  const marks = [
    { node: 'EGY', kind: 'last' },
    { node: 'EGY', kind: 'refused' },
  ] as const;
  const { body } = render(ConquestBoard, { props: { board: boardAt(LINE), marks } });
  const order = ['class="last', 'class="refused', '>Egypt<'].map((part) => body.indexOf(part));
  expect(order[0]).toBeGreaterThan(0);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

it('the inspector names the rear, manned and hostile fronts, who faces them, and forces at sea', () => {
  const { body } = render(Inspector, { props: { board: boardAt(LINE), code: 'NAF' } });
  const words = body
    .replaceAll(/<!--.*?-->|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (const said of [
    'Africa, Red, card with 2 ★, capital: Red, city, airfield',
    'rear 2 armour, 1 damaged armour, 3 infantry',
    'front towards Egypt: 1 armour, 1 infantry',
    'front towards Brazil: nobody',
    'Egypt front towards North Africa: 2 infantry',
    'Brazil front towards North Africa: 1 armour',
    'Red landing force off Brazil: 1 armour, behind it 2 infantry',
    'Other neighbours: Southern Europe, Western Europe, Congo, East Africa',
  ])
    expect(words).toContain(said);
});

it('the inspector tells owners apart by the outline of their sign as well', () => {
  const outlineOf = (code: string) =>
    /class="title.*?<path d="([^"]+)"/s.exec(render(Inspector, { props: { board: boardAt(LINE), code } }).body)?.[1];
  expect(outlineOf('NAF')).toBe(SEAT_OUTLINE[0]);
  expect(outlineOf('BRA')).toBe(SEAT_OUTLINE[1]);
  expect(outlineOf('CON')).toBeUndefined();
});

it('without a territory the inspector says what to do', () => {
  expect(render(Inspector, { props: { board: boardAt(LINE), code: null } }).body).toContain(
    'A territory you press is described here.',
  );
});
