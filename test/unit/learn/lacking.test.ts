import { beforeAll, describe, expect, test } from 'vitest';
import { layoutOf } from '../../../site/lib/games/toy-battle/board/layout';
import { mapOf } from '../../../site/lib/games/toy-battle/board/maps';
import { lacking } from '../../../site/lib/games/toy-battle/learn/lacking';
import { engineFromFile } from '../../../workers/engine/node';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import type { Predicate } from '../../../workers/games/toy-battle/predicates';
import type { Board } from '../../../workers/games/toy-battle/state';
import { Session } from '../../../workers/session';
import { toyBattle as content } from '../../content/files';

let session: Session<object, Board>;

beforeAll(async () => {
  const file = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));
  session = new Session(toyBattle, file) as unknown as Session<object, Board>;
});

const steps = content.scripts.flatMap((script) => script.steps);

/** The board of a step after some actions, and what its goal lacks there. */
function told(id: string, actions: string[]): string[] {
  const step = steps.find((one) => one.id === id)!;
  const start = session.parse(JSON.stringify(step.position));
  if (!start.ok) throw new Error(id);
  const played = session.play(start.value.notation, actions);
  if (!played.ok) throw new Error(`${id}: ${played.action}`);
  const board = played.view.board as Board;
  const { goal } = step as unknown as { goal: { all: Predicate[] } };
  return lacking(board, goal.all, layoutOf(mapOf(board.map)));
}

describe('what a missed goal lacks', () => {
  test('names the tile that should lie on a base', () => {
    expect(told('TB-L03-3', ['place 3@1'])).toEqual([
      'On top of base 1 there is Blue Jumbo, strength 3, not Blue Roxy, strength 7.',
    ]);
  });

  test('names the region nobody claimed and the medals it would have brought', () => {
    const said = told('TB-L07-1', ['place 6@3']);
    expect(said[0]).toBe('Blue has not claimed the region around bases 1, 2, 4, and 5.');
    expect(said[1]).toBe('Medals of Blue: 0; the goal asks for 2.');
  });

  test('names the line that still leads on', () => {
    expect(told('TB-L06-2', ['place 7@3'])).toEqual(['Red can still reach base 2.', 'Red can still reach base 6.']);
  });

  test('says nothing of a goal that holds, and something of every goal at its start that does not', () => {
    for (const { id, goal, line } of steps) {
      if (goal.type !== 'state') continue;
      expect(told(id, line), id).toEqual([]);
    }
  });
});
