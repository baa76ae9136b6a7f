// Whether a name is free: in folders and files of any layer, in the registry, and among the site's messages.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { registeredGames } from '../registered.mjs';
import { Refused } from './names.mjs';

const keysIn = (text) => Object.keys(JSON.parse(text));

/** Ids of all messages of the site. */
const messages = (root) =>
  readdirSync(join(root, 'site/messages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)en\.json$/.test(file))
    .flatMap((file) => keysIn(readFileSync(join(root, 'site/messages', file), 'utf8')));

export const isRegistered = (name, root) => registeredGames(root).includes(name);

/** The folders of a game's own, one a layer, and its files beside them. */
export function placesOf(name, files) {
  const own = (path) => {
    const parts = path.split('/');
    return parts.slice(0, parts.indexOf(name) + 1 || parts.length).join('/');
  };
  return [...new Set([...files.keys()].map(own))];
}

/** @throws Refused if anything of that name is there */
export function checkFree(name, files, root) {
  const there = placesOf(name, files).find((place) => existsSync(join(root, place)));
  if (there) throw new Refused(`"${name}" is taken: there is ${there}`);
  if (isRegistered(name, root)) throw new Refused(`"${name}" is taken: it stands in workers/registry.ts`);
  const known = new Set(messages(root));
  const message = keysIn(files.get(`site/messages/${name}/en.json`)).find((key) => known.has(key));
  if (message) throw new Refused(`"${name}" is taken: there is a message ${message}`);
}
