// The most damage a card, hero band, token or building of Codex can add to what attackers deal to a base in one turn, and how
// far it can open the way to it: a bound, read off its effects. What the rules of thumb below do not understand is WILD.
// The way is looked at in codex-reach-way.mjs.

import { freed, opened, openedByMod } from './codex-reach-way.mjs';

const WILD = Infinity;
const list = (one) => (one === undefined ? [] : Array.isArray(one) ? one : [one]);
/**
 * `flat`, `per`: damage, and more for each attacker. `open`, `free`: patrollers that may be gone from the way by other means than
 * attacks, and attackers that may not mind them. `gold`, `kill`: gold, and that for each patroller killed.
 */
const NOTHING = { flat: 0, per: 0, open: 0, free: 0, gold: 0, kill: 0, flags: 0 };
const ALL = { ...NOTHING, flat: WILD };
const MANY = 9;
const HASTY = 1;
const DRAWS_BY_KILL = 2;
const SHIFTS = 4;
const WEAKENS = 8;
const MIMICS = 16;
const SWEEPS = 32;
const MAKES = 64;
const value = (part) => ({ ...NOTHING, ...part });
const joined = (how) => (all) =>
  all.reduce(
    (a, b) =>
      Object.fromEntries(
        Object.keys(NOTHING).map((key) => [key, key === 'flags' ? a.flags | b.flags : how(a[key], b[key])]),
      ),
    NOTHING,
  );
const sum = joined((a, b) => a + b);
const most = joined(Math.max);
const isNothing = (one) => Object.keys(NOTHING).every((key) => one[key] === 0);

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
/** How many a selector names: a number, or every one of them. */
function countOf(selector) {
  if (typeof selector === 'string') return 1;
  if (Array.isArray(selector))
    return selector.reduce((n, one) => (n === 'each' || countOf(one) === 'each' ? 'each' : n + countOf(one)), 0);
  if (selector.all) return 'each';
  const n = selector.n ?? 1;
  const top = Array.isArray(n) ? n[1] : n;
  return typeof top === 'number' ? top : 'each';
}
function spread(points, selector) {
  if (typeof points !== 'number') return ALL;
  if (points <= 0) return NOTHING;
  const n = countOf(selector);
  return n === 'each' ? value({ per: points }) : value({ flat: points * n });
}
const given = (keywords, selector) =>
  sum(
    list(keywords).map((one) =>
      one.k === 'haste' ? value({ flags: HASTY }) : one.k === 'frenzy' ? spread(one.n ?? 1, selector) : NOTHING,
    ),
  );

function damage({ n, to, divide }) {
  if (!hitsBase(to)) return NOTHING;
  if (typeof n !== 'number') return ALL;
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
  return n === 'each' ? ALL : value({ flat: FALL * n });
}

