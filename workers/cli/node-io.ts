import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { engineFromFile } from '../engine/node';
import { CliError, type Io } from './command';

/** Files, standard input and the engines in the build folder. */
export function nodeIo(build: URL): Io {
  const content = (path: string): URL => new URL(`../site/content/${path}`, build);
  return {
    read: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
    append: (path, more) => appendFile(path, more),
    content: (path) => readFile(content(path), 'utf8'),
    publish: async (path, whole) => {
      await mkdir(new URL('.', content(path)), { recursive: true });
      await writeFile(content(path), whole);
    },
    engine: async ({ wasm }) => {
      try {
        return await engineFromFile(new URL(wasm, build));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        throw new CliError(`the engine ${wasm} is not built yet; run "npm run engine"`);
      }
    },
    progress: (line) => void process.stderr.write(`${line}\n`),
  };
}
