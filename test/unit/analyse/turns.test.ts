import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../site/lib/analyse/settings';
import { Study } from '../../../site/lib/analyse/study.svelte';
import { beginsTurn, lastTurn, turnNumber } from '../../../site/lib/analyse/turns';
import { ROOT, newTree, pathTo } from '../../../site/lib/analyse/tree';
import type { State } from '../../../workers/games/tash-kalar/state';
import type { View } from '../../../workers/contract';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { engineFromFile } from '../../../workers/engine/node';
import { Session } from '../../../workers/session';

/** B, far behind, invokes a flare before anything else; then both draw. */
const START =
  'A d5 f1 f8 e5* f5* i4*; B d4; mode duel; decks northern sylvan; hand A Messenger Knight Champion Leviathan Titan ' +
  'flare-02; hand B ForestWardens CentaurSpearman ForestAncient TheEldestTree StormElemental flare-03; turn A 1';

/** Turns as the analyser counts them: alike at every menu with all actions and nothing summoned. */
const game = {
  turn(view: View) {
    const { ply, turn } = view.board as State;
    return { number: ply, begins: view.question === 'menu' && turn.actions === 2 };
  },
};

let study: Study;
beforeAll(async () => {
  const engine = await engineFromFile(new URL('../../../build/tash-kalar.wasm', import.meta.url));
  const session = new Session(tashKalar, engine);
  study = new Study({
    parse: async (text) => session.parse(text),
    play: async (from, actions) => session.play(from, actions),
  });
  await study.load({ tree: newTree(START), at: ROOT, settings: { ...DEFAULT_SETTINGS } });
});

/** Plays a line and answers with its node. */
async function reach(...actions: string[]): Promise<number> {
  study.first();
  for (const action of actions) expect(await study.play(action)).toBeNull();
  return study.at;
}

const actions = (nodes: readonly { action: string }[]): string[] => nodes.map(({ action }) => action);

const OWN = ['discard Knight', 'done', '~Bomb'];
const FLARE = ['flare', 'option place', 'placeOn c4 common'];
const REST = ['place c2', 'place c3', '~flare-08'];

describe('a turn', () => {
  test('begins once, also where a flare is invoked before any action', async () => {
    const at = await reach(...OWN, ...FLARE, ...REST);
    const first = pathTo(study.tree, at).filter((node) => beginsTurn(game, study, node));
    expect(actions(first)).toEqual(['flare']);
    expect(actions(lastTurn(game, study, at))).toEqual([...FLARE, ...REST]);
  });
});

test('is told by its own number, or by that of its round where the board counts rounds', () => {
  const view = {} as View;
  expect(turnNumber({ turn: () => ({ number: 13, begins: false }) }, view)).toBe(13);
  expect(turnNumber({ turn: () => ({ number: 13, begins: false, round: 5 }) }, view)).toBe(5);
});
