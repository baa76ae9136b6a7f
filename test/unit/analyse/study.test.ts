import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../site/lib/analyse/settings';
import { Study, type StudyEngine } from '../../../site/lib/analyse/study.svelte';
import { ROOT, newTree, play, preorder, type Tree } from '../../../site/lib/analyse/tree';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { engineFromFile } from '../../../workers/engine/node';
import type { View } from '../../../workers/contract';
import { Session } from '../../../workers/session';

const START = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';

let engine: StudyEngine;
beforeAll(async () => {
  const file = await engineFromFile(new URL('../../../build/toy-battle.wasm', import.meta.url));
  const session = new Session(toyBattle, file);
  engine = { parse: async (text) => session.parse(text), play: async (from, actions) => session.play(from, actions) };
});

const shared = (tree: Tree) => ({ tree, at: ROOT, settings: { ...DEFAULT_SETTINGS } });

describe('an analysis on screen', () => {
  test('moves branch, and every node knows its view', async () => {
    const study = new Study(engine);
    expect(await study.load(shared(newTree(START)))).toEqual({ ok: true });
    expect(await study.play('draw')).toBeNull();
    study.back();
    await study.play('place 2@1');
    expect(preorder(study.tree)).toHaveLength(3);
    expect(study.view?.question).toBe('extra');
    study.branch(-1);
    expect(study.view?.actor).toBe('chance');
  });

  test('what nobody can decide is played along, as moves of its own', async () => {
    const isForced = ({ question, choices }: View) => question === 'extra' && choices.length > 0;
    const study = new Study(engine, isForced);
    await study.load(shared(newTree(START)));
    expect(await study.play('place 2@1')).toBeNull();
    expect(preorder(study.tree)).toHaveLength(3);
    expect(study.view?.question).not.toBe('extra');
    study.back();
    expect(study.view?.question).toBe('extra');
  });

  test('a move against the rules changes nothing and is answered by its rule', async () => {
    const study = new Study(engine);
    await study.load(shared(newTree(START)));
    expect(await study.play('place 2@8')).toEqual({ why: 'rules', rules: ['TB-REACH-1'] });
    expect(preorder(study.tree)).toEqual([ROOT]);
  });

  test('another analysis is shown only if all of it can be played', async () => {
    const study = new Study(engine);
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
    const study = new Study(engine);
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
    const study = new Study(engine);
    await study.load(shared(newTree(START)));
    await study.play('draw');
    const undo = study.remove(study.at);
    expect(study.at).toBe(ROOT);
    undo();
    expect(study.view?.actor).toBe('chance');
  });

  test('what was played after a deletion stays when that is undone', async () => {
    const study = new Study(engine);
    await study.load(shared(newTree(START)));
    await study.play('draw');
    const undo = study.remove(study.at);
    await study.play('place 2@1');
    const { at } = study;
    undo();
    expect(study.at).toBe(at);
    const [first, second] = study.tree.nodes.get(ROOT)!.children.map((id) => study.tree.nodes.get(id)!.action);
    expect([first, second]).toEqual(['draw', 'place 2@1']);
  });

  test('undoing a deletion changes nothing of another analysis', async () => {
    const study = new Study(engine);
    await study.load(shared(newTree(START)));
    await study.play('draw');
    const undo = study.remove(study.at);
    await study.load(shared(newTree(START)));
    undo();
    expect(preorder(study.tree)).toEqual([ROOT]);
  });
});

describe('acts that follow each other faster than the engine answers', () => {
  /** Every answer comes only when it is let out; what is asked first is answered first. */
  function slow(): { engine: StudyEngine; letOut: () => Promise<void> } {
    const waiting: (() => void)[] = [];
    const later = () => new Promise<void>((resolve) => waiting.push(resolve));
    return {
      engine: {
        parse: (text) => engine.parse(text),
        play: (from, actions) => later().then(() => engine.play(from, actions)),
      },
      async letOut() {
        while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve));
        waiting.shift()!();
      },
    };
  }

  const line = (study: Study) => preorder(study.tree).map((id) => study.tree.nodes.get(id)!.action);

  async function opened() {
    const slowly = slow();
    const study = new Study(slowly.engine);
    await study.load(shared(newTree(START)));
    return { study, ...slowly };
  }

  test('are played in their order, each where the one before led', async () => {
    const { study, letOut } = await opened();
    const both = [study.play('place 2@1'), study.play('place K@3')];
    await letOut();
    await letOut();
    expect(await Promise.all(both)).toEqual([null, null]);
    expect(line(study)).toEqual(['', 'place 2@1', 'place K@3']);
    expect(study.tree.nodes.get(study.at)!.action).toBe('place K@3');
  });

  test('one that cannot be played there is refused, and those behind it are played all the same', async () => {
    const { study, letOut } = await opened();
    const three = [study.play('place 2@1'), study.play('place 2@2'), study.play('nonsense'), study.play('place K@3')];
    for (const _ of three) await letOut();
    const [first, second, third, last] = await Promise.all(three);
    expect([first, last]).toEqual([null, null]);
    expect(second).toMatchObject({ why: 'rules', rules: [expect.stringMatching(/^TB-/)] });
    expect(third).toEqual({ why: 'malformed' });
    expect(line(study)).toEqual(['', 'place 2@1', 'place K@3']);
  });

  test('the same one chosen again before anything is seen of it is meant once', async () => {
    const { study, letOut } = await opened();
    const twice = [study.play('draw'), study.play('draw')];
    await letOut();
    expect(await Promise.all(twice)).toEqual([null, null]);
    expect(line(study)).toEqual(['', 'draw']);
  });

  test('whoever goes elsewhere meanwhile stays there, and what was played is there too', async () => {
    const { study, letOut } = await opened();
    const first = study.play('place 2@1');
    await letOut();
    await first;
    const second = study.play('place K@3');
    study.first();
    const third = study.play('draw');
    await letOut();
    await second;
    expect(study.at).toBe(ROOT);
    await letOut();
    await third;
    expect(line(study)).toEqual(['', 'place 2@1', 'place K@3', 'draw']);
    expect(study.view!.actor).toBe('chance');
  });

  test('another analysis waits until they are part of the one that goes', async () => {
    const { study, letOut } = await opened();
    const act = study.play('draw');
    const left: string[][] = [];
    const loaded = study.load(shared(newTree(START)), () => void left.push(line(study)));
    await letOut();
    await Promise.all([act, loaded]);
    expect(left).toEqual([['', 'draw']]);
    expect(line(study)).toEqual(['']);
  });

  test('what the engine or chance decided is played only where it was decided', async () => {
    const { study, letOut } = await opened();
    const { view } = study;
    const own = study.play('place 2@1');
    const reply = study.reply(view!, 'draw');
    await letOut();
    await Promise.all([own, reply]);
    expect(line(study)).toEqual(['', 'place 2@1']);
  });
});
