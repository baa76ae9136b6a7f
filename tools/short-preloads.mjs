const TABLE_OF_PAGES = /\/entry\/app\./;

/**
 * Vite plugin: a chunk that imports another one later names what that one needs, so that all is fetched at once. Names do
 * not compress, so two kinds are left out: what the importing chunk stands on itself, which has long been there, and, in
 * the table of all pages that every first visit carries, the scripts of every other page.
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

  return {
    name: 'short-preloads',
    // Before Vite's own plugin asks.
    enforce: 'pre',

    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, needed, { hostId }) =>
            TABLE_OF_PAGES.test(hostId)
              ? needed.filter((file) => file.endsWith('.css'))
              : needed.filter((file) => !standsOn(hostId).has(file)),
        },
      },
    }),

    generateBundle(_, bundle) {
      chunks = bundle;
      known = new Map();
    },
  };
}
