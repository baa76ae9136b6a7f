// How far an effect of Codex can open the way to a base: how many patrollers it may take out of it, and how many attackers need
// not mind them. More than five is all of them. What the rules of thumb below do not understand opens all.

const list = (one) => (one === undefined ? [] : Array.isArray(one) ? one : [one]);
const ALL = 9;

/** Verbs that leave every patroller where it is, and everything it can do; what another bound calls wild aside. */
const CALM = new Set([
  'repair',
  'draw',
  'gold',
  'steal',
  'skip',
  'look',
  'remember',
  'discard',
  'lock_levels',
  'extra_turn',
  'token',
  'put',
  'fetch',
  'choose',
  'pick',
  'shift',
  'prevent',
  'later',
  'modes',
  'coin',
  'seq',
  'effect',
]);
/** Keywords that help no attacker past a patroller, and kill none beside the one that is attacked. */
const HARMLESS = new Set([
  'frenzy',
  'haste',
  'resist',
  'swift_strike',
  'ephemeral',
  'readiness',
  'armor_piercing',
  'long_range',
  'detector',
  'no_attack',
  'untargetable',
  'flagbearer',
]);
const FREEING = new Set(['stealth', 'invisible', 'unstoppable', 'flying']);
/** Runes that only count something. */
const COUNTERS = new Set(['blood', 'corpse', 'focus', 'growth', 'javelin', 'sword', 'time']);
/** Kinds that no patroller is of. */
const STANDING = new Set(['base', 'building', 'tech_building', 'building_card', 'worker', 'upgrade', 'ongoing']);

const filterOf = (selector) => selector.pick ?? selector.all ?? selector.least ?? selector;
const isOwn = (selector) => selector === 'self' || filterOf(selector)?.side === 'you';
function isStanding(selector) {
  if (typeof selector !== 'object' || Array.isArray(selector)) return false;
  const kinds = list(filterOf(selector).is);
  return kinds.length > 0 && kinds.every((kind) => STANDING.has(kind));
}
/** Patrollers among those a selector names. */
function patrollers(selector) {
  if (selector === undefined || Array.isArray(selector)) return ALL;
  if (isOwn(selector) || isStanding(selector)) return 0;
  if (typeof selector === 'string') return 1;
  if (selector.all) return ALL;
  const n = selector.n ?? 1;
  const top = Array.isArray(n) ? n[1] : n;
  return typeof top === 'number' ? top : ALL;
}
const names = (selector) => (typeof selector === 'string' ? 1 : selector && !selector.all ? (selector.n ?? 1) : ALL);

/** Keywords given: how many patrollers more than one may die by an attack. */
function byKeywords(keywords, on) {
  const odd = list(keywords).filter(({ k }) => !HARMLESS.has(k) && !FREEING.has(k));
  return odd.length ? ALL : list(keywords).some(({ k }) => FREEING.has(k)) && !isOwn(on) ? ALL : 0;
}
const freedBy = (keywords, on) => {
  const n = list(keywords).some(({ k }) => FREEING.has(k)) ? names(on) : 0;
  return typeof n === 'number' ? n : ALL;
};

/** Patrollers that one step may take out of the way; those of steps within it are added by whoever looks into them. */
export function opened(step) {
  const { op } = step;
  if (CALM.has(op)) return 0;
  switch (op) {
    case 'damage':
      if (isStanding(step.to) || chipped(step)) return 0;
      return step.divide && typeof step.n !== 'number' ? ALL : patrollers(step.to);
    case 'destroy':
    case 'sacrifice':
    case 'trash':
    case 'sideline':
    case 'exhaust':
    case 'freeze':
    case 'disable':
    case 'move':
      return patrollers(step.what);
    case 'rune':
      if (step.kind === 'feather') return ALL;
      return step.kind === 'plus' || (COUNTERS.has(step.kind) && step.n > 0) ? 0 : patrollers(step.on);
    case 'buff': {
      const weakens = [step.atk, step.hp].some((n) => n !== undefined && !(n >= 0));
      return byKeywords(step.give, step.on) + (weakens || step.lose ? patrollers(step.on) : 0);
    }
    default:
      return ALL;
  }
}
/** Damage that one step may do to patrollers, where it names how many of them and how much; else it opens the way. */
export function chipped({ op, n, to, divide }) {
  const hit = op === 'damage' && typeof n === 'number' ? (isStanding(to) ? 0 : divide ? 1 : patrollers(to)) : 0;
  return hit < ALL ? Math.max(0, n) * hit || 0 : 0;
}
/** Attackers that one step may lead past all patrollers. */
export const freed = (step) => (step.op === 'buff' && isOwn(step.on) ? freedBy(step.give, step.on) : 0);

const CALM_MODS = new Set([
  'cost',
  'hero_limit',
  'worker_cost',
  'build_cost',
  'instant_tech',
  'toll',
  'play_limit',
  'reveal_hand',
  'worker_income_max',
  'draw_phase',
  'skip_draw_phase',
  'illusion_safe',
  'atk_max',
  'damage_floor',
  'waive',
  'types',
  'prevent',
  'mimic',
]);
/** Patrollers that may not count any more where this is in force, or once it is not. */
export function openedByMod(mod) {
  if (CALM_MODS.has(mod.mod)) return 0;
  if (mod.mod === 'stats')
    return [mod.atk, mod.hp].some((n) => n !== undefined && !(n >= 0)) && mod.on !== 'self' ? ALL : 0;
  if (mod.mod !== 'give') return ALL;
  return list(mod.kws).every(({ k }) => HARMLESS.has(k)) ? 0 : ALL;
}
/** Whether all keywords lead who has them past patrollers, and do nothing else. */
export const isFreeing = (keywords) => list(keywords).length > 0 && list(keywords).every(({ k }) => FREEING.has(k));
