import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { codec } from '../../../workers/games/__game__/game';
import { Session } from '../../../workers/session';

const session = new Session(codec, await engineFromFile(new URL('../../../build/__game__.test.wasm', import.meta.url)));

it('plays a whole game as it is written down', () => {
  const actions = ['take 3', 'take 1', 'take 2', 'take 3', 'take 3', 'take 1', 'take 2'];
  const played = session.play('seats 3; heap 15; turn 0', actions);
  expect(played.ok && played.path.map(({ notation }) => notation)).toEqual([
    'seats 3; heap 12; turn 1',
    'seats 3; heap 11; turn 2',
    'seats 3; heap 9; turn 3',
    'seats 3; heap 6; turn 4',
    'seats 3; heap 3; turn 5',
    'seats 3; heap 2; turn 6',
    'seats 3; heap 0; turn 7',
  ]);
  expect(played.view.result).toMatchObject({ reason: 'last-stone', shares: [1, 0, 0] });
});
