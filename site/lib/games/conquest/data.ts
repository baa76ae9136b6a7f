/** The drawing of the map, which board/layout.ts reads. */
export { arrive } from '../../../../assembly/games/conquest/data/map-drawing.json?fetched';
