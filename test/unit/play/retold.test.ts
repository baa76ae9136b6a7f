import { beforeAll, describe, expect, test } from 'vitest';
import { lastPlaces, retold, runsOf, type Line, type Retold } from '../../../site/lib/play/retold';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import type { State } from '../../../workers/games/tash-kalar/state';
import { Session } from '../../../workers/session';

/** B, far behind, invokes a flare before anything else; then both draw. */
const START =
  'A d5 f1 f8 e5* f5* i4*; B d4; mode duel; decks northern sylvan; hand A Messenger Knight Champion Leviathan Titan ' +
  'flare-02; hand B ForestWardens CentaurSpearman ForestAncient TheEldestTree StormElemental flare-03; turn A 1';

const game = {
  turn(view: View) {
    const { ply, turn } = view.board as State;
    return { number: ply, begins: view.question === 'menu' && turn.actions === 2 };
  },
  placesOf: (action: string) => action.match(/\b[a-i][1-9]\b/g) ?? [],
};

let session: Session<State>;
beforeAll(async () => {
  session = new Session(tashKalar, await engineFromFile(new URL('../../../build/tash-kalar.wasm', import.meta.url)));
});

function line(...actions: string[]): Line {
  const start = session.parse(START);
  const played = start.ok ? session.play(start.value.notation, actions) : null;
  if (!start.ok || !played?.ok) throw new Error(JSON.stringify(played));
  return { views: [start.value, ...played.path], actions };
}

const OWN = ['discard Knight', 'done', '~Bomb'];
const FLARE = ['flare', 'option place', 'placeOn c4 common'];
const REST = ['place c2', 'place c3', '~flare-08'];
const actions = (list: readonly { action: string }[]) => list.map(({ action }) => action);
const told = (of: Line, visitors: number[], at?: number) =>
  actions(retold(game, of, visitors, at).filter(({ known }) => !known));
const known = (of: Line, visitors: number[], at?: number) =>
  actions(retold(game, of, visitors, at).filter((step) => step.known));

describe('what happened since the visitor decided', () => {
  test('is what the visitor drew, and the whole turn of the other side', () => {
    expect(told(line(...OWN, ...FLARE, ...REST), [0])).toEqual(['~Bomb', ...FLARE, ...REST]);
  });

  test('stays while the visitor decides one thing after the other', () => {
    expect(told(line(...OWN, ...FLARE, ...REST, 'place h3'), [0])).toEqual(['~Bomb', ...FLARE, ...REST]);
  });

  test('is nothing before the others have moved', () => {
    expect(told(line('discard Knight'), [0])).toEqual([]);
    expect(known(line('discard Knight'), [0])).toEqual([]);
  });

  test('begins with what the visitor decided, as known, in the order of the game', () => {
    const steps = retold(game, line(...OWN, ...FLARE, ...REST, 'place h3'), [0]);
    expect(actions(steps.filter((step) => step.known))).toEqual(OWN.slice(0, 2));
    expect(steps.map(({ at }) => at)).toEqual([...OWN, ...FLARE, ...REST].map((_, i) => i));
    expect(known(line(...OWN, ...FLARE), [])).toEqual([]);
  });

  test('is the last turn where that ended the game, whoever took it', () => {
    const whole = line(...OWN, ...FLARE, ...REST, 'place h3');
    const views = whole.views.map((view, i) =>
      i === whole.actions.length ? { ...view, actor: 'over' as const } : view,
    );
    expect(told({ ...whole, views }, [0])).toEqual(['place h3']);
    expect(known({ ...whole, views }, [0])).toEqual([]);
  });

  test('is the last turn alone where everybody is only watched', () => {
    expect(told(line(...OWN, ...FLARE), [])).toEqual(FLARE);
  });

  describe('at a node that is looked back at', () => {
    const whole = [...OWN, ...FLARE, ...REST, 'place h3'];
    const reply = whole.slice(2, -1);

    test('is what led there, and the same at each of its steps', () => {
      for (let at = 3; at < whole.length; at++) {
        expect(told(line(...whole), [0], at), `${at}`).toEqual(reply);
        expect(known(line(...whole), [0], at), `${at}`).toEqual(OWN.slice(0, 2));
      }
      expect(known(line(...whole), [0], 1)).toEqual([]);
      expect(told(line(...whole), [0], 1)).toEqual(OWN.slice(0, 2));
      expect(told(line(...whole), [0], 2)).toEqual(OWN.slice(0, 2));
      expect(told(line(...whole), [0], 0)).toEqual([]);
    });

    test('is its turn where everybody is only watched', () => {
      expect(told(line(...whole), [], 2)).toEqual(OWN);
      expect(told(line(...whole), [], 5)).toEqual([...FLARE, ...REST]);
    });
  });
});

