/** The map by number and by three-letter code, as positions and actions write it. */
import map from '../../../assembly/games/conquest/data/conquest-map.json?keys=territories,borders,continents,id,abbr,a,b,kind';

/** By index: the three-letter code of a territory. */
export const CODES: readonly string[] = map.territories.map(({ abbr }) => abbr);
const LAND_OF = new Map(CODES.map((code, index) => [code, index]));
const INDEX_OF = new Map(map.territories.map(({ id }, index) => [id, index]));

/** Seats as positions write them: R B G Y P. */
export const COLOURS = 'RBGYP';

/** A front place: the territory it is of, the one it faces, and whether water lies between. */
export interface Place {
  at: number;
  facing: number;
  sea: boolean;
}

/** By index; the place across the border is the number with its lowest bit changed. */
export const PLACES: readonly Place[] = map.borders.flatMap(({ a, b, kind }) => {
  const [at, facing, sea] = [INDEX_OF.get(a)!, INDEX_OF.get(b)!, kind === 'sea'];
  return [
    { at, facing, sea },
    { at: facing, facing: at, sea },
  ];
});
const PLACE_OF = new Map(PLACES.map(({ at, facing }, place) => [`${CODES[at]}/${CODES[facing]}`, place]));

/** By lane: the place of the port that names it. */
export const LANE_PLACES: readonly number[] = PLACES.flatMap(({ sea }, place) => (sea ? [place] : []));

/** By index: the territories of a continent. */
export const CONTINENTS: readonly (readonly number[])[] = map.continents.map(({ territories }) =>
  territories.map((id) => INDEX_OF.get(id)!),
);

/** Continents all of whose territories a seat owns. */
export const continentsOwned = (lands: readonly { owner: number }[], seat: number): number[] =>
  CONTINENTS.flatMap((list, index) => (list.every((t) => lands[t]!.owner === seat) ? [index] : []));

/** Index of a territory; undefined for what is no code. */
export const landOf = (code: string): number | undefined => LAND_OF.get(code);

/** `NAF/EGY`. */
export const placeText = (place: number): string => `${CODES[PLACES[place]!.at]}/${CODES[PLACES[place]!.facing]}`;

/** `NAF~BRA`, the landing force from port NAF off the coast of BRA. */
export const forceText = (place: number): string => placeText(place).replace('/', '~');

/** A group of invaders: over land by its front place, from the sea by its force. */
export const invaderText = (place: number): string => (PLACES[place]!.sea ? forceText(place) : placeText(place));

/** Index of the place `NAF/EGY`; undefined where those are no neighbours. */
export const placeOf = (text: string): number | undefined => PLACE_OF.get(text);