const ofStep = (step, tokens) => sum([damageOf(step, tokens), value({ open: opened(step), free: freed(step) })]);
function damageOf(step, tokens) {
  const { op } = step;
  if (HARMLESS.has(op)) return felled(step);
  switch (op) {
    case 'gold':
    case 'steal':
      return typeof step.n === 'number' ? value({ gold: Math.max(0, step.n) }) : ALL;
    case 'shift':
      return value({ flags: SHIFTS });
    case 'damage':
      return damage(step);
    case 'rune':
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
      return ['command', 'discard', 'codex', 'deck_top'].includes(step.to) ? NOTHING : ALL;
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

const ofMod = (mod, tokens) => sum([damageOfMod(mod, tokens), value({ open: openedByMod(mod) })]);
function damageOfMod(mod, tokens) {
  if (CALM.has(mod.mod)) return NOTHING;
  if (mod.mod === 'stats') {
    return sum([
      spread(mod.atk ?? 0, mod.on),
      mod.atk < 0 && mod.on !== 'self' ? value({ per: -mod.atk, flags: WEAKENS }) : NOTHING,
    ]);
  }
  // It may fly and have haste; nothing else of it brings more to a base.
  if (mod.mod === 'mimic') return value({ free: 1, flags: MIMICS });
  if (mod.mod === 'give') return given(mod.kws, mod.on);
  if (mod.mod === 'ability') {
    const inner = ofAbility(mod.ability, tokens);
    return isNothing(inner.play) && isNothing(inner.stay) ? NOTHING : ALL;
  }
  return ALL;
}

/** What killing patrollers brings, those of a slot alone included. */
function ofKills({ event, do: steps }, each) {
  const patrol = list(event)[0].f?.patrol;
  const stay = (part) => ({ play: value(part), stay: value(part) });
  if (!patrol) return stay(isNothing(each) ? {} : ALL);
  if (isNothing({ ...each, gold: 0 })) return stay({ kill: each.gold });
  const draws = list(steps).every(({ op }) => op === 'draw');
  return stay(draws && list(patrol).every((slot) => slot === 'technician') ? { flags: DRAWS_BY_KILL } : ALL);
}

/** As often as somebody likes; who is free is no freer for it. */
function often(each, isSame) {
  const isCalm = isNothing({ ...each, open: 0, free: 0, flags: each.flags & ~(HASTY | MAKES) });
  return isCalm ? { ...each, open: MANY * each.open, free: (isSame ? 1 : MANY) * each.free } : ALL;
}

/** `play`: once, when it is played; `stay`: in every turn it is in play. */
function ofAbility(ability, tokens) {
  const priced = ofAbilityAt(ability, tokens);
  const gold = ability.cost?.find(({ c }) => c === 'gold')?.n ?? 0;
  return { ...priced, need: typeof gold === 'number' ? gold : 0 };
}
function ofAbilityAt(ability, tokens) {
  const playing = (play) => ({ play, stay: NOTHING });
  const staying = (stay) => ({ play: stay, stay });
  switch (ability.kind) {
    case 'cast':
      return playing(ofSteps(ability.do, tokens));
    case 'static':
      return staying(sum(ability.mods.map((mod) => ofMod(mod, tokens))));
    case 'act': {
      const isSelf = (what) => what === undefined || what === 'self';
      const once =
        ability.limit === 1 ||
        ability.cost.some(({ c, what }) => (c === 'exhaust' || c === 'sacrifice') && isSelf(what));
      const each = ofSteps(ability.do, tokens);
      return staying(
        once
          ? each
          : often(
              each,
              list(ability.do).every(({ on }) => on === 'self'),
            ),
      );
    }
    case 'when': {
      const each = ofSteps(ability.do, tokens);
      const events = list(ability.event);
      const own = (name) => events.every(({ e, who }) => e === name && (who === undefined || who === 'self'));
      if (events.every(({ e }) => e === 'upkeep' || e === 'turn_end')) return staying(NOTHING);
      if (own('boosted')) return playing(each);
      if (own('kills')) return ofKills(ability, each);
      if (
        events.every(
          ({ e, who }) =>
            ['arrives', 'attacks', 'dies', 'max_level'].includes(e) && (who === undefined || who === 'self'),
        )
      ) {
        // It may do each of these once in a turn; attacking again takes being made ready, which is WILD.
        const all = sum(events.map(() => each));
        return own('arrives') ? playing(all) : staying(all);
      }
      return staying(often(each, false));
    }
    // What a Tower does it does to attackers, and a Tech Lab lets cards be played, which is looked at card by card.
    case 'special':
      return staying(['tower', 'tech_lab'].includes(ability.name) ? NOTHING : ALL);
    default:
      return staying(ALL);
  }
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
const ofTheirs = (ability, tokens) => ofAbility({ ...ability, do: across(ability.do) }, tokens).play;

const byte = (n) => (n > 60 ? 255 : n);
function rowOf(abilities, tokens) {
  const all = abilities.map((ability) => ofAbility(ability, tokens));
  const play = sum(all.map((one) => one.play));
  const stay = sum(all.map((one) => one.stay));
  const theirs = sum(abilities.filter((one) => !isOwnTurn(one)).map((one) => ofTheirs(one, tokens)));
  const needs = all.filter((one) => !isNothing(one.play) || !isNothing(one.stay)).map(({ need }) => need);
  return [
    ...[play, stay].flatMap(({ flat, per, open, free }) => [flat, per, open, free].map(byte)),
    ...[Math.max(play.gold, stay.gold), Math.max(play.kill, stay.kill)].map(byte),
    play.flags | stay.flags,
    byte(theirs.open + theirs.free + (theirs.flat === WILD ? WILD : 0)),
    Math.min(...(needs.length ? needs : [0])),
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
    bands.push(...(own ?? []).map((band) => [...rowOf(band.abilities, tokens), 0, 0, 0, `${id}, ${band.band}`]));
    return [...(own ? rowOf([], tokens) : rowOf(abilities ?? [], tokens)), first & 255, first >> 8, 0, id];
  });
  const texts = [...rows, ...bands].map((row) => `  ${row.slice(0, -1).join(', ')}, // ${row.at(-1)}`);
  return `// Generated by tools/tables/codex-reach.mjs from data/codex-cards.json.

export const REACH_BYTES: i32 = 16;
/**
 * For each face, and after all faces for each band of the heroes, what it can add at most to the damage on a base in one turn.
 * When it is played: damage, more for each attacker then, patrollers it takes out of the way, attackers that do not mind any;
 * the same while it is in play; gold, and gold for each patroller that is killed; one bit each for giving haste, drawing for a
 * killed technician, shifting patrollers, weakening others, being like others, damaging many buildings at once, and making tokens;
 * patrollers that its player loses by it when it is the opponent's; gold that all of that takes; of a hero the row of its first band,
 * u16. 255: whatever.
 */
export const REACH_TABLE: usize = memory.data<u8>([
${texts.join('\n')}
]);
`;
}
