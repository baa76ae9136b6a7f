/**
 * Vite plugin: a chunk that imports another one later names what that one needs, so that all is fetched at once. What the
 * importing chunk stands on itself has long been there, and its names, which do not compress, are left out.
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
          resolveDependencies: (_, needed, { hostId }) => needed.filter((file) => !standsOn(hostId).has(file)),
        },
      },
    }),

    generateBundle(_, bundle) {
      chunks = bundle;
      known = new Map();
    },
  };
}
