import { CODES, CONTINENTS, PLACES, placeText } from '../../../workers/games/conquest/map';
import { referenceCases } from '../../support/conquest-cases/cases';
import { day } from '../../support/day';
import { at } from './table';

referenceCases({
  at,
  isThorough: day % 2 === 0,
  places: PLACES.map(({ sea }, place) => ({ text: placeText(place), sea })),
  continents: CONTINENTS.map((lands) => lands.map((land) => CODES[land]!)),
});
