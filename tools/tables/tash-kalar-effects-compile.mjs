// Compiles programs of the effect language (section 6 of the rules) into words. What the language does not have is
// refused, and what belongs to a later scope is refused with "not yet".
import { fail, lookUp, numberOf, only } from './checks.mjs';
import { assembler } from './programs.mjs';
import {
  ALL,
  ALL_DIRECTIONS,
  CASES,
  DIAGONALS,
  EACH,
  FURTHEST,
  HEADER,
  KINDS,
  LEAP_ANYWHERE,
  OF_MATCH,
  ONE,
  OPS,
  OWNERS,
  RANKS,
  READS_BEING,
  SAME_COLOUR,
  SAME_RANK,
  STOP_AFTER_EMPTY,
  UNLIMITED,
} from './tash-kalar-effects-codes.mjs';
import { termsOf } from './tash-kalar-effects-terms.mjs';

/** Fields of verbs in scope that only cards of a later scope use. */
const LATER_FIELDS = ['removeFromGame', 'toward', 'notOnto', 'maxPerColour', 'asFarAsPossible', 'emptySquares'];
const IMMEDIATE = ['gainAction', 'extraTurn', 'extraDraw', 'borrow'];

const OPTION_FIELDS = ['id', 'steps'];
const MOVER_FIELDS = ['pick', 'kind'];
const CASE_FIELDS = ['when', 'do', 'colour', 'rank'];

/**
 * @param language `language` of the data: the verbs, their scope and fields
 * @param optionIds ids of all options in ascending order; an option's number is its place
 */
