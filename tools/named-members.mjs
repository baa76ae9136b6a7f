const CLIENT = '/@sveltejs/kit/src/runtime/client/client.js';
const TAKEN_APART = 'const { onMount, tick } = svelte;';

/**
 * Vite plugin: SvelteKit's client takes two functions out of the whole of Svelte in a way that keeps all the others on
 * every page. Named one by one they come alone. What a later version writes otherwise stops the build, to be looked at.
 */
export function namedMembers() {
  return {
    name: 'named-members',
    enforce: 'pre',

    transform(code, id) {
      if (!id.split('?')[0].endsWith(CLIENT)) return;
      if (!code.includes(TAKEN_APART)) this.error(`${CLIENT} does not say "${TAKEN_APART}" any more`);
      return { code: code.replace(TAKEN_APART, 'const onMount = svelte.onMount, tick = svelte.tick;'), map: null };
    },
  };
}
