// Compiles Codex's effect grammar (section 6.3) into words. Each construct becomes a block of words; where one contains
// another, a word says where the other starts. 0 stands for what is absent, so no block starts there.
import {
  ABILITIES,
  CONDITIONS,
  COSTS,
  DESTINATIONS,
  EVENTS,
  FIELDS,
  FIRST_MEMORY,
  FIRST_NAME,
  KINDS,
  MODS,
  MOMENTS,
  NAMES,
  NUMBERS,
  SELECTORS,
  SLOTS,
  SPECIALS,
  UNTIL,
  VERBS,
  WHO,
  WHO_OF,
  WHO_OWNER,
  ZONES,
} from './codex-codes.mjs';
import { fail, numberOf } from './checks.mjs';

const bits = (words, list, what) => words.reduce((set, word) => set | (1 << numberOf(list, word, what)), 0);
const listOf = (value) => (Array.isArray(value) ? value : [value]);
/** Words that this grammar knows and the interpreter does not. */
const notYet = (what) => fail(`not yet: ${what}`);

/** Fields whose finished ATK is asked for; such abilities are looked at last (CX-EFF-12). */
const asksAtk = (value) => /"atk":\{/.test(JSON.stringify(value ?? null));
const asksPlain = (value) => /"no_abilities":true/.test(JSON.stringify(value ?? null));
const asksEvent = (steps) => /"\$(it|other)"/.test(JSON.stringify(steps));

/**
 * @param words where blocks are added; its first word must be there already
 * @param codes numbers of colours, specs, subtypes, keywords, runes and cards by their words
 */
export function codexCompiler(words, codes) {
  const names = [...NAMES];
  // The first remembers what a card has made, for a limit of its own (option `nest_limit`).
  const memories = ['made'];
  /** Steps that leave something behind which lasts, and whose they are, by the place of their block. */
  const lasting = new Map();
  let of = '';

  const put = (...block) => {
    for (const one of block) if (!Number.isInteger(one)) notYet(`a number that is worked out: ${JSON.stringify(one)}`);
    return words.push(...block) - block.length;
  };
  const maybe = (value, compile) => (value === undefined ? 0 : compile(value));
  const listBlock = (all, compile) => {
    const starts = all.map(compile);
    return put(starts.length, ...starts);
  };
  const nameNumber = (name) => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const memory = (name) => {
    if (!memories.includes(name)) memories.push(name);
    return memories.indexOf(name);
  };

  function ref(text) {
    if (text === 'self') return 0;
    if (text === 'host') return 1;
    if (text.startsWith('$')) return FIRST_NAME + nameNumber(text.slice(1));
    if (text.startsWith('@')) return FIRST_MEMORY + memory(text.slice(1));
    return fail(`unknown reference "${text}"`);
  }

  function who(value) {
    if (typeof value === 'string') return numberOf(WHO, value, 'player');
    if (value.most === 'atk') return WHO.indexOf('most_atk');
    if (value.of) return WHO_OF + ref(value.of);
    if (value.owner) return WHO_OWNER + ref(value.owner);
    return notYet(`player ${JSON.stringify(value)}`);
  }

  const bounds = ({ min = 0, max = 9999, eq }) => {
    if (typeof eq === 'object') notYet('a chosen number');
    return put(eq ?? min, eq ?? max);
  };
  const types = (value) => {
    const list = listOf(value).map((type) => codes.type(type));
    return put(list.length, ...list);
  };
  const techs = (value) => {
    if (Array.isArray(value))
      return put(
        0,
        value.reduce((set, level) => set | (1 << level), 0),
      );
    return value.same ? put(1, ref(value.same)) : put(2, ref(value.above));
  };
  const attacking = (value) => {
    if (value === true) return put(0, 0);
    return typeof value === 'string' ? put(1, ref(value)) : put(2, filter(value));
  };

  /** What each field of a filter becomes: one word. */
  const FIELD_WORDS = {
    is: (value) => bits(value, KINDS, 'kind'),
    not_is: (value) => bits(value, KINDS, 'kind'),
    side: who,
    zone: (value) => bits(listOf(value), ZONES, 'zone'),
    patrol: (value) => (value === true ? -1 : value === false ? 0 : bits(value, SLOTS, 'slot')),
    tech: techs,
    tech_ok: (value) => (value === 'full' ? 1 : 0),
    cost: bounds,
    atk: bounds,
    color: codes.color,
    spec: codes.spec,
    not_spec: codes.spec,
    type: types,
    not_type: types,
    id: codes.face,
    not_id: codes.face,
    token: Number,
    legendary: Number,
    ultimate: Number,
    damaged: Number,
    exhausted: Number,
    kw: codes.keyword,
    no_kw: codes.keyword,
    rune: (value) => (value === 'any' ? -1 : codes.rune(value)),
    no_rune: (value) => (value === 'any' ? -1 : codes.rune(value)),
    no_abilities: Number,
    other: Number,
    not: ref,
    in: ref,
    not_in_any: memory,
    attacking,
    attached_to: ref,
  };

  /** One filter, or any of several. */
  function filter(value) {
    return listBlock(listOf(value), (one) => {
      const tests = Object.entries(one).flatMap(([field, wanted]) => [
        numberOf(FIELDS, field, 'field of a filter'),
        FIELD_WORDS[field](wanted),
      ]);
      return put(tests.length / 2, ...tests);
    });
  }
  const zonesOf = (value) =>
    listOf(value).reduce((set, { zone }) => set | (zone ? bits(listOf(zone), ZONES, 'zone') : 1), 0);

  /** A selector or filter in one word pair: 0 and a reference, or 1 and a filter. */
  const refOrFilter = (value) => (typeof value === 'string' ? [0, ref(value)] : [1, filter(value)]);

  function number(value) {
    const kind = (word) => NUMBERS.indexOf(word);
    if (typeof value === 'number') return put(kind('const'), value);
    if (value.count) return put(kind('count'), filter(value.count), value.per ?? 1, value.times ?? 1);
    if (value.runes) return put(kind('runes'), codes.rune(value.runes), ...refOrFilter(value.on), value.times ?? 1);
    if (value.atk) return put(kind('atk'), ref(value.atk));
    if (value.cost) return put(kind('cost'), ref(value.cost));
    if (value.damage) return put(kind('damage'), ref(value.damage));
    if (value.if) return put(kind('if'), condition(value.if), number(value.then), number(value.else));
    return notYet(`number ${JSON.stringify(value)}`);
  }

  /** Condition words: the test and two words more. */
  const TESTS = {
    have: ({ have, n = 1 }) => [filter(have), n],
    match: ({ match, f }) => [ref(match), filter(f)],
    turn: ({ turn }) => [turn === 'you' ? 0 : 1, 0],
    boosted: () => [0, 0],
    done: ({ done }) => [nameNumber(done), 0],
    killed: ({ killed, by }) => [nameNumber(killed), by === 'damage' ? 1 : 0],
    hand: ({ hand }) => [who(hand.who), hand.max],
    spells_played: ({ spells_played: n }) => [n, 0],
    acted: ({ acted }) => [bits(acted, ['arrived', 'attacked'], 'act'), 0],
    runes: ({ runes }) => {
      const [kind, on] = refOrFilter(runes.on);
      return [put(codes.rune(runes.kind), kind, on), runes.min];
    },
    in_play: ({ in_play: text }) => [ref(text), 0],
    not: ({ not }) => [condition(not), 0],
  };
  const ARGUMENTS = ['n', 'f', 'by'];

  function condition(value) {
    const tests = Object.keys(value)
      .filter((key) => !ARGUMENTS.includes(key))
      .flatMap((key) => [numberOf(CONDITIONS, key, 'condition'), ...TESTS[key](value)]);
    return put(tests.length / 3, ...tests);
  }

  /** Least, most; most -1 stands for as many as there are points. */
  function count(n = 1) {
    if (n === 'any') return [0, 255];
    if (typeof n === 'number') return [n, n];
    return [n[0], n[1] === 'points' ? -1 : n[1]];
  }

  function selector(value) {
    const kind = (word) => SELECTORS.indexOf(word);
    if (typeof value === 'string') return put(kind('ref'), ref(value));
    if (Array.isArray(value)) return put(kind('list'), listBlock(value, selector));
    const as = value.as === undefined ? -1 : nameNumber(value.as);
    if (value.pick) {
      const flags = (value.target ? 1 : 0) | (value.exact ? 2 : 0);
      const by = value.by === undefined ? -1 : who(value.by);
      return put(kind('pick'), filter(value.pick), zonesOf(value.pick), as, ...count(value.n), flags, by);
    }
    if (value.all) return put(kind('all'), filter(value.all), zonesOf(value.all), as);
    const by = value.by_player === undefined ? -1 : who(value.by_player);
    return put(kind('least'), filter(value.least), zonesOf(value.least), -1, value.by === 'weak' ? 1 : 0, by);
  }

  const keyword = ({ k, n = 0, by, vs, patrollers = -1 }) =>
    put(codes.keyword(k), n, maybe(by, filter), maybe(vs, filter), patrollers);
  const keywords = (all) => listBlock(all, keyword);
  const until = (word) => numberOf(UNTIL, word, 'duration');
  const face = (word) => codes.face(word);

  /** What follows the op, flags, condition and label of a step. */
  const STEP_WORDS = {
    damage: ({ n, to, divide, source }) => [
      number(n),
      selector(to),
      divide ? 1 : 0,
      source === undefined ? -1 : ref(source),
    ],
    repair: ({ n, to }) => [n === 'all' ? 0 : number(n), selector(to)],
    rune: ({ kind, n, on, cap = -1 }) => [codes.rune(kind), number(n), selector(on), cap],
    buff: (one) => [
      selector(one.on),
      number(one.atk ?? 0),
      number(one.hp ?? 0),
      number(one.armor ?? 0),
      keywords(one.give ?? []),
      put((one.lose ?? []).length, ...(one.lose ?? []).map((k) => codes.keyword(k))),
      one.types ? notYet('types for a time') : until(one.until),
    ],
    effect: ({ mods, until: word }) => [listBlock(mods, mod), until(word)],
    later: ({ at, do: steps }) => [numberOf(MOMENTS, at, 'moment'), block(steps)],
    destroy: ({ what }) => [selector(what)],
    sacrifice: ({ what, who: player }) => [selector(what), player ? notYet('a sacrifice of others') : -1],
    trash: ({ what }) => [selector(what)],
    move: ({ what, to, lock }) => [selector(what), lock ? notYet('a lock') : numberOf(DESTINATIONS, to, 'destination')],
    control: ({ what, who: player, until: word }) => [selector(what), who(player), until(word)],
    sideline: ({ what }) => [selector(what)],
    shift: ({ what }) => [selector(what)],
    exhaust: ({ what }) => [selector(what)],
    ready: ({ what }) => [selector(what)],
    draw: ({ n, who: player = 'you' }) => [number(n), who(player)],
    discard: ({ n, who: player, by, f, exact, reveal }) => [
      f || exact || reveal ? notYet('a discard of certain cards') : n === 'all' ? -1 : 0,
      ...(n === 'all' ? [0, 0] : count(n)),
      who(player),
      numberOf(['owner', 'you', 'random'], by, 'chooser'),
    ],
    gold: ({ n, who: player = 'you' }) => [number(n), who(player)],
    steal: ({ n, from }) => [number(n), who(from)],
    token: ({ token, n, who: player = 'you', limit, zone, mem }) => [
      zone ? notYet('tokens elsewhere') : face(token),
      number(n),
      who(player),
      maybe(limit, number),
      mem === undefined ? -1 : memory(mem),
    ],
    put: ({ what, who: player = 'you' }) => [selector(what), who(player)],
    fetch: ({ what }) => [selector(what)],
    play: ({ what, cost, ignore = [], then }) => [
      selector(what),
      cost === 'free' ? 1 : 0,
      bits(ignore, ['hero', 'tech'], 'requirement'),
      then === 'discard' ? 1 : 0,
    ],
    attach: ({ to }) => [selector(to)],
    remember: ({ what, mem }) => [selector(what), memory(mem)],
    transform: ({ what, into, until: word }) => [selector(what), face(into), until(word)],
    flip: ({ what, into }) => [selector(what), face(into)],
    swap_atk: ({ what, until: word }) => [selector(what), until(word)],
    modes: ({ n, modes }) => [number(n), listBlock(modes, block)],
    seq: ({ do: steps }) => [block(steps)],
    pick: ({ what }) => [selector(what)],
    coin: ({ heads, tails }) => [block(heads), block(tails)],
  };
  const LASTING = ['buff', 'effect', 'later', 'control', 'swap_atk'];

  function step(one) {
    const op = numberOf(VERBS, one.op, 'verb');
    const rest = STEP_WORDS[one.op](one);
    const as = one.as === undefined ? -1 : nameNumber(one.as);
    const start = put(op, one.may ? 1 : 0, maybe(one.if, condition), as, ...rest);
    if (LASTING.includes(one.op)) lasting.set(start, { of, step: one });
    return start;
  }
  const block = (steps) => listBlock(steps, step);

  /** Whom an event is about: a reference, a filter, or several references. */
  function about(value = 'self') {
    if (Array.isArray(value) && typeof value[0] === 'string') notYet('several references');
    return put(...refOrFilter(value));
  }
  function event(one) {
    const known = ['e', 'who', 'to', 'f', 'from', 'turn', 'cause', 'once', 'not_self'];
    for (const key of Object.keys(one)) if (!known.includes(key)) notYet(`event with "${key}"`);
    const e = numberOf(EVENTS, one.e, 'event');
    const isPlayer = one.e === 'played';
    return put(
      e,
      isPlayer ? who(one.who) : about(one.who),
      maybe(one.to, filter),
      maybe(one.f, filter),
      one.from === undefined ? -1 : numberOf(ZONES, one.from, 'zone'),
      ['any', 'you', 'opp'].indexOf(one.turn ?? 'any'),
      one.cause === 'combat' ? 1 : 0,
      one.once === 'attack' ? 1 : 0,
      one.not_self ? 1 : 0,
    );
  }

  /** What follows the code of a modifier. */
  const MOD_WORDS = {
    stats: ({ on, atk = 0, hp = 0, armor = 0, vs }) => [
      selector(on),
      number(atk),
      number(hp),
      number(armor),
      maybe(vs, filter),
      asksPlain(on) ? 1 : 0,
    ],
    give: ({ on, kws }) => [selector(on), keywords(kws), asksAtk(on) ? 1 : 0],
    ability: ({ on, ability: one }) => [selector(on), ability(one)],
    base_stats: ({ on, atk, hp }) => [selector(on), atk, hp],
    cost: ({ on, set = -1, add }) => [on === 'self' ? 0 : filter(on), set, add === undefined ? 0 : number(add)],
    waive: ({ on, what }) => [filter(on), bits(what, ['hero', 'tech'], 'requirement')],
    worker_cost: ({ who: player, set }) => [who(player), set],
    instant_tech: ({ who: player }) => [who(player)],
    hero_limit: ({ who: player, add }) => [who(player), add],
    forbid: ({ act, by, at, who: player, f }) => [
      player || f ? notYet('a ban of cards') : numberOf(['attack', 'patrol'], act, 'act'),
      maybe(by, filter),
      maybe(at, filter),
    ],
    damage_bonus: ({ from, n }) => [filter(from), n],
    excess_to_base: ({ on }) => [selector(on)],
    mimic: ({ from, kws }) => [filter(from), put(kws.length, ...kws.map((k) => codes.keyword(k)))],
  };
  const mod = (one) => {
    const code = numberOf(MODS, one.mod, 'modifier');
    return put(code, ...MOD_WORDS[one.mod](one));
  };

  const COST_WORDS = {
    gold: ({ n }) => [n],
    exhaust: ({ what }) => [maybe(what, selector)],
    sacrifice: ({ what }) => [selector(what)],
    discard: ({ n }) => [n],
    rune: ({ kind, n }) => [codes.rune(kind), n],
  };
  const cost = (one) => put(numberOf(COSTS, one.c, 'cost'), ...COST_WORDS[one.c](one));

  const ABILITY_WORDS = {
    cast: ({ do: steps }) => [block(steps)],
    when: (one) => [
      listBlock(listOf(one.event), event),
      maybe(one.if, condition),
      one.limit ?? 0,
      one.several ? notYet('a random one of several') : (one.nth ?? 0),
      block(one.do),
      asksEvent(one.do) ? 1 : 0,
    ],
    act: (one) => [one.zone ? notYet('abilities elsewhere') : listBlock(one.cost, cost), one.limit ?? 0, block(one.do)],
    static: (one) => [
      maybe(one.while, condition),
      one.zone === 'any' ? 1 : 0,
      listBlock(one.mods, mod),
      asksAtk(one.while) ? 1 : 0,
    ],
    special: ({ name }) => [numberOf(SPECIALS, name, 'special')],
  };
  function ability(one) {
    const kind = numberOf(ABILITIES, one.kind, 'kind of ability');
    return put(kind, ...ABILITY_WORDS[one.kind](one));
  }

  /** What is compiled next is of that card. */
  const begin = (id) => void (of = id);

  return {
    begin,
    put,
    listBlock,
    keywords,
    types,
    abilities: (all) => listBlock(all, ability),
    names,
    memories,
    lasting,
  };
}
