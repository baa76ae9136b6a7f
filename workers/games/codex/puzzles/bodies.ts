import { BUILDINGS, CARDS, HEROES, TOKENS } from '../data';

const BUILT = new Set(BUILDINGS.map(({ id }) => id));
const HERO = new Set(HEROES.map(({ id }) => id));
const UNITS = new Set([...CARDS, ...TOKENS].filter(({ type }) => type === 'unit').map(({ id }) => id));

/** The base, a tech building or an add-on. */
export const isBuilding = (card: string): boolean => BUILT.has(card);
export const isHero = (card: string): boolean => HERO.has(card);
/** Units and heroes. */
export const isBody = (card: string): boolean => HERO.has(card) || UNITS.has(card);