test('the places of the last turn are those of its decisions so far', () => {
  const whole = line(...OWN, ...FLARE, ...REST);
  expect(lastPlaces(game, whole, whole.actions.length)).toEqual(['c4', 'c2', 'c3']);
  expect(lastPlaces(game, whole, OWN.length)).toEqual([]);
});

test('of a long turn that goes on the last action is marked, and what chance gave in it is told', () => {
  const chance = { actor: 'chance', seat: 0 } as View;
  const mine = { actor: 'player', seat: 0, board: { ply: 3 } } as unknown as View;
  const theirs = { ...mine, seat: 1 } as View;
  const long = { turn: () => ({ number: 3, begins: false }), placesOf: (action: string) => [action], longTurns: true };
  const at = { views: [theirs, mine, chance, mine], actions: ['a1', 'b2', 'roll'] };
  expect(lastPlaces(long, at, 3)).toEqual(['b2', 'roll']);
  expect(
    lastPlaces(
      { ...long, turn: ({ seat }: View) => ({ number: seat + 1, begins: false }) },
      { views: [chance, chance, mine], actions: ['~0', '~1'] },
      2,
    ),
  ).toEqual([]);
  const over = { ...mine, actor: 'over' } as View;
  expect(lastPlaces(long, { views: [mine, mine, over], actions: ['a1', 'c3'] }, 2)).toEqual(['c3']);
  expect(retold(long, at, [0]).filter(({ known }) => !known)).toMatchObject([{ action: 'roll' }]);
  // What one does oneself is told as it is done, if the game wants that.
  const own = retold({ ...long, tellsOwn: true, isSilent: (_, action) => action === 'b2' }, at, [0]);
  expect(own.filter(({ known }) => !known)).toMatchObject([{ action: 'a1' }, { action: 'roll' }]);
  const forced = retold({ ...long, tellsOwn: true, isForced: () => true }, { views: [mine, theirs, mine], actions: ['b2', 'a1'] }, [0]); // prettier-ignore
  expect(forced).toMatchObject([
    { action: 'b2', known: false },
    { action: 'a1', known: false },
  ]);
  const alone = { views: [chance, mine, mine], actions: ['~0', 'b2'] };
  expect(retold({ ...long, tellsOwn: true }, alone, [0])).toMatchObject([{ action: 'b2', known: false }]);
  expect(retold({ ...long, longTurns: false }, at, [0]).filter(({ known }) => !known)).toMatchObject([
    { action: 'a1' },
  ]);
});

describe('steps told together', () => {
  const at = (seat: number, about: string, i: number, known = false): Retold => ({
    at: i,
    view: { actor: 'player', seat, board: about } as unknown as View,
    action: `${about}${i}`,
    known,
  });
  const run = ({ seat, board }: View) => ({ seat, name: String(board), begins: String(board) === 'fight' });
  const named = (told: readonly Retold[]) =>
    runsOf({ run }, told, [0]).map(({ of, steps }) => [of?.name ?? null, steps.map((step) => step.at)]);

  test('are those of one part of a turn of others; a fight begins anew', () => {
    const told = [at(1, 'a', 0), at(1, 'a', 1), at(1, 'fight', 2), at(1, 'fight', 3), at(2, 'a', 4), at(1, 'a', 5)];
    expect(named(told)).toEqual([
      ['a', [0, 1]],
      ['fight', [2]],
      ['fight', [3]],
      ['a', [4, 5]],
    ]);
  });

  test('never hold the visitor’s own, and have no name where only what is known stands in them', () => {
    expect(named([at(0, 'a', 0), at(0, 'a', 1), at(1, 'a', 2, true), at(1, 'b', 3, true), at(1, 'b', 4)])).toEqual([
      [null, [0]],
      [null, [1]],
      [null, [2]],
      ['b', [3, 4]],
    ]);
  });

  test('are alone in a game that tells of no parts', () => {
    expect(runsOf({}, [at(1, 'a', 0), at(1, 'a', 1)], [0]).map(({ of }) => of)).toEqual([null, null]);
  });
});
