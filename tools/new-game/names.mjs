// What a new game is called in code, data and texts.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Something that cannot be done, said in one line. */
export class Refused extends Error {}

const NAME = /^[a-z][a-z0-9]+(?:-[a-z0-9]+)*$/;

const rulesFile = (root, game) => join(root, 'assembly/games', game, 'data/rules.json');

/** What the ids of a game's rules begin with; null for a game that has none. */
function prefixOf(root, game) {
  const file = rulesFile(root, game);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).rules[0].id.split('-')[0] : null;
}

/** Two letters that no game has yet: the initials of the first words, or else the first letter with another one. */
function freePrefix(root, name) {
  const taken = readdirSync(join(root, 'assembly/games')).map((game) => prefixOf(root, game));
  const [first, ...others] = name.toUpperCase().replace(/[^A-Z]/g, '');
  const initials = name.toUpperCase().match(/(?<=-)[A-Z]/g) ?? [];
  const found = [...initials, ...others, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(
    (second) => !taken.includes(first + second),
  );
  if (!found) throw new Refused(`all prefixes that begin with ${first} are taken`);
  return first + found;
}

const names = (game, prefix) => ({
  game,
  snake: game.replaceAll('-', '_'),
  Title: game.replace(/(?:^|-)(\w)/g, (_, letter, at) => (at ? ' ' : '') + letter.toUpperCase()),
  PREFIX: prefix,
  prefix: prefix.toLowerCase(),
});

/** The names of a game to be made. */
export function namesFor(name, root) {
  if (!NAME.test(name))
    throw new Refused(`"${name}" is no name: lower case, two letters at least, words with hyphens between them`);
  return names(name, freePrefix(root, name));
}

/** The names of a game that was made. */
export function namesOf(name, root) {
  const prefix = NAME.test(name) ? prefixOf(root, name) : null;
  if (!prefix) throw new Refused(`there is no game "${name}"`);
  return names(name, prefix);
}
