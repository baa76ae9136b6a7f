import { expect } from 'vitest';
import { run } from '../../../workers/cli/main';
import type { Io } from '../../../workers/cli/command';

type Files = Readonly<Record<string, string>>;

/** The command line on one game's engine, with files that are named instead of lying on a disk. Nothing is written. */
export function commandLine(engine: ReturnType<Io['engine']>) {
  const io = (files: Files): Io => ({
    read: async (path) => files[path] ?? Promise.reject(new Error('no such file')),
    append: () => Promise.reject(new Error('read only')),
    content: () => Promise.reject(new Error('no such file')),
    publish: () => Promise.reject(new Error('read only')),
    engine: () => engine,
    progress: () => undefined,
  });

  /** What a command prints, which must succeed. */
  async function out(words: string[], files: Files = {}): Promise<string> {
    const { code, out: text, err } = await run(words, io(files));
    expect([code, err]).toEqual([0, '']);
    return text.trimEnd();
  }

  const json = async (words: string[], files: Files = {}) => JSON.parse(await out([...words, '--json'], files));

  /** What a command complains of, which must fail with one line. */
  async function complaint(...words: string[]): Promise<string> {
    const { code, out: text, err } = await run(words, io({}));
    expect([code, text]).toEqual([2, '']);
    expect(err).toMatch(/^sandtable: [^\n]+\n$/);
    return err.slice('sandtable: '.length).trimEnd();
  }

  return { out, json, complaint };
}
