// Makes the skeleton of a game in every layer, or takes it away again: `npm run new-game <name> [-- --remove]`.
// What a skeleton is stands in CONTRIBUTING.md, "Adding a game". Nothing shows it until it stands in workers/registry.ts.
//   --remove    takes away what was made, if nothing of it was changed since
//   --root DIR  works in another copy of the repository
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bootstrap/paths.mjs';
import { Refused, namesFor, namesOf } from './new-game/names.mjs';
import { remove } from './new-game/remove.mjs';
import { laidOut, skeleton } from './new-game/skeleton.mjs';
import { checkFree, isRegistered } from './new-game/taken.mjs';

const USAGE = 'usage: npm run new-game <name> [-- --remove]';

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { remove: { type: 'boolean' }, root: { type: 'string', default: root } },
    });
    if (positionals.length === 1) return { name: positionals[0], ...values, root: resolve(values.root) };
  } catch (error) {
    throw new Refused(`${error.message.split('.')[0]}; ${USAGE}`);
  }
  throw new Refused(USAGE);
}

async function make(name, place) {
  const files = skeleton(namesFor(name, place));
  checkFree(name, files, place);
  for (const [path, text] of await laidOut(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  console.log(`${files.size} files of "${name}" are there; CONTRIBUTING.md, "Adding a game", says what each is for.`);
}

async function takeAway(name, place) {
  const files = skeleton(namesOf(name, place));
  if (isRegistered(name, place)) throw new Refused(`"${name}" stays: it stands in workers/registry.ts`);
  remove(name, await laidOut(files), place);
  console.log(`The ${files.size} files of "${name}" are gone.`);
}

try {
  const { name, root: place, remove: away } = asked();
  await (away ? takeAway : make)(name, place);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exit(2);
}