export function compiler(language, optionIds) {
  const verbs = new Map(language.verbs.map((verb) => [verb.verb, verb]));

  /**
   * One program that will start at `start`: its words, where the steps start that may ask for a decision, and for each of
   * these its place among them in the order of the text, from 1, and the READS_ bits of what it and the steps behind it
   * look at. `card` has its marks and arrows, both empty for a flare. Throws an Error that says what the language does not
   * have, or does not have yet.
   */
  return function compile(program, card, start) {
    if (card.scope === 'later') fail('not yet: a card of a later scope');
    const { words, here, step: append, jump, land } = assembler(OPS, start);
    const decisions = [];
    const deciding = [];
    /** By word: what is read there or by the step that starts there. */
    const looks = [];
    const note = (bits) => (looks[words.length] |= bits);
    const { arrows, bindName, condition, name, pieceOf, place, selector } = termsOf(card, note);

    /** `[least, most]` of a step; `sameAs` is written as minus two minus the name, then as many as the name may count. */
    const count = (step) => {
      if (step.do === 'choose') return [step.optional ? 0 : 1, 1];
      if (step.count === 'all') return [ALL, ALL];
      if (step.count === 'auto') return [ALL, ALL];
      if (step.count.sameAs) return [-2 - name(step.count.sameAs), limits[step.count.sameAs]];
      return step.count;
    };
    const limits = {};

    /** Appends a step whose header is followed by `own` words; the name is bound for what comes after it. */
    const emit = (verb, step, own) => {
      const [least, most] = count(step);
      const bound = step.as ? bindName(step.as) + 1 : 0;
      if (step.as) limits[step.as] = most;
      if (most !== ALL) {
        decisions.push(here());
        deciding.push(step);
      }
      append(verb, here() + HEADER + own.length, least, most, bound, ...own);
    };

    const immediate = (verb, own) => append(verb, here() + 2 + own.length, ...own);

    const moves = (step) => {
      const fixes = step.firstFixes ?? [];
      const flags =
        (step.pieces === 'each' ? EACH : 0) |
        (step.pieces === 'one' ? ONE : 0) |
        (step.stopAfter === 'empty' ? STOP_AFTER_EMPTY : 0) |
        (fixes.includes('colour') ? SAME_COLOUR : 0) |
        (fixes.includes('rank') ? SAME_RANK : 0) |
        (step.movers.some((mover) => mover.pick.is === '$used') ? OF_MATCH : 0);
      if (step.pieces && !['each', 'one'].includes(step.pieces)) fail(`unknown pieces "${step.pieces}"`);
      if (step.stopAfter && step.stopAfter !== 'empty') fail(`unknown stopAfter "${step.stopAfter}"`);
      const caps = ['common', 'heroic', 'legendary'].map((rank) => step.capIfFirst?.[rank] ?? UNLIMITED);
      for (const mover of step.movers) only(mover, MOVER_FIELDS, 'a mover');
      only(step.direction ?? {}, ['same'], 'a direction', ['first', 'turn']);
      only(step.budget ?? {}, ['standard', 'combat'], 'a budget');
      only(step.fullNeeds ?? {}, ['moves', 'by'], '"fullNeeds"');
      for (const fix of fixes) numberOf(['colour', 'rank'], fix, 'likeness');
      const kindOf = (mover) => (step.budget ? 'combat' : mover.kind).toUpperCase();
      return [
        flags,
        step.leap === 'any' ? LEAP_ANYWHERE : (step.leap ?? 0),
        step.mayNotDestroy ? lookUp(RANKS, step.mayNotDestroy, 'rank') : 0,
        step.direction ? name(step.direction.same) + 1 : 0,
        step.fullNeeds?.moves ?? 0,
        step.fullNeeds ? pieceOf(step.fullNeeds.by) : 0,
        step.budget?.combat ?? UNLIMITED,
        ...caps,
        ...place(step.to ?? 'anywhere'),
        step.movers.length,
        ...step.movers.flatMap((mover) => [numberOf(KINDS, kindOf(mover), 'kind'), ...selector(mover.pick)]),
      ];
    };

    const run = (step) => {
      const max = step.max === 'any' ? FURTHEST : step.max;
      return [
        numberOf(KINDS, step.kind.toUpperCase(), 'kind'),
        step.directions === 'eight'
          ? ALL_DIRECTIONS
          : step.directions === 'arrows'
            ? arrows()
            : fail('run: directions'),
        ...['common', 'heroic', 'legendary'].map((rank) => (typeof max === 'number' ? max : max[rank])),
        step.stopAfterDestroying ? lookUp(RANKS, step.stopAfterDestroying, 'rank') : 0,
        ...selector(step.pick),
      ];
    };

    const shoot = (step) => [
      step.directions === 'arrows' ? arrows() : step.directions === 'diagonals' ? DIAGONALS : 0,
      step.directions.same ? name(step.directions.same) + 1 : 0,
      lookUp(RANKS, step.hits, 'rank'),
      step.limit === 'all' ? UNLIMITED : step.limit,
      step.range ?? FURTHEST,
      step.stoppedBy ? lookUp(RANKS, step.stoppedBy, 'rank') : 0,
      step.spread ? 1 : 0,
    ];

    const eachSquare = (step) => [
      ...place(step.at),
      step.cases.length,
      ...step.cases.flatMap((one) => {
        only(one, CASE_FIELDS, 'a case');
        const own =
          one.when === 'empty'
            ? [lookUp(OWNERS, one.colour, 'owner'), lookUp(RANKS, one.rank, 'rank')]
            : selector(one.when);
        return [numberOf(CASES, one.do.toUpperCase(), 'case'), ...own];
      }),
    ];

    const choose = (step) => {
      for (const option of step.options) only(option, OPTION_FIELDS, 'an option');
      const options = step.options
        .map((option) => ({ ...option, number: numberOf(optionIds, option.id, 'option') }))
        .sort((a, b) => a.number - b.number);
      emit('CHOOSE', step, [options.length, ...options.flatMap((o) => [o.number, 0])]);
      const first = words.length - 2 * options.length;
      /** The word of the header that says where the step ends. */
      const nextAt = first - HEADER;
      const jumps = options.map((option, i) => {
        land(first + 2 * i + 1);
        option.steps.forEach(compileStep);
        return jump('JUMP');
      });
      [...jumps, nextAt].forEach(land);
    };

    const branch = (step) => {
      const unless = jump('IF');
      words.push(...condition(step.cond));
      step.then.forEach(compileStep);
      if (!step.else) return land(unless);
      const behind = jump('JUMP');
      land(unless);
      step.else.forEach(compileStep);
      land(behind);
    };

    const compileStep = (step) => {
      const known = verbs.get(step.do) ?? fail(`unknown verb "${step.do}"`);
      if (known.scope !== 'first') fail(`not yet: verb "${step.do}"`);
      only(step, ['do', ...known.fields], `"${step.do}"`, LATER_FIELDS);
      if (!IMMEDIATE.includes(step.do) && !['if', 'choose'].includes(step.do) && !step.count) {
        fail(`"${step.do}" has no count`);
      }
      switch (step.do) {
        case 'destroy':
          if (step.credit && step.credit !== 'none') fail(`unknown credit "${step.credit}"`);
          return emit('DESTROY', step, [step.credit === 'none' ? 1 : 0, ...selector(step.pick)]);
        // With one opponent, once for each enemy colour is once.
        case 'upgrade':
        case 'downgrade':
        case 'bind':
          return emit(step.do.toUpperCase(), step, [0, ...selector(step.pick)]);
        case 'convert':
          return emit('CONVERT', step, [numberOf(['same', 'common'], step.to, 'rank'), ...selector(step.pick)]);
        case 'group':
          return emit('GROUP', step, [numberOf(['downgrade', 'destroy'], step.apply, 'verb'), ...selector(step.pick)]);
        case 'place': {
          const ranks = step.rank === 'choice' ? RANKS.any : lookUp(RANKS, step.rank, 'rank');
          return emit('PLACE', step, [lookUp(OWNERS, step.colour, 'owner'), ranks, ...place(step.on)]);
        }
        case 'moves':
          return emit('MOVES', step, moves(step));
        case 'run':
          return emit('RUN', step, run(step));
        case 'shoot':
          note(READS_BEING);
          return emit('SHOOT', step, shoot(step));
        case 'eachSquare':
          return emit('EACH_SQUARE', step, eachSquare(step));
        case 'topOfDeck':
          if (step.from === 'topOfOwnDiscard') fail(`not yet: pile "${step.from}"`);
          if (step.from !== 'ownDiscard') fail(`unknown pile "${step.from}"`);
          return emit('TOP_OF_DECK', step, []);
        case 'choose':
          return choose(step);
        case 'if':
          return branch(step);
        case 'gainAction':
          return immediate('GAIN_ACTION', [step.n]);
        case 'extraTurn':
          return immediate('EXTRA_TURN', []);
        case 'extraDraw':
          return immediate('EXTRA_DRAW', [step.beings, step.legends]);
        case 'borrow':
          return immediate('BORROW', [step.enemyPieces]);
        default:
          return fail(`unknown verb "${step.do}"`);
      }
    };

    program.forEach(compileStep);
    append('END');
    const reads = decisions.map((at) => looks.reduce((all, bits, word) => (word >= at - start ? all | bits : all), 0));
    const inText = [];
    everyStep(program, (step) => deciding.includes(step) && inText.push(step));
    return { words, decisions, reads, numbers: deciding.map((step) => inText.indexOf(step) + 1) };
  };
}

/** Visits the steps of a program and those inside them, in the order of the text. */
function everyStep(steps, visit) {
  for (const step of steps) {
    visit(step);
    for (const option of step.options ?? []) everyStep(option.steps, visit);
    everyStep(step.then ?? [], visit);
    everyStep(step.else ?? [], visit);
  }
}

/** All ids of options in these programs, ascending. */
export function optionIdsOf(programs) {
  const ids = new Set();
  for (const program of programs) everyStep(program, (step) => step.options?.forEach(({ id }) => ids.add(id)));
  return [...ids].sort();
}
