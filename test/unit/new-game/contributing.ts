/** The list in CONTRIBUTING.md, "Adding a game", as paths. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../../../tools/bootstrap/paths.mjs';

const section = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8').split('## Adding a game')[1]!;

/** The numbered items, each with the lines that belong to it. */
const items = section.split(/^\d\. /m).slice(1);

const OF_GAME = /`([^`\s]*<game>[^`\s]*)`( \*)?/g;
const HEAD = /^ {3}- (.*)$/gm;
const LISTED = /`([\w*./-]+)`( \*)?(?=[:,; ]|$)/g;

export interface Place {
  /** With `<game>` and `<suite>` in it; folders end in a slash. */
  path: string;
  /** The skeleton does without. */
  spared: boolean;
}

/** Whatever names a game, and what lies in the folder of an item. */
export const PLACES: readonly Place[] = items.flatMap((item) => {
  const named = Array.from(item.matchAll(OF_GAME), ([, path, star]) => ({ path: path!, spared: star !== undefined }));
  const folder = named[0]?.path.endsWith('/') ? named[0].path : null;
  if (!folder) return named;
  const heads = Array.from(item.matchAll(HEAD), ([, line]) => line!.replace(/: .*|, for .*|\(.*/, ''));
  const within = heads.flatMap((head) =>
    Array.from(head.matchAll(LISTED), ([, path, star]) => ({ path: folder + path!, spared: star !== undefined })),
  );
  return [...named, ...within];
});

/** What is given a line when a game is registered, the registry aside. */
export const TABLES: readonly string[] = Array.from(
  items.at(-1)!.matchAll(/`((?:workers|site)\/[\w./-]+)`/g),
  ([, path]) => path!,
).filter((path) => path !== 'workers/registry.ts');
