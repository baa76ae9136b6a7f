import { readFile } from 'node:fs/promises';
import { Engine } from './engine';

/** Starts an instance of a game's compiled engine from the build folder. */
export async function engineFromFile(file: string | URL): Promise<Engine> {
  const bytes = await readFile(file);
  return Engine.create(await WebAssembly.compile(bytes));
}
