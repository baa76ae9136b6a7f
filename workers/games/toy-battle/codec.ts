import * as layout from '../../../assembly/games/toy-battle/layout';
import { MAPS, mapOf, type BoardMap } from './board-data';
import { OPTION_VALUES, optionBits, optionsFrom } from './options';
import { QUESTIONS, SIDES, type Side, type Sided, type State } from './state';
import { countTiles, tilesOf, troopCode, troopIndex } from './tiles';

const COUNTS = [
  ['rack', layout.RACK],
  ['frozen', layout.FROZEN],
  ['unseen', layout.UNSEEN],
  ['discard', layout.DISCARD],
  ['known', layout.KNOWN],
] as const;

const WON = [null, 'hq', 'medals', 'stuck', 'limit'] as const;
const WINNERS = ['blue', 'red', 'none'] as const;

/** The state that the engine's bytes hold. They must be a state the engine wrote, or one that `write` made. */
export function read(bytes: Uint8Array): State {
  const map = MAPS[bytes[layout.MAP]!]!;
  const captured = bytes[layout.CAPTURED]!;
  const how = WON[bytes[layout.RESULT]!];
  const base = bytes[layout.QUESTION_BASE]!;
  const lists = Object.fromEntries(COUNTS.map(([name, offset]) => [name, sided((s) => tilesAt(bytes, offset, s))]));
  return {
    map: map.id,
    toMove: SIDES[bytes[layout.TO_MOVE]!]!,
    stacks: readStacks(bytes, map),
    ...(lists as Pick<State, (typeof COUNTS)[number][0]>),
    removed: sided((s) => bytes[layout.REMOVED + s]!),
    taken: readTaken(bytes, map),
    turns: wordAt(bytes, layout.TURNS),
    options: optionsFrom(bytes[layout.OPTIONS]!, bytes[layout.STARTER]!, wordAt(bytes, layout.TURN_LIMIT)),
    question: QUESTIONS[bytes[layout.QUESTION]!]!,
    questionBase: base === layout.NOWHERE ? null : map.nodes[base]!,
    left: bytes[layout.LEFT]!,
    again: bytes[layout.AGAIN] === 1,
    waiting: Array.from({ length: bytes[layout.WAITING_COUNT]! }, (_, i) => ({
      base: map.nodes[bytes[layout.WAITING + 2 * i]!]!,
      height: bytes[layout.WAITING + 2 * i + 1]!,
    })),
    result: how ? { winner: WINNERS[bytes[layout.WINNER]!]!, how } : null,
    captured:
      captured === layout.NOWHERE ? null : { node: map.nodes[captured]!, tile: tileText(bytes[layout.CAPTOR]!) },
  };
}

/**
 * Writes a state into `layout.STATE_BYTES` bytes, little endian. Everything from `layout.DERIVED` on is left zero:
 * the engine derives it when it loads the state. The state must have passed `problemsOf`.
 */
export function write(state: State, bytes: Uint8Array): void {
  const map = mapOf(state);
  const node = (id: string | null): number => (id === null ? layout.NOWHERE : map.nodeIndex.get(id)!);
  bytes.fill(0, 0, layout.STATE_BYTES);
  bytes[layout.MAP] = map.index;
  bytes[layout.OPTIONS] = optionBits(state.options);
  bytes[layout.QUESTION] = QUESTIONS.indexOf(state.question);
  bytes[layout.QUESTION_BASE] = node(state.questionBase);
  bytes[layout.TO_MOVE] = SIDES.indexOf(state.toMove);
  bytes[layout.LEFT] = state.left;
  bytes[layout.AGAIN] = state.again ? 1 : 0;
  bytes[layout.WAITING_COUNT] = state.waiting.length;
  setWord(bytes, layout.TURNS, state.turns);
  setWord(bytes, layout.TURN_LIMIT, state.options.turnLimit);
  bytes[layout.RESULT] = state.result ? WON.indexOf(state.result.how) : 0;
  bytes[layout.WINNER] = state.result ? WINNERS.indexOf(state.result.winner) : 0;
  bytes[layout.CAPTURED] = node(state.captured?.node ?? null);
  bytes[layout.CAPTOR] = state.captured ? tileByte(state.captured.tile) : layout.NOWHERE;
  bytes[layout.STARTER] = OPTION_VALUES.starter.indexOf(state.options.starter);
  state.waiting.forEach(({ base, height }, i) => {
    bytes[layout.WAITING + 2 * i] = node(base);
    bytes[layout.WAITING + 2 * i + 1] = height;
  });
  SIDES.forEach((side, s) => {
    bytes[layout.REMOVED + s] = state.removed[side];
    for (const [name, offset] of COUNTS) bytes.set(countTiles(state[name][side]), offset + s * layout.TROOPS);
    const claimed = map.regions.reduce(
      (mask, region, r) => (state.taken[region.id] === side ? mask | (1 << r) : mask),
      0,
    );
    setWord(bytes, layout.TAKEN + 2 * s, claimed);
  });
  writeStacks(bytes, map, state.stacks);
}

function readStacks(bytes: Uint8Array, map: BoardMap): State['stacks'] {
  const stacks: State['stacks'] = {};
  let start = 0;
  for (let base = 0; base < map.baseCount; base++) {
    const end = bytes[layout.ENDS + base]!;
    if (end > start)
      stacks[map.nodes[base]!] = Array.from(bytes.subarray(layout.TILES + start, layout.TILES + end), tileText).join(
        '',
      );
    start = end;
  }
  return stacks;
}

function writeStacks(bytes: Uint8Array, map: BoardMap, stacks: State['stacks']): void {
  const tilesOn = (base: number): string[] => (base < map.baseCount && stacks[map.nodes[base]!]?.match(/../g)) || [];
  let end = 0;
  // All sixteen ends are kept, so that the last one is always the length of the tile list.
  for (let base = 0; base < layout.TILES - layout.ENDS; base++) {
    for (const tile of tilesOn(base)) bytes[layout.TILES + end++] = tileByte(tile);
    bytes[layout.ENDS + base] = end;
  }
}

function readTaken(bytes: Uint8Array, map: BoardMap): State['taken'] {
  const taken: State['taken'] = {};
  SIDES.forEach((side, s) => {
    const claimed = wordAt(bytes, layout.TAKEN + 2 * s);
    map.regions.forEach((region, r) => {
      if (claimed & (1 << r)) taken[region.id] = side;
    });
  });
  return taken;
}

function sided<T>(of: (side: number) => T): Sided<T> {
  return Object.fromEntries(SIDES.map((side, s) => [side, of(s)])) as Record<Side, T>;
}

function tilesAt(bytes: Uint8Array, offset: number, side: number): string {
  const start = offset + side * layout.TROOPS;
  return tilesOf(bytes.subarray(start, start + layout.TROOPS));
}

function tileText(tile: number): string {
  return (tile < layout.TILE_SIDE ? 'b' : 'r') + troopCode(tile % layout.TILE_SIDE);
}

function tileByte(tile: string): number {
  return (tile[0] === 'b' ? 0 : layout.TILE_SIDE) + troopIndex(tile[1]!);
}

function wordAt(bytes: Uint8Array, offset: number): number {
  return bytes[offset]! | (bytes[offset + 1]! << 8);
}

function setWord(bytes: Uint8Array, offset: number, value: number): void {
  bytes[offset] = value & 0xff;
  bytes[offset + 1] = value >> 8;
}
