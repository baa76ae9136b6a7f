import { mapOf } from './board-data';
import { fromDigits, readNode, readNumber, readOption, readRegion, readSide, readStack, readTiles } from './fields';
import { MAX_TURNS, changedOptions } from './options';
import type { Fail } from './problems';
import { QUESTIONS, SIDES, type Question, type Side, type Sided, type State } from './state';
import { sideLetter } from './tiles';

/** Remembers where in the field a part of the state was read, under the path that `problemsOf` uses. */
type Mark = (where: string, offset: number) => void;

/** One word of the notation. `parse` fills its part of a blank state whose map is already known. */
export interface Field {
  name: string;
  /** For tagged fields: what need not be written. */
  silent?: string;
  print(state: State): string;
  parse(text: string, state: State, fail: Fail, mark: Mark): void;
}

const NOTHING = '-';
const ENDINGS = ['hq', 'medals', 'stuck', 'limit'] as const;

/** Bytes hold counts and heights. */
const MAX_COUNT = 0xff;

const orNothing = (text: string): string => text || NOTHING;

/** The parts of a text between separators, each with its offset; none where nothing is written. */
function split(text: string, separator: string): [part: string, offset: number][] {
  if (text === NOTHING) return [];
  let offset = 0;
  return text.split(separator).map((part) => {
    const start = offset;
    offset += part.length + separator.length;
    return [part, start];
  });
}

const shifted =
  (fail: Fail, by: number): Fail =>
  (offset, found, problem, rule) =>
    fail(offset + by, found, problem, rule);

/** `key:value`, both present. */
function keyed(part: string, fail: Fail): [key: string, value: string, offset: number] {
  const colon = part.indexOf(':');
  if (colon < 1 || colon === part.length - 1) fail(0, part, 'bad-value');
  return [part.slice(0, colon), part.slice(colon + 1), colon + 1];
}

/** A value for each side: `blue/red`. */
function sided(text: string, fail: Fail, read: (side: Side, part: string, offset: number) => void): void {
  const parts = split(text, '/');
  if (parts.length !== SIDES.length) fail(0, text, 'bad-value');
  SIDES.forEach((side, i) => read(side, ...parts[i]!));
}

type SidedTexts = { [K in keyof State]: State[K] extends Sided<string> ? K : never }[keyof State];

function tileLists(name: string, member: SidedTexts, silent?: string): Field {
  return {
    name,
    silent,
    print: (state) => SIDES.map((side) => orNothing(state[member][side])).join('/'),
    parse: (text, state, fail, mark) =>
      sided(text, fail, (side, part, offset) => {
        mark(`${member}.${side}`, offset);
        state[member][side] = part === NOTHING ? '' : readTiles(part, shifted(fail, offset));
      }),
  };
}

const toMove: Field = {
  name: 'side',
  print: (state) => sideLetter(state.toMove),
  parse: (text, state, fail) => {
    state.toMove = text === 'b' ? 'blue' : text === 'r' ? 'red' : fail(0, text, 'bad-side', 'TB-GOAL-1');
  },
};

const turns: Field = {
  name: 'turns',
  print: (state) => String(state.turns),
  parse: (text, state, fail) => {
    state.turns = readNumber(fromDigits(text), MAX_TURNS, fail);
  },
};

const stacks: Field = {
  name: 'stacks',
  print: (state) => {
    const held = mapOf(state).nodes.filter((node) => state.stacks[node]);
    return orNothing(held.map((node) => `${node}:${state.stacks[node]}`).join(','));
  },
  parse: (text, state, fail, mark) => {
    for (const [part, offset] of split(text, ',')) {
      const here = shifted(fail, offset);
      const [node, tiles, at] = keyed(part, here);
      readNode(node, mapOf(state), here);
      if (state.stacks[node]) here(0, part, 'unknown-key');
      mark(`stacks.${node}`, offset);
      state.stacks[node] = readStack(tiles, shifted(here, at));
    }
  },
};

const removed: Field = {
  name: 'removed',
  print: (state) => SIDES.map((side) => state.removed[side]).join('/'),
  parse: (text, state, fail, mark) =>
    sided(text, fail, (side, part, offset) => {
      mark(`removed.${side}`, offset);
      state.removed[side] = readNumber(fromDigits(part), MAX_COUNT, shifted(fail, offset));
    }),
};

