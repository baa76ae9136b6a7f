import { expect, it } from 'vitest';
import { checkAction } from '../../../workers/games/tash-kalar/actions';
import { write } from '../../../workers/games/tash-kalar/codec';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { stateToPosition } from '../../../workers/games/tash-kalar/position';
import { trialOf } from '../../../workers/games/tash-kalar/trial';
import { problemsOf } from '../../../workers/games/tash-kalar/validity';
import { engine, game } from './support/games';

const SEEDS = Array.from({ length: 8 }, (_, i) => i + 1);

it('every node of a game survives its words and its bytes', () => {
  const asked = new Set<string>();
  for (const seed of SEEDS) {
    for (const { before, bytes } of game(seed)) {
      asked.add(before.question);
      const again = new Uint8Array(bytes.length);
      write(before, again);
      expect(again).toEqual(bytes);
      const line = tashKalar.print(before);
      expect(problemsOf(before), line).toEqual([]);
      const hash = engine.hash();
      expect(tashKalar.parse(line)).toEqual({ ok: true, value: before });
      expect(engine.load(again), line).toBe(0);
      expect(engine.hash()).toBe(hash);
    }
  }
  // The words are tried at every kind of node but the rarest.
  const kinds = ['start', 'deal', 'row', 'setupNext', 'marks', 'menu', 'return', 'effect', 'match', 'draw'];
  expect([...asked]).toEqual(expect.arrayContaining(kinds));
});

it('a JSON position leads to the same node, apart from what players know of each other and turns that are over', () => {
  for (const seed of SEEDS.slice(0, 6)) {
    for (const { before, legal } of game(seed)) {
      const json = stateToPosition(before);
      expect(json === null).toBe(before.question === 'effect');
      if (!json) continue;
      const parsed = tashKalar.parse(JSON.stringify(json));
      if (!parsed.ok) throw new Error(JSON.stringify([parsed.error, json]));
      expect(stateToPosition(parsed.value)).toEqual(json);
      const bytes = new Uint8Array(tashKalar.stateBytes);
      write(parsed.value, bytes);
      expect(engine.load(bytes), JSON.stringify(json)).toBe(0);
      const now = [...(engine.actor() < 2 ? engine.legal() : engine.outcomes().actions)];
      expect(now, JSON.stringify(json)).toEqual(legal);
    }
  }
});

it('every action survives its words, and its picks mean it and nothing else', () => {
  for (const seed of SEEDS) {
    for (const { before, legal } of game(seed)) {
      const texts = legal.map((action) => tashKalar.actionText(action, before));
      expect(new Set(texts).size).toBe(texts.length);
      const picks = legal.map((action) => tashKalar.picks(action, before));
      expect(new Set(picks.map((list) => list.join(' '))).size).toBe(picks.length);
      legal.forEach((action, i) => {
        expect(tashKalar.parseAction(texts[i]!, before)).toEqual({ ok: true, value: action });
        expect(checkAction(texts[i]!).ok).toBe(true);
        expect(trialOf(picks[i]!, before, texts)).toBe(texts[i]);
      });
    }
  }
});
