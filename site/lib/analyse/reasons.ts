/**
 * Why a move is as good as it is, as far as what a static look counts can say: in what it stands above or below another one.
 * Knows no game; a game names what it counts (`AnalyseGame.terms`).
 */
import { descending, extent, max, median } from 'd3-array';
import { listed, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { MoveTerms, MoveValue } from '$workers/analysis/contract';
import { resultOf } from './values';

type Terms = MoveTerms['terms'];
export type Names = Readonly<Record<string, () => string>>;

/** By action, what is counted after it; empty for games that do not tell. */
export type Counts = ReadonlyMap<string, Terms>;

export const NO_COUNTS: Counts = new Map();

/** As many causes as can be read at a glance. */
const MOST = 2;
/** A cause weighs at least so much of the heaviest, and of what moves differ in at all. */
const OF_HEAVIEST = 0.3;
const OF_SPREAD = 0.02;

export const countsOf = (moves: readonly MoveTerms[]): Counts =>
  new Map(moves.filter(({ terms }) => Object.keys(terms).length > 0).map(({ action, terms }) => [action, terms]));

const namesOf = (counts: Counts): string[] => Object.keys(counts.values().next().value ?? {});

/** What all moves of a node come to together. */
interface Summary {
  /** A move of the middle, term by term: the measure of the best one. */
  middle: Terms;
  /** How far the moves lie apart in what they differ most in. */
  spread: number;
}

/** Every move of a long list is held against the same. */
const summaries = new WeakMap<Counts, Summary>();

function summarized(counts: Counts): Summary {
  const all = [...counts.values()];
  const names = namesOf(counts);
  const widths = names.map((name) => {
    const [low = 0, high = 0] = extent(all, (terms) => terms[name] ?? 0);
    return high - low;
  });
  return {
    middle: Object.fromEntries(names.map((name) => [name, median(all, (terms) => terms[name] ?? 0) ?? 0])),
    spread: max(widths) ?? 0,
  };
}

function summaryOf(counts: Counts): Summary {
  const summary = summaries.get(counts) ?? summarized(counts);
  summaries.set(counts, summary);
  return summary;
}

export interface Causes {
  /** Names of terms, the heaviest first. */
  better: string[];
  worse: string[];
}

/** In what a move stands above and below another one; the best is held against a move of the middle. */
export function causesOf(counts: Counts, action: string, best: string): Causes {
  const own = counts.get(action);
  const other = action === best ? summaryOf(counts).middle : counts.get(best);
  if (!own || !other) return { better: [], worse: [] };
  const differences = namesOf(counts).map((name) => ({ name, by: (own[name] ?? 0) - (other[name] ?? 0) }));
  const heaviest = max(differences, ({ by }) => Math.abs(by)) ?? 0;
  const least = Math.max(OF_HEAVIEST * heaviest, OF_SPREAD * summaryOf(counts).spread);
  const weighty = differences
    .filter(({ by }) => by !== 0 && Math.abs(by) >= least)
    .sort((a, b) => descending(Math.abs(a.by), Math.abs(b.by)));
  const named = (sign: 1 | -1) => weighty.filter(({ by }) => sign * by > 0).slice(0, MOST);
  return { better: named(1).map(({ name }) => name), worse: named(-1).map(({ name }) => name) };
}

/** Inside a sentence a name begins small, but for one that begins with an abbreviation, as `HP in play`. */
const small = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** Causes as they stand in a sentence: `tiles on the rack, medals`. */
export const namesText = (list: readonly string[], names: Names): string =>
  listed(list.map((name) => small(names[name]?.() ?? name)));

/** `better: medals; worse: tiles on the rack`; empty where nothing tells them apart. */
export function causesText({ better, worse }: Causes, names: Names): string {
  return statements([
    better.length > 0 && m.values_better({ what: namesText(better, names) }),
    worse.length > 0 && m.values_worse({ what: namesText(worse, names) }),
  ]);
}

/** What is sure of a move; empty where nothing is. `all` are the moves it is one of. */
export function certainText(move: MoveValue, all: readonly MoveValue[]): string {
  const result = resultOf(move);
  if (result === 'win') return m.values_wins();
  if (result === 'loss') return m.values_loses();
  const others = all.filter(({ action }) => action !== move.action);
  return others.length > 0 && others.every((other) => resultOf(other) === 'loss') ? m.values_only() : '';
}

export interface Reasoned {
  move: MoveValue;
  best: MoveValue;
  /** All moves of the node. */
  all: readonly MoveValue[];
  counts: Counts;
  names: Names | undefined;
}

/** Why a move is worth what it is worth, in a phrase; empty where nothing is known that would say it. */
export function reasonText({ move, best, all, counts, names = {} }: Reasoned): string {
  const causes = causesOf(counts, move.action, best.action);
  // What is good about the best move is asked; of others first of all what they lack.
  const told = move.action === best.action ? { ...causes, worse: [] } : causes;
  return statements([certainText(move, all), causesText(told, names)]);
}

/** Why a move was a fault: what is sure of it, and what it leaves less of than the best one; what it gains is no reason. */
export function faultText({ move, best, all, counts, names = {} }: Reasoned): string {
  const { worse } = causesOf(counts, move.action, best.action);
  return statements([certainText(move, all), causesText({ better: [], worse }, names)]);
}
