// The files of a new game: those in template/, with its names in place of `__game__` and the like, laid out by Prettier.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { inRoot } from '../bootstrap/paths.mjs';

const template = fileURLToPath(new URL('template', import.meta.url));

const templates = () =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(template, join(parentPath, name)))
    .sort();

/**
 * @param {Readonly<Record<string, string>>} names by placeholder
 * @returns {Map<string, string>} text by path, not laid out yet
 */
export function skeleton(names) {
  const named = (text) => text.replace(/__([A-Za-z]+)__/g, (_, name) => names[name]);
  return new Map(templates().map((file) => [named(file), named(readFileSync(join(template, file), 'utf8'))]));
}

/** Lines break elsewhere when a name is longer than its placeholder. */
async function laidOutText(path, text) {
  const filepath = inRoot(path);
  const { ignored, inferredParser } = await getFileInfo(filepath, { ignorePath: inRoot('.prettierignore') });
  return ignored || !inferredParser ? text : format(text, { ...(await resolveConfig(filepath)), filepath });
}

/** The same files as they are written. */
export const laidOut = async (files) =>
  new Map(await Promise.all([...files].map(async ([path, text]) => [path, await laidOutText(path, text)])));
