import * as referee from '../../../../workers/referee/codex';
import type { Node } from '../../../../workers/referee/codex';
import { CHANCE, OVER } from '../../../../workers/engine/abi';
import { actionRow, answerRows } from '../../../../workers/engine/codex';
import type { Engine } from '../../../../workers/engine/engine';
import { actionText } from '../../../../workers/games/codex/action-text';
import { printPosition } from '../../../../workers/games/codex/notation';
import { readTable } from '../../../../workers/games/codex/position';
import { writeTable } from '../../../../workers/games/codex/start';
import type { Table } from '../../../../workers/games/codex/table';
import type { Dice } from '../../support/dice';
import { canonical } from './canonical';

/** Something the two do not agree about, with the node it was found at. */
export class Disagreement extends Error {
  override name = 'Disagreement';
}

/** Puts the engine where a node of the referee is. */
export function load(engine: Engine, node: Node): void {
  const bytes = new Uint8Array(engine.stateBytes);
  writeTable(node.start as unknown as Table, bytes);
  const broken = engine.load(bytes);
  if (broken) throw new Disagreement(`rule ${broken} refuses ${referee.toText(node)}`);
}

/** Actions of the open question by their texts. */
function actionsOf(engine: Engine): Map<string, number> {
  const { actions } = engine.actor() === CHANCE ? engine.outcomes() : { actions: engine.legal() };
  return new Map([...actions].map((action) => [actionText(actionRow(engine, action)), action]));
}

const answersOf = (engine: Engine): string[] => answerRows(engine).map(actionText);

/** Texts take long to write: equal tables are written down only where the number of time stamps is a multiple of this. */
const TEXTS_OF = 8;

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => isEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** The same position: its line of text, or in the middle of a script, where only answers are added, those. */
function comparePositions(engine: Engine, node: Node, before: Node | null): void {
  const answers = answersOf(engine);
  if (before?.start === node.start) return expectSame('answers', answers.join(' / '), node.answers.join(' / '), node);
  const [ours, theirs] = [canonical(readTable(engine.save())), canonical(node.start)];
  if (node.start.stamp % TEXTS_OF !== 0 && isEqual(ours, theirs)) return;
  expectSame('position', printPosition(ours, answers), printPosition(theirs, node.answers), node);
}

function expectSame(what: string, engine: string, theirs: string, node: Node): void {
  if (engine === theirs) return;
  const only = (mine: string, other: string): string => {
    const told = new Set(other.split(/[ ;,]/));
    return mine.split(/[ ;,]/).filter((part) => !told.has(part)).join(' '); // prettier-ignore
  };
  const sides = `  only the engine: ${only(engine, theirs)}\n  only the referee: ${only(theirs, engine)}`;
  throw new Disagreement(`${what}\n${sides}\n  at ${referee.toText(node)}`);
}

const list = (texts: Iterable<string>): string => [...texts].sort().join(', ');

/** Whoever decides, what is legal and what chance may bring, the position itself and, at the end, the result. */
export function compare(engine: Engine, node: Node, before: Node | null): Map<string, number> {
  const actor = engine.actor();
  const theirs = referee.actor(node);
  comparePositions(engine, node, before);
  const kind = actor === OVER ? 'over' : actor === CHANCE ? 'chance' : 'player';
  expectSame('actor', kind, theirs, node);
  if (kind === 'over') {
    const { result } = node.table;
    expectSame('reward', String(engine.reward(0)), String(result === 'draw' ? 0.5 : Number(result === 'A')), node);
    return new Map();
  }
  if (kind === 'player') expectSame('seat', String(actor), String(referee.seat(node)), node);
  const actions = actionsOf(engine);
  if (kind === 'player') {
    expectSame('legal', list(actions.keys()), list(referee.moves(node)), node);
    return actions;
  }
  const texts = new Map([...actions].map(([text, action]) => [action, text]));
  const { actions: chances, weights } = engine.outcomes();
  const ours = [...chances].map((action, i) => `${texts.get(action)} ${weights[i]}`);
  expectSame('outcomes', list(ours), list(referee.outcomes(node).map((one) => `${one.action} ${one.weight}`)), node);
  return actions;
}

export interface Report {
  readonly nodes: number;
  /** Kinds of decisions that were met. */
  readonly kinds: ReadonlySet<string>;
  readonly result: string | null;
  /** Cards that were played, and things whose ability was used. */
  readonly deeds: ReadonlySet<string>;
}

/** A verb first, so that the many of one do not crowd out the few of another; the end of the phase comes seldom. */
function mainAction(texts: readonly string[], dice: Dice, card?: string): string {
  const about = texts.filter((text) => text === `play ${card}` || text.startsWith(`use ${card}#`));
  if (about.length > 0 && dice(3)) return about[dice(about.length)]!;
  const verbs = [...new Set(texts.map((text) => text.split(' ')[0]!))].filter((verb) => verb !== 'end');
  if (verbs.length === 0 || dice(10) === 0) return 'end';
  const deeds = verbs.filter((one) => one === 'play' || one === 'use');
  const from = deeds.length > 0 && dice(2) ? deeds : verbs;
  const verb = from[dice(from.length)]!;
  const open = texts.filter((text) => text.split(' ')[0] === verb);
  return open[dice(open.length)]!;
}

/** Plays a game at random with both, comparing at every node; what a card can do comes first. */
export function duel(engine: Engine, start: Node, dice: Dice, most = 20_000, card?: string): Report {
  load(engine, start);
  const kinds = new Set<string>();
  const deeds = new Set<string>();
  let node = start;
  let before: Node | null = null;
  let nodes = 0;
  for (; nodes < most; nodes++) {
    const actions = compare(engine, node, before);
    if (actions.size === 0) break;
    kinds.add(node.decision!.kind);
    const texts = [...actions.keys()].sort();
    const text = node.decision!.kind === 'main' ? mainAction(texts, dice, card) : texts[dice(texts.length)]!;
    if (/^(play|use) /.test(text)) deeds.add(text.replace(/#\d+.*/, ''));
    try {
      engine.apply(actions.get(text)!);
    } catch (problem) {
      throw new Disagreement(`${text} traps (${String(problem)})\n  at ${referee.toText(node)}`, { cause: problem });
    }
    before = node;
    node = referee.apply(node, text);
  }
  return { nodes, kinds, result: node.table.result, deeds };
}
