import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Picker } from '../../../../site/lib/board/picker.svelte';
import Inspector from '../../../../site/lib/games/conquest/board/Inspector.svelte';
import { engineFromFile } from '../../../../workers/engine/node';
import { boardOf } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import { enter } from '../../../property/conquest/games';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));

function looked(line: string, picks: string[]): string {
  enter(engine, line);
  const board = boardOf(conquest.read(engine.save()), engine);
  const picker = { choices: [{ action: '', picks }], picked: [], matches: [], state: () => null } as unknown as Picker;
  return render(Inspector, { props: { board, code: 'EGY', picker } }).body;
}

it('where a number is asked, land that is looked into says so, and what is asked', () => {
  const line = '>=R/3take-infantry:NAF/CON/1/RB/- NAFk=R:AIII BRA=B:II UKRk=B:III';
  expect(looked(line, ['count:1'])).toContain('only a look. Answer first: How much infantry goes along?');
});

it('where land can be chosen, nothing of it is said', () => {
  const line = '>=R/3outward/1/RB/- NAFk=R:III EGY=R:II BRA=B:II UKRk=B:III';
  expect(looked(line, ['place:NAF/CON'])).not.toContain('Answer first');
});
