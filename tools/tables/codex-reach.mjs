// The most damage a card, hero band, token or building of Codex can add to what attackers deal to a base in one turn: a
// bound, read off its effects. What the rules of thumb below do not understand is WILD.

const WILD = Infinity;
const list = (one) => (one === undefined ? [] : Array.isArray(one) ? one : [one]);
const NOTHING = { flat: 0, per: 0 };
const ALL = { flat: WILD, per: 0 };
const sum = (all) => all.reduce((a, b) => ({ flat: a.flat + b.flat, per: a.per + b.per }), NOTHING);
const most = (all) => all.reduce((a, b) => ({ flat: Math.max(a.flat, b.flat), per: Math.max(a.per, b.per) }), NOTHING);
const isNothing = ({ flat, per }) => flat === 0 && per === 0;

/** Verbs that deal nothing to a base, give no attacker more and bring no card, gold or body that could. */
const HARMLESS = new Set([
  'repair',
  'sideline',
  'shift',
  'exhaust',
  'freeze',
  'disable',
  'destroy',
  'sacrifice',
  'trash',
  'pick',
  'choose',
  'look',
  'remember',
  'prevent',
  'skip',
  'discard',
  'lock_levels',
  'extra_turn',
]);
/** Moments of `later` that come after the main phase. */
const AFTER = new Set(['end_of_turn', 'main_end', 'your_upkeep']);
/** Modifiers that give no attacker more; costs are looked at where a card is paid for. */
const CALM = new Set([
  'cost',
  'hero_limit',
  'worker_cost',
  'build_cost',
  'instant_tech',
  'forbid',
  'toll',
  'play_limit',
  'reveal_hand',
  'prevent',
  'worker_income_max',
  'draw_phase',
  'skip_draw_phase',
  'illusion_safe',
  'excess_to_base',
  'atk_max',
  'damage_floor',
  'waive',
  'types',
]);

const kinds = (filter) =>
  list(filter).flatMap((one) => (typeof one === 'string' ? ['unit'] : list(one.is).length ? list(one.is) : ['base']));
const filterOf = (selector) =>
  typeof selector === 'object' && !Array.isArray(selector)
    ? (selector.pick ?? selector.all ?? selector.least ?? selector)
    : selector;
const hitsBase = (to) => {
  if (typeof to === 'string') return to !== 'self';
  return list(to).some((one) => kinds(filterOf(one)).some((kind) => kind === 'base' || kind === 'building'));
};
/** How many a selector names: a number, or every attacker. */
function countOf(selector) {
  if (typeof selector === 'string') return 1;
  if (Array.isArray(selector)) return sum(selector.map((one) => ({ flat: countOf(one), per: 0 }))).flat;
  if (selector.all) return 'each';
  const n = selector.n ?? 1;
  const top = Array.isArray(n) ? n[1] : n;
  return typeof top === 'number' ? top : 'each';
}
function spread(value, selector) {
  if (typeof value !== 'number') return ALL;
  if (value <= 0) return NOTHING;
  const n = countOf(selector);
  if (n === 'each') return { flat: 0, per: value };
  return typeof n === 'number' ? { flat: value * n, per: 0 } : ALL;
}
const given = (keywords, selector) =>
  sum(
    list(keywords).map((one) =>
      one.k === 'haste' ? ALL : one.k === 'frenzy' ? spread(one.n ?? 1, selector) : NOTHING,
    ),
  );

function damage({ n, to, divide }) {
  if (!hitsBase(to)) return NOTHING;
  if (typeof n !== 'number') return ALL;
  const count = divide ? 1 : countOf(to);
  return typeof count === 'number' ? { flat: n * count, per: 0 } : { flat: n, per: 0 };
}

