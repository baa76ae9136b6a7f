import { beforeAll, describe, expect, it } from 'vitest';
import '../../../site/lib/games/toy-battle/board/maps';
import { play } from '../../../site/lib/games/toy-battle/play/play';
import { teaching } from '../../../site/lib/games/toy-battle/learn/teaching';
import { trial } from '../../../site/lib/games/toy-battle/trial';
import { engineFromFile } from '../../../workers/engine/node';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import type { Board, Position, State } from '../../../workers/games/toy-battle/state';
import { Session } from '../../../workers/session';

let session: Session<State, Board>;

beforeAll(async () => {
  const engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));
  session = new Session(toyBattle, engine);
});

const ENEMY = { red: '123446' };

function viewOf(position: Omit<Position, 'toMove'>, after: string[] = []) {
  const blank = { toMove: 'blue' as const, unseen: { blue: '12', ...ENEMY }, removed: { blue: 0, red: 4 } };
  const played = session.play(JSON.stringify({ ...blank, ...position }), after);
  if (!played.ok) throw new Error(played.refused.join());
  return played.view;
}

/** Why a pick is refused at once; null where it only begins an attempt. */
function refusal(pick: string, ...of: Parameters<typeof viewOf>): string[] | null {
  const view = viewOf(...of);
  const action = trial([pick], view);
  return action === null ? null : session.reasons(view.notation, action);
}

describe('a place no tile of the rack can go to is refused as soon as it is picked', () => {
  const position = {
    map: 'castle-field',
    stacks: { 1: 'b3', 3: 'b5', 4: 'r3', 12: 'b7', 8: 'r7' },
    rack: { blue: '335', red: '1' },
  };

  it.each([
    ['node:13', ['TB-REACH-1'], 'where no line leads'],
    ['node:12', ['TB-REACH-5'], 'an own tile that is cut off'],
    ['node:8', ['TB-PLACE-4'], 'under a stronger tile'],
    ['node:B', ['TB-PLACE-7'], 'the own headquarters'],
    ['node:R', ['TB-REACH-1'], 'the enemy headquarters, far away'],
  ])('%s: %s, %s', (pick, rules) => {
    expect(refusal(pick, position)).toEqual(rules);
  });

  it('where the tiles differ, by the reason that holds for most', () => {
    const guarded = { ...position, stacks: { 1: 'b3', 3: 'b5', 8: 'r5' } };
    expect(refusal('node:8', { ...guarded, rack: { blue: '225', red: '1' } })).toEqual(['TB-PLACE-4']);
    expect(refusal('node:8', { ...guarded, rack: { blue: '255', red: '1' } })).toEqual(['TB-PLACE-5']);
  });

  it('where one of them could cover what lies there, not by the strength of the others', () => {
    const far = { ...position, stacks: { 1: 'b5', 12: 'r4' }, rack: { blue: '3337', red: '1' } };
    expect(refusal('node:12', far)).toEqual(['TB-REACH-1']);
    expect(refusal('node:12', { ...far, stacks: { 1: 'b5', 12: 'r7' } })).toEqual(['TB-REACH-1', 'TB-PLACE-4']);
  });

  it('by the gate where no tile may enter', () => {
    const pool = { map: 'tropical-pool', stacks: { 1: 'b3' }, rack: { blue: '77', red: '1' } };
    expect(refusal('node:2', pool)).toEqual(['TB-POOL-1']);
  });

  it('a place some tile can go to, and the tile, only begin an attempt', () => {
    expect(refusal('node:2', position)).toBeNull();
    expect(refusal('tile:blue:3', position)).toBeNull();
  });
});

describe('a tile that is frozen is refused as soon as it is picked', () => {
  const frozen = { map: 'battlefield', frozen: { blue: 'K' } };

  it('unless there is another copy', () => {
    expect(refusal('tile:blue:K', { ...frozen, rack: { blue: 'K2', red: '1' } })).toEqual(['TB-FIELD-2']);
    expect(refusal('tile:blue:K', { ...frozen, rack: { blue: 'KK2', red: '1' } })).toBeNull();
  });
});

describe('while an effect is asked about', () => {
  const skully = { map: 'castle-field', stacks: { 1: 'b3' }, rack: { blue: '17', red: '1' } };
  const tower = { map: 'castle-field', stacks: { 1: 'b3', 3: 'b3', 8: 'r2' }, rack: { blue: '77', red: '1' } };
  const volcano = {
    map: 'volcanic-jungle',
    stacks: { 1: 'b5', 2: 'b6', 8: 'r3', 11: 'r3' },
    rack: { blue: '77', red: '1' },
  };

  it('a tile of the rack and a base are no answers', () => {
    expect(refusal('tile:blue:7', skully, ['place 1@2'])).toEqual(['TB-TURN-4/TB-SKULLY-1']);
    expect(refusal('node:1', skully, ['place 1@2'])).toEqual(['TB-TURN-4/TB-SKULLY-1']);
    expect(refusal('tile:blue:7', tower, ['place 7@5'])).toEqual(['TB-TURN-4/TB-CASTLE-1']);
  });

  it('the tower takes no enemy tile', () => {
    expect(refusal('node:8', tower, ['place 7@5'])).toEqual(['TB-BASE-5/recall']);
    expect(trial(['node:1'], viewOf(tower, ['place 7@5']))).toBe('recall 1');
  });

  it('what lies too far from the volcano, or is no enemy tile, is refused before it has a destination', () => {
    const view = viewOf(volcano, ['place 7@5']);
    expect(view.question).toBe('shove');
    expect(refusal('node:11', volcano, ['place 7@5'])).toEqual(['TB-JUNGLE-1']);
    expect(refusal('node:2', volcano, ['place 7@5'])).toEqual(['TB-BASE-5/shove']);
    expect(refusal('node:8', volcano, ['place 7@5'])).toBeNull();
  });
});

it('lessons and the game at the table refuse alike', async () => {
  expect(await play.trial()).toBe(trial);
  expect(await teaching.trial()).toBe(trial);
});
