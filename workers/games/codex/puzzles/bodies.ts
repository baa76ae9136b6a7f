import { BUILDINGS, CARDS, HEROES, TOKENS } from '../data';

const BUILT = new Set(BUILDINGS.map(({ id }) => id));
const HERO = new Set(HEROES.map(({ id }) => id));
const UNITS = new Set([...CARDS, ...TOKENS].filter(({ type }) => type === 'unit').map(({ id }) => id));

/** The base, a tech building or an add-on. */
export const isBuilding = (card: string): boolean => BUILT.has(card);
export const isHero = (card: string): boolean => HERO.has(card);
/** Units and heroes. */
export const isBody = (card: string): boolean => HERO.has(card) || UNITS.has(card);

const SPELLS = new Set(CARDS.filter(({ type }) => type === 'spell').map(({ id }) => id));
const HASTE = new Set(CARDS.filter(({ keywords }) => keywords.some(({ k }) => k === 'haste')).map(({ id }) => id));
export const isSpell = (card: string): boolean => SPELLS.has(card);
export const hasHaste = (card: string): boolean => HASTE.has(card);

const COSTS = new Map(CARDS.map(({ id, cost }) => [id, cost]));
/** Printed cost of a card. */
export const costOf = (card: string): number => COSTS.get(card) ?? 0;
