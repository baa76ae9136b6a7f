const TABLE_OF_PAGES = /\/entry\/app\./;
const OF_GAME = /\/site\/lib\/games\/[^/]+\//;

/**
 * Vite plugin: a chunk that imports another one later names what that one needs, so that all is fetched at once. Names do
 * not compress, so three kinds are left out: what the importing chunk stands on itself, which has long been there; in
 * the table of all pages that every first visit carries, the scripts of every other page; in tables of games, the scripts
 * of all games, since the page of one of them names its own (site/lib/prerender/scripts.ts).
 */
export function shortPreloads() {
  let chunks = {};
  let known = new Map();

  /** A chunk and what it imports at once, in any number of steps. */
  function standsOn(file) {
    const found = known.get(file) ?? new Set([file]);
    known.set(file, found);
    // What is added on the way has its turn as well.
    for (const each of found) for (const needed of chunks[each]?.imports ?? []) found.add(needed);
    return found;
  }

  /** Whether shared code names a part of a game. */
  const inTableOfGames = (host, file) =>
    OF_GAME.test(chunks[file]?.facadeModuleId) && !chunks[host]?.moduleIds.some((id) => OF_GAME.test(id));

  return {
    name: 'short-preloads',
    // Before Vite's own plugin asks.
    enforce: 'pre',

    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostId }) =>
            TABLE_OF_PAGES.test(hostId) || inTableOfGames(hostId, file)
              ? needed.filter((each) => each.endsWith('.css'))
              : needed.filter((each) => !standsOn(hostId).has(each)),
        },
      },
    }),

    generateBundle(_, bundle) {
      chunks = bundle;
      known = new Map();
    },
  };
}
