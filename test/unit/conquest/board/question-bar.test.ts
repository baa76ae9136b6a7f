import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { Picker } from '../../../../site/lib/board/picker.svelte';
import Amount from '../../../../site/lib/games/conquest/board/Amount.svelte';
import { FEW, nearest, quickOf } from '../../../../site/lib/games/conquest/board/amounts';
import QuestionBar from '../../../../site/lib/games/conquest/board/QuestionBar.svelte';
import { engineFromFile } from '../../../../workers/engine/node';
import { boardOf } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import { enter } from '../../../property/conquest/games';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));

it('keeps the numbers it asks for when a card is pressed, which begins nothing, and the next press is heard', () => {
  const played: string[] = [];
  const choices = ['1', '2'].map((count) => ({ action: `drop-count ${count}`, picks: [`count:${count}`] }));
  const picker = new Picker({
    choices: () => choices,
    words: { pick: (pick) => pick, choice: ({ action }) => action },
    play: ({ action }) => void played.push(action),
    trial: () => 'more',
  });
  enter(engine, '>=R/1drop-count:0,2,NAF NAF=R:II CON=R:I EGY=B:I');
  const board = boardOf(conquest.read(engine.save()), engine);
  const shown = (): string => render(QuestionBar, { props: { board, picker } }).body;
  const before = shown();
  expect(before).toContain('data-pick="count:2"');
  picker.pick('card:ONT');
  expect([picker.picked, shown()]).toEqual([[], before]);
  picker.pick('count:2');
  expect(played).toEqual(['drop-count 2']);
});

/** A position, and a picker that takes so many numbers. */
function numbered(line: string, most: number) {
  const numbers = Array.from({ length: most }, (_, i) => i + 1);
  const choices = numbers.map((count) => ({ action: `move-count ${count}`, picks: [`count:${count}`] }));
  const picker = new Picker({
    choices: () => choices,
    words: { pick: (pick) => pick, choice: ({ action }) => action },
    play: () => {},
  });
  enter(engine, line);
  return { board: boardOf(conquest.read(engine.save()), engine), picker, numbers };
}

const LINE = '>=R/3move-count:NAF,I,EGY/1/RB/- NAF=R:12I EGYk=R:I UKRkB=B:III';

it.each([
  [FEW, FEW],
  [FEW + 1, 0],
])('of %i numbers %i are buttons: more are asked for with a field', (most, buttons) => {
  const { board, picker } = numbered(LINE, most);
  const { body } = render(QuestionBar, { props: { board, picker } });
  expect(body.match(/data-pick="count:/g) ?? []).toHaveLength(buttons);
});

it('the field begins with all but one where all of them would leave nobody behind', () => {
  const { body } = render(Amount, { props: numbered(LINE, 12) });
  expect(body).toContain('data-pick="count:11"');
  expect(body).toMatch(/type="number"[^>]*min="1" max="12"/);
  const staying = '>=R/3move-count:NAF,I,EGY/1/RB/- NAF=R:12I/CON:I EGYk=R:I CON=B:II UKRkB=B:III';
  expect(render(Amount, { props: numbered(staying, 12) }).body).toContain('data-pick="count:12"');
});

it('a number that cannot be answered gives way to the nearest', () => {
  const numbers = [0, 3, 4, 9];
  expect([-1, 1, 2, 6, 50].map((wanted) => nearest(numbers, wanted))).toEqual([0, 0, 3, 4, 9]);
  expect(quickOf(numbers, true).map(({ count }) => count)).toEqual([0, 4, 9]);
});
