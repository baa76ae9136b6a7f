/** English names of types are those of the data. */
import { CARDS, TOKENS } from '../../../data';

export const SUBTYPES: Readonly<Record<string, string>> = Object.fromEntries(
  [...CARDS, ...TOKENS].flatMap(({ subtypes }) => subtypes.map((type) => [type, type])),
);
