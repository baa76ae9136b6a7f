// The most damage a card, hero band, token or building of Codex can add to what attackers deal to a base in one turn, and how
// far it can open the way to it: a bound, read off its effects. What the rules of thumb below do not understand is WILD.
// The way is looked at in codex-reach-way.mjs.

import {
  WILD,
  greatest,
  list,
  NOTHING,
  ALL,
  MANY,
  FEATHERED,
  SLIPS,
  DRAWS_BY_KILL,
  SHIFTS,
  WEAKENS,
  MIMICS,
  SWEEPS,
  MAKES,
  CHEAPENS,
  value,
  sum,
  most,
  isNothing,
  kinds,
  filterOf,
  hitsBase,
  namesBuilding,
  countOf,
  spread,
} from './codex-reach-parts.mjs';
import { chipped, freed, isFreeing, opened, openedByMod } from './codex-reach-way.mjs';

/** Verbs that deal nothing to a base, give no attacker more and bring no card, gold or body that could. */
const HARMLESS = new Set([
  'repair',
  'sideline',
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
/** Modifiers that give no attacker more. */
const CALM = new Set([
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

function givenOne({ k, n }, selector) {
  if (k === 'haste') return value({ haste: countOf(selector) === 'each' ? MANY : countOf(selector) });
  // Whoever is ready after its attack can be used as well.
  if (k === 'readiness') return ALL;
  return k === 'frenzy' ? spread(n ?? 1, selector) : NOTHING;
}
const given = (keywords, selector) => sum(list(keywords).map((one) => givenOne(one, selector)));

function damage({ n: points, to, divide }) {
  if (!hitsBase(to)) return value({ fells: Number(namesBuilding(to)) });
  const n = greatest(points);
  if (n === WILD) return ALL;
  const count = divide ? 1 : countOf(to);
  if (typeof count === 'number') return value({ flat: n * count });
  // Of many at once, those that fall take their base along beside what it takes itself.
  const isBaseAlone = kinds(filterOf(to)).every((kind) => kind === 'base');
  return value({ flat: n, flags: isBaseAlone ? 0 : SWEEPS });
}

/** What a tech building or an add-on takes along when it falls (CX-TECH-12, CX-ADD-4). */
const FALL = 2;
const FELLS = new Set(['destroy', 'sacrifice', 'trash']);
function felled({ op, what }) {
  if (!FELLS.has(op)) return NOTHING;
  const those = filterOf(what);
  const isOnly =
    typeof those === 'object' && kinds(those).every((kind) => !['base', 'building', 'tech_building'].includes(kind));
  const n = isOnly ? 0 : countOf(what);
  return n === 'each' ? ALL : value({ flat: FALL * n, fells: Number(namesBuilding(what)) });
}

const ofStep = (step, tokens) =>
  sum([
    damageOf(step, tokens),
    value({ open: opened(step), chip: chipped(step) }),
    value(step.on === 'self' && freed(step) ? { flags: SLIPS } : { free: freed(step) }),
  ]);
function damageOf(step, tokens) {
  const { op } = step;
  if (HARMLESS.has(op)) return felled(step);
  switch (op) {
    case 'gold':
    case 'steal':
      return value({ gold: Math.max(0, greatest(step.n)) });
    case 'draw':
      return greatest(step.n) === WILD ? ALL : value({ draws: Math.max(0, greatest(step.n)) });
    case 'shift':
      return value({ flags: SHIFTS });
    case 'damage':
      return damage(step);
    case 'rune':
      // Whoever has it flies with an ATK that is not its own.
      if (step.kind === 'feather' && countOf(step.on) === 1) return value({ flat: FEATHERED, free: 1 });
      return step.kind === 'plus'
        ? spread(step.n, step.on)
        : typeof step.n === 'number' && step.kind !== 'feather'
          ? NOTHING
          : ALL;
    case 'buff':
      if (list(step.lose).includes('no_attack')) return ALL;
      return sum([spread(step.atk ?? 0, step.on), given(step.give, step.on)]);
    case 'effect':
      return sum(step.mods.map((mod) => ofMod(mod, tokens)));
    case 'later':
      return typeof step.at === 'string' && AFTER.has(step.at) ? NOTHING : ofSteps(step.do, tokens);
    case 'move':
      // What lies on the own draw pile may be drawn.
      if (step.to === 'deck_top' && filterOf(step.what)?.side !== 'opp') return ALL;
      return ['command', 'discard', 'codex', 'deck_top'].includes(step.to)
        ? value({ fells: Number(namesBuilding(step.what)) })
        : ALL;
    case 'attach':
      return NOTHING;
    case 'token':
      return (tokens.get(step.token)?.keywords ?? []).some(({ k }) => k === 'haste') ||
        tokens.get(step.token)?.abilities.length
        ? ALL
        : value({ flags: MAKES });
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

function ofCost({ add, on }) {
  if (add > 0) return NOTHING;
  const isOfUnits = add < 0 && on?.side === 'you' && isOnly(on.is, 'unit') && isOnly(on.tech, 0);
  return value(isOfUnits ? { cheap: -add } : { flags: CHEAPENS });
}
const isOnly = (those, one) => list(those).length > 0 && list(those).every((other) => other === one);

const ofMod = (mod, tokens) =>
  mod.mod === 'give' && mod.on === 'self' && isFreeing(mod.kws)
    ? value({ flags: SLIPS })
    : sum([damageOfMod(mod, tokens), value({ open: openedByMod(mod) })]);
function damageOfMod(mod, tokens) {
  if (mod.mod === 'cost') return ofCost(mod);
  if (CALM.has(mod.mod)) return NOTHING;
  if (mod.mod === 'stats') {
    return sum([
      spread(mod.atk ?? 0, mod.on),
      mod.atk < 0 && mod.on !== 'self' ? value({ per: -mod.atk, flags: WEAKENS }) : NOTHING,
    ]);
  }
  if (mod.mod === 'base_stats') return spread(mod.atk, mod.on);
  // It may fly and have haste; nothing else of it brings more to a base.
  if (mod.mod === 'mimic') return value({ flags: MIMICS });
  if (mod.mod === 'give') return given(mod.kws, mod.on);
  if (mod.mod === 'ability') {
    const inner = ofAbility(mod.ability, tokens);
    return isNothing(inner.play) && isNothing(inner.stay) ? NOTHING : wildly(sum([inner.play, inner.stay]));
  }
  return ALL;
}

/** There is no telling how often: nor how much gold, if it brings any. */
const wildly = ({ gold }) => (gold ? { ...ALL, gold: WILD } : ALL);

/** What killing patrollers brings, those of a slot alone included. */
function ofKills({ event, do: steps }, each) {
  const patrol = list(list(event)[0].f?.patrol);
  const isOf = (slot) => isOnly(patrol, slot);
  const doesOnly = (verb) => list(steps).every(({ op }) => op === verb);
  if (isNothing(each)) return NOTHING;
  if (doesOnly('draw') && isOf('technician')) return value({ flags: DRAWS_BY_KILL });
  // Stolen gold is the opponent's, and a scavenger brings him some as it dies (assembly/games/codex/purse.ts).
  const isBounded = patrol.length > 0 && (doesOnly('steal') || isOf('scavenger'));
  return isBounded && isNothing({ ...each, gold: 0 }) ? value({ kill: each.gold }) : wildly(each);
}

/** As often as somebody likes; who is free is no freer for it. */
function often(each, isSame) {
  const calm = { open: 0, free: 0, chip: 0, haste: 0, flags: each.flags & ~(MAKES | SLIPS) };
  if (!isNothing({ ...each, ...calm })) return wildly(each);
  const times = (n) => MANY * n;
  return {
    ...each,
    open: times(each.open),
    free: isSame ? each.free : times(each.free),
    chip: times(each.chip),
    haste: isSame ? each.haste : times(each.haste),
  };
}

const isSelf = (what) => what === undefined || what === 'self';
/** Modifiers of the own ATK matter only while it can still attack. */
function isForOneself({ mod, on, kws, atk }) {
  if (on !== 'self') return false;
  return mod === 'give' ? list(kws).every(({ k }) => k === 'frenzy') : mod === 'stats' && atk > 0;
}

/**
 * `play`: once, when it is played; `stay`: in every turn it is in play; `able`: the same, unless it is exhausted;
 * `use`: that instead of an attack.
 */
const parts = (part) => ({ play: NOTHING, stay: NOTHING, able: NOTHING, use: NOTHING, ...part });
function ofAbility(ability, tokens) {
  const priced = ofAbilityAt(ability, tokens);
  const gold = ability.cost?.find(({ c }) => c === 'gold')?.n ?? 0;
  return { ...priced, need: typeof gold === 'number' ? gold : 0 };
}
function ofAbilityAt(ability, tokens) {
  switch (ability.kind) {
    case 'cast':
      return parts({ play: ofSteps(ability.do, tokens) });
    case 'static': {
      const those = (isOwn) =>
        sum(ability.mods.filter((mod) => isForOneself(mod) === isOwn).map((mod) => ofMod(mod, tokens)));
      return parts({ stay: those(false), able: those(true) });
    }
    case 'act': {
      const each = ofSteps(ability.do, tokens);
      const pays = (by) => ability.cost.some(({ c, what }) => c === by && isSelf(what));
      if (pays('exhaust')) return parts({ use: each });
      if (ability.limit === 1 || pays('sacrifice')) return parts({ stay: each });
      return parts({
        stay: often(
          each,
          list(ability.do).every(({ on }) => on === 'self'),
        ),
      });
    }
    case 'when':
      return ofEvents(ability, ofSteps(ability.do, tokens));
    // What a Tower does it does to attackers, and a Tech Lab lets cards be played, which is looked at card by card.
    case 'special':
      return parts({ stay: ['tower', 'tech_lab'].includes(ability.name) ? NOTHING : ALL });
    default:
      return parts({ stay: ALL });
  }
}
/** What is done at each of an ability's events. */
function ofEvents(ability, each) {
  const events = list(ability.event);
  const isOwn = ({ e, who }, ...names) => names.includes(e) && isSelf(who);
  if (events.every(({ e }) => e === 'upkeep' || e === 'turn_end')) return parts({});
  if (events.every((event) => isOwn(event, 'kills'))) return parts({ stay: ofKills(ability, each) });
  if (!events.every((event) => isOwn(event, 'arrives', 'attacks', 'dies', 'max_level', 'boosted')))
    return parts({ stay: ability.nth && events.length === 1 ? each : often(each, false) });
  // It may do each of these once in a turn; attacking again takes being made ready, which is WILD.
  const of = (...names) => sum(events.filter(({ e }) => names.includes(e)).map(() => each));
  return parts({ play: of('arrives', 'boosted', 'max_level'), stay: of('dies'), able: of('attacks') });
}

/** Abilities that only their player uses, or sets off in his own turn. */
const OWN_TURN = new Set(['upkeep', 'played', 'boosted', 'attacks', 'max_level', 'turn_end']);
const isOwnTurn = ({ kind, event }) =>
  kind === 'act' ||
  kind === 'cast' ||
  (kind === 'when' &&
    list(event).every(({ e, who }) => OWN_TURN.has(e) || (e === 'arrives' && (who === undefined || who === 'self'))));

const ACROSS = { you: 'opp', opp: 'you' };
const NAMED = new Set(['on', 'what', 'to']);
/** Steps as they look from the other side of the table: of a thing of the opponent's, it and its side are not one's own. */
function across(part) {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(across);
  return Object.fromEntries(
    Object.entries(part).map(([key, one]) => {
      if (key === 'side') return [key, ACROSS[one] ?? one];
      return [key, one === 'self' && NAMED.has(key) ? '$self' : across(one)];
    }),
  );
}
function ofTheirs(ability, tokens) {
  const { play, stay, able, use } = ofAbility({ ...ability, do: across(ability.do) }, tokens);
  return sum([play, stay, able, use]);
}

const byte = (n) => (n > 60 ? 255 : n);
const GROUPS = ['play', 'stay', 'able', 'use'];
function rowOf(abilities, tokens) {
  const all = abilities.map((ability) => ofAbility(ability, tokens));
  const of = (key) => sum(all.map((one) => one[key]));
  const groups = GROUPS.map(of);
  const theirs = sum(abilities.filter((one) => !isOwnTurn(one)).map((one) => ofTheirs(one, tokens)));
  const needs = all.filter((one) => GROUPS.some((key) => !isNothing(one[key]))).map(({ need }) => need);
  return [
    ...groups.flatMap(({ flat, per, open, free, chip, draws, haste, flags }) =>
      [flat, per, open, free, chip, draws, haste].map(byte).concat(flags),
    ),
    ...[groups[0].gold, groups[1].gold, groups[2].gold + groups[3].gold].map(byte),
    byte(sum(groups).kill),
    byte(
      theirs.open +
        theirs.free +
        theirs.chip +
        (theirs.flags & (SLIPS | MIMICS) ? 1 : 0) +
        (theirs.flat === WILD || theirs.draws ? WILD : 0),
    ),
    sum([theirs, ...groups]).flags,
    byte(theirs.gold),
    Math.min(...(needs.length ? needs : [0])),
    byte(sum(groups).cheap),
    Number(sum([theirs, ...groups]).fells > 0),
  ];
}

/**
 * The text of assembly/games/codex/reach-table.ts.
 *
 * @param faces cards, tokens, heroes (with their bands) and buildings, in the order of their numbers
 */
export function reachTable(faces, tokenList) {
  const tokens = new Map(tokenList.map((token) => [token.id, token]));
  const bands = [];
  const rows = faces.map(({ id, bands: own, abilities }) => {
    const first = own ? faces.length + bands.length : 0;
    bands.push(...(own ?? []).map((band) => [...rowOf(band.abilities, tokens), 0, 0, `${id}, ${band.band}`]));
    return [...(own ? rowOf([], tokens) : rowOf(abilities ?? [], tokens)), first & 255, first >> 8, id];
  });
  const texts = [...rows, ...bands].map((row) => `  ${row.slice(0, -1).join(', ')}, // ${row.at(-1)}`);
  return `// Generated by tools/tables/codex-reach.mjs from data/codex-cards.json.

export const REACH_BYTES: i32 = 44;
/**
 * For each face, and after all faces for each band of the heroes, what it can add at most to the damage on a base in one turn.
 * When it is played or reached: damage, more for each attacker then, patrollers it takes out of the way, attackers that do not mind
 * any, damage to patrollers, cards drawn, things that get haste; and one bit each for getting past patrollers itself, drawing for a killed technician, shifting
 * patrollers, weakening others, being like others, damaging many buildings at once, making tokens, and lowering costs. The same
 * again while it is in play, while it is there and not exhausted, and if it is exhausted for it. Gold in the first two of these cases and
 * in both others, and for each patroller that is
 * killed; patrollers that its player loses by it when it is the opponent's, the bits of that, and gold it brings him; gold that all
 * of that takes; gold that units of tech 0 cost less; 1 if it may fell other buildings than the base by what the base does not
 * take; of a hero the row of its first band, u16. 255: whatever.
 */
export const REACH_TABLE: usize = memory.data<u8>([
${texts.join('\n')}
]);
`;
}
