import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FrontData, FrontWords } from '../../site/lib/front/facts';
import { loadCodec } from '../../workers/codecs';
import { engineFromFile } from '../../workers/engine/node';
import { GAMES } from '../../workers/registry';
import { Session } from '../../workers/session';
import { LOCALES, contentOf, root } from './files';

const read = <T>(game: string, file: string): T =>
  JSON.parse(readFileSync(`${root}site/content/${game}/front/${file}.json`, 'utf8')) as T;

const BUTTON = /^button:/;

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

  test.each(LOCALES)(
    'in %s: what it is about and how one wins, in a sentence each, and what the demo asks',
    (locale) => {
      const { about, aim, task } = read<FrontWords>(id, locale);
      for (const text of [about, aim]) {
        expect(text).toMatch(/[.。]$/);
        expect(text.match(/[.。]/g)).toHaveLength(1);
        expect(text.length).toBeLessThan(200);
      }
      // It stands beside a small board.
      expect(task).toMatch(/[.。]$/);
      expect(task.length).toBeLessThan(110);
    },
  );

  test('the picture is a position that can be played on', async () => {
    const codec = await loadCodec(id);
    const parsed = codec.parse(picture);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(codec.print(parsed.value)).toBe(picture);
  });

  test('the demo asks for one move, or whom an attack strikes as well; it begins with the piece in hand, and every place answers', async () => {
    const codec = await loadCodec(id);
    const session = new Session(codec, await engineFromFile(new URL(`../../build/${wasm}`, import.meta.url)));
    const step = scripts.find((script) => script.id === demo.lesson)!.steps[demo.step - 1]!;
    expect(step.goal.type).toBe('state');
    expect(step.before ?? step.after).toBeUndefined();
    expect(step.line.length).toBeLessThanOrEqual(2);
    const text = typeof step.position === 'string' ? step.position : JSON.stringify(step.position);
    const parsed = session.parse(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    let view = parsed.value;
    for (const action of step.line) {
      const held = view.choices.filter(({ picks }) => demo.picks.every((pick, i) => picks[i] === pick));
      expect(held.map((choice) => choice.action)).toContain(action);
      // One click is the whole answer; a button beside the board, or one that a place alone could mean, is none.
      const clicks = held.map(
        ({ picks }) => picks.slice(demo.picks.length).filter((pick) => !BUTTON.test(pick)).length,
      );
      expect(new Set(clicks.filter((count) => count > 0))).toEqual(new Set([1]));
      view = session.play(view.notation, [action]).view;
    }
  });
});
