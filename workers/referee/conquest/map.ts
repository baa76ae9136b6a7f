import map from '../../../assembly/games/conquest/data/conquest-map.json' with { type: 'json' };

/** Three-letter code of a territory. */
export type Land = string;
/** `NAF/EGY`: the front place of NAF that faces EGY. */
export type Place = string;
/** `NAF~BRA`: the lane on which the landing force from port NAF lies off the coast of BRA. */
export type Lane = string;

const codeOf = new Map(map.territories.map(({ id, abbr }) => [id, abbr]));

/** All territories by index (CQ-BOARD-1). */
export const LANDS: readonly Land[] = map.territories.map(({ abbr }) => abbr);
const indices = new Map(LANDS.map((land, index) => [land, index]));

/** The continents by index, with the bonus of CQ-REC-4. */
export const CONTINENTS: readonly { bonus: number; lands: readonly Land[] }[] = map.continents.map((continent) => ({
  bonus: continent.bonus,
  lands: continent.territories.map((id) => codeOf.get(id)!),
}));

/** Index of a continent by its id in the data. Throws a RangeError on any other word. */
export function continentIndex(id: string): number {
  const index = map.continents.findIndex((continent) => continent.id === id);
  if (index < 0) throw new RangeError(`no continent ${id}`);
  return index;
}

interface Neighbour {
  readonly land: Land;
  readonly sea: boolean;
}

const neighbours = new Map<Land, readonly Neighbour[]>(
  map.territories.map(({ abbr, neighbours }) => [
    abbr,
    neighbours.map(({ id, kind }) => ({ land: codeOf.get(id)!, sea: kind === 'sea' })),
  ]),
);
const stars = new Map(map.territories.map(({ abbr, stars }) => [abbr, stars]));

/** Neighbours of a territory by the index of its front places, over land and sea (CQ-BOARD-2). */
export const neighboursOf = (land: Land): readonly Neighbour[] => neighbours.get(land)!;

/** Stars on the card of a territory (CQ-CARD-1). */
export const starsOn = (land: Land): number => stars.get(land)!;

export const isLand = (text: string): boolean => indices.has(text);
export const byLand = (a: Land, b: Land): number => indices.get(a)! - indices.get(b)!;
export const inOrder = (lands: readonly Land[]): Land[] => [...lands].sort(byLand);

/** All front places by index: two of each border, that of its first land before that of its second (6.1). */
export const PLACES: readonly Place[] = map.borders.flatMap(({ a, b }) => {
  const [one, other] = [codeOf.get(a)!, codeOf.get(b)!];
  return [`${one}/${other}`, `${other}/${one}`];
});
const placeIndices = new Map(PLACES.map((place, index) => [place, index]));
const overSea = new Set(map.borders.flatMap(({ kind }, i) => (kind === 'sea' ? PLACES.slice(2 * i, 2 * i + 2) : [])));

export const placesOf = (land: Land): Place[] => neighboursOf(land).map((next) => `${land}/${next.land}`);

/** The territory a place or a landing force belongs to. */
export const baseOf = (group: Place | Lane): Land => group.slice(0, 3);
/** The territory a place faces, or off whose coast a force lies. */
export const farOf = (group: Place | Lane): Land => group.slice(4);

export const isPlace = (text: string): boolean => placeIndices.has(text);
export const isSeaPlace = (place: Place): boolean => overSea.has(place);
export const isLane = (text: string): boolean => text[3] === '~' && isSeaPlace(placeOfLane(text));
/** Whether the word names a landing force, by its form. */
export const namesForce = (group: Place | Lane): boolean => group[3] === '~';

export const opposite = (place: Place): Place => `${farOf(place)}/${baseOf(place)}`;
/** The lane from the port at which a sea place lies, and back. */
export const laneOf = (place: Place): Lane => `${baseOf(place)}~${farOf(place)}`;
export const placeOfLane = (lane: Lane): Place => `${baseOf(lane)}/${farOf(lane)}`;

/** Order of places and of forces by the index of their places. */
export const byPlace = (a: Place | Lane, b: Place | Lane): number =>
  placeIndices.get(placeOfLane(a))! - placeIndices.get(placeOfLane(b))!;
