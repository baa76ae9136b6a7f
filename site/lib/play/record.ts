/** A game as it is stored: a record of the game whose header says who plays and how it stands. */
import { MAX_SEATS } from '$workers/seats';
import type { GameCodec, GameRecord } from '$workers/game-codec';
import { isLevel, type Players } from './levels';

/** What a list of games has to know of one. */
export interface Standing {
  players: Players;
  /** Of everything chance decides, and of the engine's own choices. 32 bits. */
  seed: number;
  /** The seat whose player gave up, or null. */
  resigned: number | null;
  /** What every seat got in the end; null while the game goes on. */
  shares: readonly number[] | null;
  /** Actions played so far. */
  plies: number;
  /** How often a move was taken back. */
  takenBack: number;
  /** Seat at the bottom of the board. */
  bottom: number;
  /** The options of the pickers it was set up with; empty for a game that began from a position. */
  picked: readonly string[];
  /** Options of the rules that are not as usual, by name. */
  rules: Readonly<Record<string, string>>;
}

export interface StoredGame extends Standing {
  /** Notation of the first node. */
  start: string;
  actions: readonly string[];
}

const VISITOR = 'visitor';

export const isOver = ({ shares, resigned }: Standing): boolean => shares !== null || resigned !== null;

export function writeGame(game: StoredGame, codec: GameCodec): string {
  const start = codec.parse(game.start);
  if (!start.ok) throw new RangeError(start.error.problem);
  const { players, seed, resigned, shares, takenBack, bottom, picked, rules } = game;
  const tags: Record<string, string> = {
    players: players.map((level) => level ?? VISITOR).join(' '),
    seed: String(seed),
    bottom: String(bottom),
    ...(picked.length > 0 && { setup: picked.join(' ') }),
    ...(Object.keys(rules).length > 0 && { rules: Object.entries(rules).flat().join(' ') }),
    ...(takenBack > 0 && { takenBack: String(takenBack) }),
    ...(resigned !== null && { resigned: String(resigned) }),
    ...(shares && { shares: shares.join(' ') }),
  };
  const record: GameRecord<unknown> = {
    tags,
    start: start.value,
    actions: [...game.actions],
    comments: {},
    variations: [],
  };
  return codec.printRecord(record);
}

const whole = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : null;

const wordsIn = (text: unknown): string[] => (typeof text === 'string' ? text.split(' ').filter(Boolean) : []);

/** Names and values that take turns. */
function pairsIn(text: unknown): Record<string, string> {
  const words = wordsIn(text);
  return Object.fromEntries(words.flatMap((name, i) => (i % 2 === 0 && words[i + 1] ? [[name, words[i + 1]!]] : [])));
}

function playersIn(text: unknown): Players | null {
  const players = wordsIn(text).map((word) => (word === VISITOR ? null : Number(word)));
  const sound = players.length >= 2 && players.length <= MAX_SEATS;
  return sound && players.every((player) => player === null || isLevel(player)) ? (players as Players) : null;
}

function standingOf(tags: Readonly<Record<string, unknown>>, plies: number): Standing | null {
  const players = playersIn(tags.players);
  const seed = whole(tags.seed);
  if (!players || seed === null) return null;
  const seatIn = (text: unknown): number | null => {
    const seat = whole(text);
    return seat !== null && seat < players.length ? seat : null;
  };
  const shares = wordsIn(tags.shares).map(Number);
  return {
    players,
    seed: seed >>> 0,
    plies,
    resigned: seatIn(tags.resigned),
    shares: shares.length === players.length && shares.every(Number.isFinite) ? shares : null,
    takenBack: whole(tags.takenBack) ?? 0,
    bottom: seatIn(tags.bottom) ?? 0,
    picked: wordsIn(tags.setup),
    rules: pairsIn(tags.rules),
  };
}

/** What stands in the header of a stored game, read without knowing the game; null for what is no such text. */
export function readStanding(text: string): Standing | null {
  try {
    const { tags, actions } = JSON.parse(text) as { tags?: Record<string, unknown>; actions?: unknown };
    return tags ? standingOf(tags, Array.isArray(actions) ? actions.length : 0) : null;
  } catch {
    return null;
  }
}

/** The whole game; null for what cannot be read. That its actions can be played only the engine knows. */
export function readGame(text: string, codec: GameCodec): StoredGame | null {
  const parsed = codec.parseRecord(text);
  if (!parsed.ok) return null;
  const { tags, start, actions } = parsed.value;
  const standing = standingOf(tags, actions.length);
  return standing && { ...standing, start: codec.print(start), actions };
}
