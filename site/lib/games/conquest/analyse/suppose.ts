/** Nodes as they would be; see `Suppositions`. */
export { passed } from '$workers/games/conquest/passed';
