/**
 * A game that is being written has files in every layer, and some of the site's modules take whatever lies in the folders
 * of games. What belongs to a game that does not stand in the registry yet must not weigh on visitors.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Ids of the games in the registry of a copy of the repository. */
export const registeredGames = (root) =>
  [...readFileSync(join(root, 'workers/registry.ts'), 'utf8').matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id);

const GLOB = /(import\.meta\.glob(?:<[^(]*>)?\(\s*)('[^']*'|\[[^\]]*\])/g;

/**
 * Vite plugin: globs of the site find files of these games only. The first star of a pattern is the game.
 *
 * @param {readonly string[]} games ids
 */
export function onlyGames(games) {
  const each = (pattern) => games.map((game) => pattern.replace('*', game)).join(', ');
  return {
    name: 'only-games',
    enforce: 'pre',

    transform(code, id) {
      if (!code.includes('import.meta.glob') || id.includes('/node_modules/')) return;
      const narrowed = code.replace(
        GLOB,
        (_, call, patterns) => `${call}[${patterns.replace(/[[\]]/g, '').replace(/'[^'!*]*\*[^']*'/g, each)}]`,
      );
      return { code: narrowed, map: null };
    },
  };
}

/** Whether a folder of messages, `<game>` or `<game>-<part>`, is of a game in the registry or of none. */
export function partsOfSite(root) {
  const games = registeredGames(root);
  const known = [...games, ...readdirSync(join(root, 'assembly/games'))].sort((a, b) => b.length - a.length);
  return (part) => {
    const owner = known.find((game) => part === game || part.startsWith(`${game}-`));
    return owner === undefined || games.includes(owner);
  };
}
