import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { Picker } from '../../../../site/lib/board/picker.svelte';
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
