import { CONTINENTS, PLACES, isSeaPlace } from '../../../workers/referee/conquest/map';
import { referenceCases } from '../../support/conquest-cases/cases';
import { at } from './table';

referenceCases({
  at,
  places: PLACES.map((text) => ({ text, sea: isSeaPlace(text) })),
  continents: CONTINENTS.map(({ lands }) => lands),
});
