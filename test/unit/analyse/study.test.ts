import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../site/lib/analyse/share';
import { Study, type Referee } from '../../../site/lib/analyse/study.svelte';
import { ROOT, newTree, play, preorder, type Tree } from '../../../site/lib/analyse/tree';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { engineFromFile } from '../../../workers/engine/node';
import { Session } from '../../../workers/session';

const START = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';

let referee: Referee;
beforeAll(async () => {
  const engine = await engineFromFile(new URL('../../../build/toy-battle.wasm', import.meta.url));
  const session = new Session(toyBattle, engine);
  referee = { parse: async (text) => session.parse(text), play: async (from, actions) => session.play(from, actions) };
});

const shared = (tree: Tree) => ({ tree, at: ROOT, settings: { ...DEFAULT_SETTINGS } });

describe('an analysis on screen', () => {
  test('moves branch, and every node knows its view', async () => {
    const study = new Study(referee);
    expect(await study.load(shared(newTree(START)))).toEqual({ ok: true });
    expect(await study.play('draw')).toEqual([]);
    study.back();
    await study.play('place 2@1');
    expect(preorder(study.tree)).toHaveLength(3);
    expect(study.view?.question).toBe('extra');
    study.branch(-1);
    expect(study.view?.actor).toBe('chance');
  });

  test('a move against the rules changes nothing and is answered by its rule', async () => {
    const study = new Study(referee);
    await study.load(shared(newTree(START)));
    expect(await study.play('place 2@8')).toEqual(['TB-REACH-1']);
    expect(preorder(study.tree)).toEqual([ROOT]);
  });

  test('another analysis is shown only if all of it can be played', async () => {
    const study = new Study(referee);
    await study.load(shared(newTree(START)));
    await study.play('draw');
    const before = study.tree;
    let { tree, at } = play(newTree(START), ROOT, 'draw');
    tree = play(tree, ROOT, 'place 4@7').tree;
    tree = play(tree, at, 'place 7@8').tree;
    const broken = { action: 'place 7@8', before: 1, malformed: false };
    expect(await study.load(shared(tree))).toMatchObject({ ok: false, broken });
    expect(await study.load(shared(newTree('nonsense')))).toMatchObject({ ok: false, problem: { problem: 'version' } });
    expect(study.tree).toBe(before);
  });

  test('it is told to leave while it is still there, and only if it must', async () => {
    const study = new Study(referee);
    await study.load(shared(newTree(START)));
    await study.play('draw');
    const { tree } = study;
    const left: Tree[] = [];
    const leave = () => void left.push(study.tree);
    await study.load(shared(newTree('nonsense')), leave);
    expect(left).toEqual([]);
    await study.load(shared(newTree(START)), leave);
    expect(left[0]).toBe(tree);
    expect(study.tree).not.toBe(tree);
  });

  test('deleting can be undone', async () => {
    const study = new Study(referee);
    await study.load(shared(newTree(START)));
    await study.play('draw');
    const undo = study.remove(study.at);
    expect(study.at).toBe(ROOT);
    undo();
    expect(study.view?.actor).toBe('chance');
  });
});
