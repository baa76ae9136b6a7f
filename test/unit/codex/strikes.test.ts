import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { codex } from '../../../workers/games/codex/game';
import type { Strike } from '../../../workers/games/codex/strikes';
import { Session } from '../../../workers/session';
import { at } from '../../rules/codex/table';
import { toText } from '../../../workers/referee/codex';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
const session = new Session(codex, engine);

function strikes(line: string): string[] {
  const notation = toText(at(line).node);
  const { things } = session.view(notation).board;
  const name = (id: number): string => things.find((thing) => thing.id === id)!.card;
  const found = (session.measure(notation, 'strikes') as { strikes: Strike[] }).strikes;
  expect(session.view(notation).notation).toBe(notation);
  return found.map(
    ({ attacker, defender, left }) =>
      `${name(attacker)}>${name(defender)} ${left ? `${left.attacker}-${left.defender}` : '?'}`,
  );
}

it('every attack that can be made says what it leaves of both', () => {
  expect(strikes('A: (troq)(river)(jaina), iron_man, tiger_cub. B: (troq)(river)(zane), older_brother')).toEqual([
    'iron_man>base 4-17',
    'iron_man>older_brother 2-0',
    'tiger_cub>base 2-18',
    'tiger_cub>older_brother 0-0',
  ]);
});
