import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { between } from '../../site/lib/front/demo-picks';
import type { FrontData, FrontWords } from '../../site/lib/front/facts';
import { loadCodec } from '../../workers/codecs';
import { engineFromFile } from '../../workers/engine/node';
import { GAMES } from '../../workers/registry';
import { Session } from '../../workers/session';
import { LOCALES, contentOf, root } from './files';

const read = <T>(game: string, file: string): T =>
  JSON.parse(readFileSync(`${root}site/content/${game}/front/${file}.json`, 'utf8')) as T;

describe.each(GAMES)('how $id is introduced', ({ id, wasm }) => {
  const { players, minutes, demo, picture } = read<FrontData>(id, 'front');
  const { scripts } = contentOf(id);

  test('players and minutes are ranges', () => {
    for (const [from, to] of [players, minutes]) {
      expect(from).toBeGreaterThan(0);
      expect(to).toBeGreaterThanOrEqual(from);
    }
    expect(players[1]).toBeLessThanOrEqual(5);
  });

  test.each(LOCALES)('in %s: what it is about and how one wins, in a sentence each', (locale) => {
    const { about, aim } = read<FrontWords>(id, locale);
    for (const text of [about, aim]) {
      expect(text).toMatch(/[.。]$/);
      expect(text.match(/[.。]/g)).toHaveLength(1);
      expect(text.length).toBeLessThan(200);
    }
  });

  test('the picture is a position that can be played on', async () => {
    const codec = await loadCodec(id);
    const parsed = codec.parse(picture);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(codec.print(parsed.value)).toBe(picture);
  });

  test('the demo asks for one move, which begins with the piece in hand, and every place answers', async () => {
    const codec = await loadCodec(id);
    const session = new Session(codec, await engineFromFile(new URL(`../../build/${wasm}`, import.meta.url)));
    const step = scripts.find((script) => script.id === demo.lesson)!.steps[demo.step - 1]!;
    expect(step.goal.type).toBe('state');
    expect(step.before ?? step.after).toBeUndefined();
    expect(step.line).toHaveLength(1);
    const text = typeof step.position === 'string' ? step.position : JSON.stringify(step.position);
    const parsed = session.parse(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const left = parsed.value.choices.map(({ action, picks }) => ({ action, picks: between(picks, demo) }));
    const offered = left.filter(({ picks }) => picks !== null);
    expect(offered.map(({ action }) => action)).toContain(step.line[0]);
    // One click is the whole answer.
    expect(new Set(offered.map(({ picks }) => picks!.length))).toEqual(new Set([1]));
  });
});
