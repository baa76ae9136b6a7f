/** Every board at once, for pages that offer all of them. Importing it makes all of them known to `mapOf`. */
import data from '../../../../../assembly/games/toy-battle/data/maps.json';
import { learnMap, type MapData } from './map';
import { patterns } from './terrain.json';

export { mapOf, type MapData } from './map';

export const MAPS = data.maps as unknown as readonly MapData[];
for (const map of MAPS)
  learnMap(
    map,
    patterns.find(({ id }) => id === map.id)!,
  );
