import { CONTINENTS, PLACES, isSeaPlace } from '../../../workers/referee/conquest/map';
import { referenceCases } from '../../support/conquest-cases/cases';
import { day } from '../../support/day';
import { at } from './table';

referenceCases({
  at,
  isThorough: day % 2 === 1,
  places: PLACES.map((text) => ({ text, sea: isSeaPlace(text) })),
  continents: CONTINENTS.map(({ lands }) => lands),
});
