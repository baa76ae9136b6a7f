// The site's aliases in the shape dependency-cruiser reads them in. Taken from SvelteKit's own configuration, so that
// the arrows can be looked at before SvelteKit has generated anything.
import { resolve } from 'node:path';
import config from '../../svelte.config.js';

const { alias, files } = config.kit;
const places = { $lib: `${files.src}/lib`, ...alias };

export default {
  resolve: { alias: Object.fromEntries(Object.entries(places).map(([name, place]) => [name, resolve(place)])) },
};
