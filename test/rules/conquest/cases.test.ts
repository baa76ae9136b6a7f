import { CODES, CONTINENTS, PLACES, placeText } from '../../../workers/games/conquest/map';
import { referenceCases } from '../../support/conquest-cases/cases';
import { at } from './table';

referenceCases({
  at,
  places: PLACES.map(({ sea }, place) => ({ text: placeText(place), sea })),
  continents: CONTINENTS.map((lands) => lands.map((land) => CODES[land]!)),
});
