/** What cards and tasks show. */
export { arrive } from '../../../../assembly/games/tash-kalar/data/faces.json?fetched';