const taken: Field = {
  name: 'taken',
  print: (state) => {
    const claimed = (side: Side): string =>
      mapOf(state)
        .regions.filter(({ id }) => state.taken[id] === side)
        .map(({ id }) => id)
        .join('');
    return SIDES.map((side) => orNothing(claimed(side))).join('/');
  },
  parse: (text, state, fail, mark) =>
    sided(text, fail, (side, part, offset) => {
      mark(`taken.${side}`, offset);
      if (part === NOTHING) return;
      for (let i = 0; i < part.length; i++) {
        const region = readRegion(part[i]!, mapOf(state), shifted(fail, offset + i));
        if (state.taken[region]) fail(offset + i, region, 'unknown-key', 'TB-REGION-4');
        state.taken[region] = side;
      }
    }),
};

const ask: Field = {
  name: 'ask',
  silent: 'turn',
  // A finished game asks nothing, which `over` says already.
  print: (state) => (state.question === 'over' ? 'turn' : state.question),
  parse: (text, state, fail) => {
    const question = QUESTIONS.find((name): name is Question => name === text && name !== 'over');
    state.question = question ?? fail(0, text, 'bad-question');
  },
};

const at: Field = {
  name: 'at',
  silent: NOTHING,
  print: (state) => orNothing(state.questionBase ?? ''),
  parse: (text, state, fail, mark) => {
    mark('questionBase', 0);
    state.questionBase = text === NOTHING ? null : readNode(text, mapOf(state), fail);
  },
};

const left: Field = {
  name: 'left',
  silent: '0',
  print: (state) => String(state.left),
  parse: (text, state, fail) => {
    state.left = readNumber(fromDigits(text), MAX_COUNT, fail);
  },
};

const again: Field = {
  name: 'again',
  silent: 'no',
  print: (state) => (state.again ? 'yes' : 'no'),
  parse: (text, state, fail) => {
    state.again = text === 'yes' || (text !== 'no' && fail(0, text, 'bad-value'));
  },
};

const waiting: Field = {
  name: 'waiting',
  silent: NOTHING,
  print: (state) => orNothing(state.waiting.map(({ base, height }) => `${base}:${height}`).join(',')),
  parse: (text, state, fail) => {
    state.waiting = split(text, ',').map(([part, offset]) => {
      const here = shifted(fail, offset);
      const [base, height, start] = keyed(part, here);
      return {
        base: readNode(base, mapOf(state), here),
        height: readNumber(fromDigits(height), MAX_COUNT, shifted(here, start)),
      };
    });
  },
};

const over: Field = {
  name: 'over',
  silent: NOTHING,
  print: (state) => (state.result ? `${state.result.winner}:${state.result.how}` : NOTHING),
  parse: (text, state, fail) => {
    if (text === NOTHING) return;
    const [winner, ending, start] = keyed(text, fail);
    const how = ENDINGS.find((name) => name === ending) ?? fail(start, ending, 'bad-value');
    if (state.question !== 'turn') fail(0, text, 'bad-question');
    state.question = 'over';
    state.result = { winner: winner === 'none' ? 'none' : readSide(winner, fail), how };
  },
};

const captured: Field = {
  name: 'captured',
  silent: NOTHING,
  print: (state) => (state.captured ? `${state.captured.node}:${state.captured.tile}` : NOTHING),
  parse: (text, state, fail) => {
    if (text === NOTHING) return;
    const [node, tile, start] = keyed(text, fail);
    if (tile.length !== 2) fail(start, tile, 'bad-tile');
    state.captured = { node: readNode(node, mapOf(state), fail), tile: readStack(tile, shifted(fail, start)) };
  },
};

const options: Field = {
  name: 'options',
  silent: NOTHING,
  print: (state) =>
    orNothing(
      Object.entries(changedOptions(state.options))
        .map(([name, value]) => `${name}:${value}`)
        .join(','),
    ),
  parse: (text, state, fail) => {
    for (const [part, offset] of split(text, ',')) {
      const here = shifted(fail, offset);
      const [name, value, start] = keyed(part, here);
      const read = name === 'turnLimit' ? fromDigits(value) : value;
      Object.assign(
        state.options,
        readOption(name, read, (at, found, problem, rule) =>
          here(found === name ? 0 : start + at, found, problem, rule),
        ),
      );
    }
  },
};

/** Always there, in this order, after version and map. */
export const FIXED: readonly Field[] = [
  toMove,
  turns,
  stacks,
  tileLists('racks', 'rack'),
  tileLists('unseen', 'unseen'),
  removed,
  tileLists('discards', 'discard'),
  taken,
];

/** Written as `name=value` where the value is not the silent one, in this order. */
export const TAGGED: readonly Field[] = [
  tileLists('frozen', 'frozen', '-/-'),
  tileLists('known', 'known', '-/-'),
  ask,
  at,
  left,
  again,
  waiting,
  over,
  captured,
  options,
];
