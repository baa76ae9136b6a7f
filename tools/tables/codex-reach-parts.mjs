// What an effect of Codex can add to the damage of a turn, as parts that are added up, and whom its selectors name.

export const WILD = Infinity;
/** The greatest that a number of the effect grammar can be; WILD where it counts something. */
export function greatest(n) {
  if (typeof n === 'number') return n;
  return typeof n === 'object' && n.if ? Math.max(greatest(n.then), greatest(n.else)) : WILD;
}
export const list = (one) => (one === undefined ? [] : Array.isArray(one) ? one : [one]);
/**
 * `flat`, `per`: damage, and more for each attacker. `open`, `free`: patrollers that may be gone from the way by other means than
 * attacks, and attackers that may not mind them. `chip`: damage to patrollers that is no attack's. `draws`: cards. `haste`: how many
 * may get it. `gold`, `kill`: gold, and that for each patroller killed. `cheap`: gold that units of tech 0 cost less. `fells`: it may
 * bring down a tech building or an add-on otherwise than by damage that a base might take as well.
 */
export const NOTHING = {
  flat: 0,
  per: 0,
  open: 0,
  free: 0,
  chip: 0,
  draws: 0,
  haste: 0,
  gold: 0,
  kill: 0,
  cheap: 0,
  fells: 0,
  flags: 0,
};
export const ALL = { ...NOTHING, flat: WILD };
export const MANY = 9;
/** ATK of those with a feather rune (Fairie Dragon). */
export const FEATHERED = 3;
export const SLIPS = 1;
export const DRAWS_BY_KILL = 2;
export const SHIFTS = 4;
export const WEAKENS = 8;
export const MIMICS = 16;
export const SWEEPS = 32;
export const MAKES = 64;
export const CHEAPENS = 128;
export const value = (part) => ({ ...NOTHING, ...part });
const joined = (how) => (all) =>
  all.reduce(
    (a, b) =>
      Object.fromEntries(
        Object.keys(NOTHING).map((key) => [key, key === 'flags' ? a.flags | b.flags : how(a[key], b[key])]),
      ),
    NOTHING,
  );
export const sum = joined((a, b) => a + b);
export const most = joined(Math.max);
export const isNothing = (one) => Object.keys(NOTHING).every((key) => one[key] === 0);

export const kinds = (filter) =>
  list(filter).flatMap((one) => (typeof one === 'string' ? ['unit'] : list(one.is).length ? list(one.is) : ['base']));
export const filterOf = (selector) =>
  typeof selector === 'object' && !Array.isArray(selector)
    ? (selector.pick ?? selector.all ?? selector.least ?? selector)
    : selector;
export const hitsBase = (to) => {
  if (typeof to === 'string') return to !== 'self';
  return list(to).some((one) => kinds(filterOf(one)).some((kind) => kind === 'base' || kind === 'building'));
};
const BUILT = ['building', 'tech_building', 'building_card'];
/** Whether a selector may name a building that is no base. */
export const namesBuilding = (those) => {
  if (typeof those === 'string') return those !== 'self';
  return list(those).some(
    (one) => typeof filterOf(one) === 'string' || kinds(filterOf(one)).some((kind) => BUILT.includes(kind)),
  );
};
/** How many a selector names: a number, or every one of them. */
export function countOf(selector) {
  if (typeof selector === 'string') return 1;
  if (Array.isArray(selector))
    return selector.reduce((n, one) => (n === 'each' || countOf(one) === 'each' ? 'each' : n + countOf(one)), 0);
  if (selector.all) return 'each';
  const n = selector.n ?? 1;
  const top = Array.isArray(n) ? n[1] : n;
  return typeof top === 'number' ? top : 'each';
}
export function spread(n, selector) {
  const points = greatest(n);
  if (points === WILD) return ALL;
  if (points <= 0) return NOTHING;
  const count = countOf(selector);
  return count === 'each' ? value({ per: points }) : value({ flat: points * count });
}
