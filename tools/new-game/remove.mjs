// Takes a skeleton away, as long as it is nothing but one.
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from './names.mjs';
import { placesOf } from './taken.mjs';

/** The files below a place, which may be one itself. */
const filesIn = (root, place) =>
  !existsSync(join(root, place))
    ? []
    : statSync(join(root, place)).isFile()
      ? [place]
      : readdirSync(join(root, place)).flatMap((name) => filesIn(root, `${place}/${name}`));

/** @throws Refused if a file of it was changed or added */
export function remove(name, files, root) {
  const places = placesOf(name, files);
  const changed = places
    .flatMap((place) => filesIn(root, place))
    .find((path) => files.get(path) !== readFileSync(join(root, path), 'utf8'));
  if (changed) throw new Refused(`"${name}" stays: ${changed} was changed or added`);
  for (const place of places) rmSync(join(root, place), { recursive: true, force: true });
}
