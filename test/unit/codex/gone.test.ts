import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { codex } from '../../../workers/games/codex/game';
import { toText } from '../../../workers/referee/codex';
import { Session } from '../../../workers/session';
import { at } from '../../rules/codex/table';

const session = new Session(codex, await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url)));

it('a position after an effect whose things are all gone can be written down and read', () => {
  const line = 'A: g2 (troq)(river), zane L1, mad_man hand[chaos_mirror]. B: (troq)(river)(zane), older_brother';
  const start = session.view(toText(at(line).node));
  const named = (card: string): string => {
    const { id } = start.board.things.find((thing) => thing.card === card)!;
    return `${card}#${id}`;
  };
  const swap = ['play chaos_mirror', named('mad_man')];
  const played = session.play(start.notation, [...swap, `attack ${named('mad_man')}`, named('older_brother')]);
  if (!played.ok) throw new Error(`${played.action} is refused`);
  const { notation, board } = played.view;
  expect(board.things.map(({ card }) => card)).not.toContain('mad_man');
  expect(board.things.map(({ card }) => card)).not.toContain('older_brother');
  expect(session.view(notation).notation).toBe(notation);
});
