import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import CutOff from '../../../site/lib/games/toy-battle/board/CutOff.svelte';
import { layoutOf } from '../../../site/lib/games/toy-battle/board/layout';
import { loadMap, mapOf } from '../../../site/lib/games/toy-battle/board/map';
import { hasCutOff, nodeText } from '../../../site/lib/games/toy-battle/board/words';
import type { Board } from '../../../workers/games/toy-battle/state';

test('tiles that are cut off are drawn and read as such, and no others', async () => {
  await loadMap('hallway');
  const layout = layoutOf(mapOf('hallway'), 'blue', true);
  const stranded = { blue: [], red: ['3'] };
  const board = { map: 'hallway', stacks: { '2': 'r6', '3': 'r7' }, stranded, taken: {} } as unknown as Board;

  expect(hasCutOff(board)).toBe(true);
  expect(hasCutOff({ ...board, stranded: { blue: [], red: [] } })).toBe(false);

  const { body } = render(CutOff, { props: { layout, stranded } });
  const { x, y } = layout.at['3']!;
  expect(body).toContain(`translate(${x} ${y})`);
  expect(body.match(/url\(/g)).toHaveLength(1);

  expect(nodeText(layout.at['3']!, board)).toContain('cut off');
  expect(nodeText(layout.at['2']!, board)).not.toContain('cut off');
});
