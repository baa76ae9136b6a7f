import { loadCodec } from '../codecs';
import type { TextProblem } from '../contract';
import type { Engine } from '../engine/engine';
import type { GameCodec } from '../game-codec';
import { GAMES, gameEntry, isGameId } from '../registry';
import { Session } from '../session';
import { CliError, type Io } from './command';
import { loadLaws, type Laws } from './laws';

/** What is common to all commands about one game. */
export interface GameInput {
  codec: GameCodec;
  session: Session;
  engine: Engine;
  laws: Laws;
}

export async function openGame(id: string | undefined, io: Io): Promise<GameInput> {
  const known = GAMES.map((game) => game.id).join(', ');
  if (id === undefined) throw new CliError(`name a game: ${known}`);
  if (!isGameId(id)) throw new CliError(`there is no game "${id}"; the games are: ${known}`);
  const [codec, engine, laws] = await Promise.all([loadCodec(id), io.engine(gameEntry(id)), loadLaws(id)]);
  return { codec, engine, laws, session: new Session(codec, engine) };
}

/** A node of a game and the way to it, as a position argument gives them. */
export interface NodeInput {
  /** Notation of the first node. */
  start: string;
  /** Actions from there to the node meant; more than none only for records. */
  actions: readonly string[];
  /** Notation of the node meant. */
  notation: string;
}

/**
 * A position argument: notation, JSON position, a record (the node after its last action), or what another command
 * printed with --json. `-` reads it from standard input, `@file` from a file.
 */
export async function readNode(
  argument: string | undefined,
  { codec, session, laws }: GameInput,
  io: Io,
): Promise<NodeInput> {
  if (argument === undefined)
    throw new CliError('give a position: notation or JSON in quotes, @file, or - for standard input');
  const text = await readText(argument, io);
  const shape = shapeOf(text);
  if (shape.record) {
    const record = codec.parseRecord(text);
    if (!record.ok) throw textError('record', record.error, laws);
    const start = codec.print(record.value.start);
    standAt('record', start, session, laws);
    const { actions } = record.value;
    return { start, actions, notation: reach(session, laws, start, actions) };
  }
  const notation = standAt('position', shape.notation ?? text, session, laws);
  return { start: notation, actions: [], notation };
}

/** Lets the engine stand at a position, which it must be able to play on. @returns its canonical notation */
function standAt(what: string, text: string, session: Session, laws: Laws): string {
  const view = session.parse(text);
  if (!view.ok) throw textError(what, view.error, laws);
  return view.value.notation;
}

async function readText(argument: string, io: Io): Promise<string> {
  if (argument !== '-' && !argument.startsWith('@')) return argument;
  const path = argument === '-' ? '-' : argument.slice(1);
  try {
    return (await io.read(path)).trim();
  } catch (error) {
    throw new CliError(`cannot read ${path}: ${(error as Error).message}`);
  }
}

/** Tells the kinds of JSON apart without caring whether they are right. */
function shapeOf(text: string): { record: boolean; notation: string | null } {
  const nothing = { record: false, notation: null };
  if (!text.startsWith('{')) return nothing;
  try {
    const value = JSON.parse(text) as Record<string, unknown>;
    if (typeof value.notation === 'string') return { record: false, notation: value.notation };
    return { record: Array.isArray(value.actions), notation: null };
  } catch {
    return nothing;
  }
}

/** The notation after a line that has to be playable. */
export function reach(session: Session, laws: Laws, start: string, actions: readonly string[]): string {
  const played = session.play(start, actions);
  if (played.ok) return played.view.notation;
  throw refusal(laws, played.action, played.at, played.refused, played.malformed);
}

export function refusal(
  laws: Laws,
  action: string,
  at: number,
  refused: readonly string[],
  malformed: boolean,
): CliError {
  const which = `action ${at + 1}, "${action}"`;
  if (malformed) return new CliError(`${which}: no such action`);
  const [rule = ''] = refused;
  return new CliError(`${which}: refused by ${refused.join(', ')} (${laws(rule)})`);
}

/** One line for a text that does not parse: what, where, what was found, and the rule it offends. */
export function textError(what: string, { column, problem, found, rule }: TextProblem, laws: Laws): CliError {
  const law = rule ? ` (${rule}: ${laws(rule)})` : '';
  return new CliError(
    `${what}, column ${column}: ${problem.replaceAll('-', ' ')}${found && `: ${oneLine(found)}`}${law}`,
  );
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