function ofStep(step, tokens) {
  const { op } = step;
  if (HARMLESS.has(op)) return NOTHING;
  switch (op) {
    case 'damage':
      return damage(step);
    case 'rune':
      return step.kind === 'plus'
        ? spread(step.n, step.on)
        : typeof step.n === 'number' && step.kind !== 'feather'
          ? NOTHING
          : ALL;
    case 'buff':
      return sum([spread(step.atk ?? 0, step.on), given(step.give, step.on)]);
    case 'effect':
      return sum(step.mods.map((mod) => ofMod(mod, tokens)));
    case 'later':
      return typeof step.at === 'string' && AFTER.has(step.at) ? NOTHING : ofSteps(step.do, tokens);
    case 'move':
      return ['command', 'discard', 'codex', 'deck_top'].includes(step.to) ? NOTHING : ALL;
    case 'attach':
      return NOTHING;
    case 'token':
      return (tokens.get(step.token)?.keywords ?? []).some(({ k }) => k === 'haste') ||
        tokens.get(step.token)?.abilities.length
        ? ALL
        : NOTHING;
    case 'modes':
      return step.n === 1
        ? most(step.modes.map((mode) => ofSteps(mode, tokens)))
        : sum(step.modes.map((mode) => ofSteps(mode, tokens)));
    case 'coin':
      return most([ofSteps(step.heads ?? [], tokens), ofSteps(step.tails ?? [], tokens)]);
    case 'seq':
      return ofSteps(step.do, tokens);
    default:
      return ALL;
  }
}
const ofSteps = (steps, tokens) => sum(list(steps).map((step) => ofStep(step, tokens)));

function ofMod(mod, tokens) {
  if (CALM.has(mod.mod)) return NOTHING;
  if (mod.mod === 'stats') return spread(mod.atk ?? 0, mod.on);
  if (mod.mod === 'give') return given(mod.kws, mod.on);
  if (mod.mod === 'ability') {
    const inner = ofAbility(mod.ability, tokens);
    return isNothing(inner.play) && isNothing(inner.stay) ? NOTHING : ALL;
  }
  return ALL;
}

/** `play`: once, when it is played; `stay`: in every turn it is in play. */
function ofAbility(ability, tokens) {
  const playing = (play) => ({ play, stay: NOTHING });
  const staying = (stay) => ({ play: stay, stay });
  switch (ability.kind) {
    case 'cast':
      return playing(ofSteps(ability.do, tokens));
    case 'static':
      return staying(sum(ability.mods.map((mod) => ofMod(mod, tokens))));
    case 'act': {
      const once = ability.cost.some(({ c, what }) => c === 'exhaust' && !what);
      const value = ofSteps(ability.do, tokens);
      return staying(once || isNothing(value) ? value : ALL);
    }
    case 'when': {
      const value = ofSteps(ability.do, tokens);
      const events = list(ability.event);
      const own = (name) => events.every(({ e, who }) => e === name && (who === undefined || who === 'self'));
      if (events.every(({ e }) => e === 'upkeep' || e === 'turn_end')) return staying(NOTHING);
      if (own('boosted')) return playing(value);
      if (
        events.every(
          ({ e, who }) =>
            ['arrives', 'attacks', 'dies', 'max_level'].includes(e) && (who === undefined || who === 'self'),
        )
      ) {
        // It may do each of these once in a turn; attacking again takes being made ready, which is WILD.
        const all = sum(events.map(() => value));
        return own('arrives') ? playing(all) : staying(all);
      }
      return staying(isNothing(value) ? NOTHING : ALL);
    }
    default:
      return staying(ALL);
  }
}

const byte = (n) => (n > 60 ? 255 : n);
function rowOf(abilities, tokens) {
  const all = abilities.map((ability) => ofAbility(ability, tokens));
  const play = sum(all.map((one) => one.play));
  const stay = sum(all.map((one) => one.stay));
  return [play.flat, play.per, stay.flat, stay.per].map(byte);
}

/**
 * The text of assembly/games/codex/reach-table.ts.
 *
 * @param faces cards, tokens, heroes (with their bands) and buildings, in the order of their numbers
 */
export function reachTable(faces, tokenList) {
  const tokens = new Map(tokenList.map((token) => [token.id, token]));
  const rows = faces.map((face) => {
    const abilities = face.bands ? face.bands.flatMap((band) => band.abilities) : (face.abilities ?? []);
    return `  ${rowOf(abilities, tokens).join(', ')}, // ${face.id}`;
  });
  return `// Generated by tools/tables/codex-reach.mjs from data/codex-cards.json.

/**
 * For each face what it can add at most to the damage on a base in one turn: when it is played, more for each attacker then,
 * while it is in play, more for each attacker then. 255: whatever.
 */
export const REACH_TABLE: usize = memory.data<u8>([
${rows.join('\n')}
]);
`;
}
