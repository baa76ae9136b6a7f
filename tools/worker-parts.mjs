/** Where the list lies, below the site's base. */
const LIST = '_app/worker-parts.json';

/**
 * Lists what workers load on demand, as paths below the site's base. SvelteKit tells the service worker which files the
 * pages are built of, the workers among them, but not that workers come in parts.
 *
 * @returns {import('vite').Plugin}
 */
export function workerParts() {
  return {
    name: 'sandtable:worker-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const parts = Object.keys(bundle).filter((file) => /\/workers\/chunks\/.*\.js$/.test(file));
        this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(parts.sort()) });
      },
    },
  };
}
