import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { Picker } from '../../../../site/lib/board/picker.svelte';
import ConquestBoard from '../../../../site/lib/games/conquest/board/ConquestBoard.svelte';
import { engineFromFile } from '../../../../workers/engine/node';
import type { Board } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import { Session } from '../../../../workers/session';

const session = new Session(
  conquest,
  await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url)),
);

function drawn(line: string, marks: { node: string; kind: 'marked' }[] = []): string {
  const view = session.view(line);
  const picker = new Picker({
    choices: () => view.choices,
    words: { pick: (pick) => pick, choice: ({ action }) => action },
    play: () => undefined,
    trial: () => undefined,
  });
  return render(ConquestBoard, { props: { board: view.board as Board, picker, marks } }).body;
}

/** What is drawn in a territory of the map. */
const placeIn = (body: string, code: string): string => body.split('data-place="').find((one) => one.startsWith(code))!;

it('outlines land that can be attacked, whether over one border or over several', () => {
  const one = drawn('UKRk=B:II EGY=B:I NAF=R:III');
  const more = drawn('UKRk=B:II EGY=B:I NAF=R:III EAF=R:III');
  for (const body of [one, more]) {
    expect(placeIn(body, 'EGY')).toContain('pick next');
    expect(placeIn(body, 'UKR')).not.toContain('pick next');
    expect(placeIn(body, 'BRA')).not.toContain('pick next');
  }
});

it('takes land beside for the front that recruits come to', () => {
  const one = drawn('>=R/1drop:0,2/1/RB/- UKRk=B:II EGY=B:I NAF=R:III');
  expect(placeIn(one, 'EGY')).toContain('pick next');
  expect(one).toContain('data-pick="place:NAF/EGY" data-place="EGY"');
  const two = drawn('>=R/1drop:0,2/1/RB/- UKRk=B:II EGY=B:I NAF=R:III EAF=R:I');
  expect(placeIn(two, 'EGY')).toContain('pick next');
  expect(two).not.toMatch(/data-pick="place:\w+\/EGY"/);
  expect(placeIn(two, 'UKR')).not.toContain('pick next');
});

it('lets names stand above marks', () => {
  const body = drawn('UKRk=B:II EGY=B:I NAF=R:III', [{ node: 'EGY', kind: 'marked' }]);
  expect(body.indexOf('✓')).toBeGreaterThan(0);
  expect(body.indexOf('✓')).toBeLessThan(body.indexOf('>Egypt<'));
});
