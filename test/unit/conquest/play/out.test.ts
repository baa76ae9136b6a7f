import { expect, it } from 'vitest';
import { table } from '../../../../site/lib/games/conquest/table';
import { engineFromFile } from '../../../../workers/engine/node';
import { conquest } from '../../../../workers/games/conquest/game';
import { Session } from '../../../../workers/session';

const session = new Session(
  conquest,
  await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url)),
);

const out = (line: string): boolean[] => {
  const view = session.view(line);
  return [0, 1, 2].map((seat) => table.isOut(view, seat));
};

it('a player without land is out of the game, unless a force of theirs is at sea', () => {
  expect(out('>=R/2attack/1/RBG/- NAFk=R:III UKRk=B:III')).toEqual([false, false, true]);
  expect(out('>=R/2attack/1/RBG/- NAFk=R:III UKRk=B:III GBRk=G:I')).toEqual([false, false, false]);
  expect(out('>=R/2attack/1/RBG/- NAFk=R:III UKRk=B:III GBR~ICE=G:A+- ICE=R:I')).toEqual([false, false, false]);
});
