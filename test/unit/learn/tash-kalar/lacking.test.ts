import { beforeAll, describe, expect, test } from 'vitest';
import { lacking } from '../../../../site/lib/games/tash-kalar/learn/lacking';
import { engineFromFile } from '../../../../workers/engine/node';
import type { Board } from '../../../../workers/games/tash-kalar/board';
import { tashKalar } from '../../../../workers/games/tash-kalar/game';
import type { Predicate } from '../../../../workers/games/tash-kalar/predicates';
import { Session } from '../../../../workers/session';
import { tashKalar as content } from '../../../content/files';

let session: Session<unknown, Board>;

beforeAll(async () => {
  const file = await engineFromFile(new URL('../../../../build/tash-kalar.test.wasm', import.meta.url));
  session = new Session(tashKalar, file) as unknown as Session<unknown, Board>;
});

const steps = content.scripts.flatMap((script) => script.steps);

/** What the goal of a step lacks after some actions. */
function told(id: string, actions: string[]): string[] {
  const { position, goal } = steps.find((one) => one.id === id)!;
  const start = session.parse(position as string);
  if (!start.ok) throw new Error(id);
  const played = session.play(start.value.notation, actions);
  if (!played.ok) throw new Error(`${id}: ${played.action}`);
  const { all } = goal as { all: Predicate[] };
  return lacking(played.view.board as Board, all);
}

describe('what a missed goal lacks', () => {
  test('names squares with what should stand there and what does, and what was not destroyed', () => {
    expect(told('TS-L04-1', ['place a5'])).toEqual([
      'e4 should be empty, but a common piece of B stands there.',
      'd5 is empty; a heroic piece of A should stand there.',
      'Enemy pieces destroyed, common: 0, too few.',
    ]);
  });

  test('names the task that was not claimed', () => {
    expect(told('TS-L07-6', ['place c8', 'skip'])).toEqual(['Not claimed: Red Conquest.']);
  });

  test('names the square no being was summoned on, and squares that together hold too few', () => {
    expect(told('TS-L03-4', ['place a5'])[0]).toBe('No being was summoned on e3.');
    expect(told('TS-L03-14', ['summon Summoner@e1', 'placeOn d1 common', 'done'])).toEqual([
      'Squares with a common piece of A, of c1, d1, f1, g1: 1, too few.',
    ]);
  });

  test('names cards that are not where they should be, beings and ranks that are missing', () => {
    expect(told('TS-L02-3', ['place a5', 'place b5'])[0]).toBe('Not on the discard pile: Knight.');
    expect(told('TS-L06-2', ['place a5', 'place b5', 'end'])[0]).toBe('Not invoked: Flare 10.');
    expect(told('TS-L10-4', ['place a5'])).toEqual([
      'Not in the hand of A: Dryad.',
      'Not in the hand of A: Centaur Spearman.',
    ]);
    expect(told('TS-L03-7', ['place a5'])).toEqual([
      'Beings summoned in this turn: 0, too few.',
      'Pieces of A on the board, common: 4, too many.',
      'Pieces of A on the board, heroic: 0, too few.',
    ]);
  });

  test('says nothing of a goal that holds', () => {
    for (const { id, goal, line } of steps) if (goal.type === 'state') expect(told(id, line), id).toEqual([]);
  });
});
