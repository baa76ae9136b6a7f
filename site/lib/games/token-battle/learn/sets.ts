import { setProblems } from '$workers/games/token-battle/sets';
import type { Reason } from '$workers/reasons';

/** What a lesson wants of a set that may be saved. */
interface SetPredicate {
  /** Number of a stack to the cards it begins with, top card first: `whetstone>throne`. */
  begins?: Record<string, string>;
  /** Card to the number of stacks that hold it at least once. */
  apart?: Record<string, number>;
}

/** Stacks from left to right with a blank between them, cards from the top down; `-` is an empty stack. */
export const readSet = (text: string): string[][] =>
  text.split(' ').map((stack) => (stack === '-' ? [] : stack.split('>')));

export const printSet = (stacks: readonly (readonly string[])[]): string =>
  stacks.map((stack) => stack.join('>') || '-').join(' ');

/** The rules that keep a set from being saved, each once; with the stacks whose number of cards is at fault, counted from 1. */
export function setRefusals(text: string): Reason[] {
  const problems = setProblems(readSet(text));
  const sized = problems.flatMap(({ rule, stack }) => (rule === 'TK-SET-2' && stack !== null ? [stack + 1] : []));
  const reasons = problems.map(({ rule }) => (rule === 'TK-SET-2' ? `${rule}/stacks:${sized.join('+')}` : rule));
  return [...new Set(reasons)];
}

/** True if all predicates hold of a set. */
export function setHolds(all: readonly object[], text: string): boolean {
  const stacks = readSet(text);
  const begins = ([n, cards]: [string, string]): boolean => {
    const wanted = cards.split('>');
    return wanted.every((card, i) => stacks[Number(n) - 1]?.[i] === card);
  };
  const apart = ([card, count]: [string, number]): boolean =>
    stacks.filter((stack) => stack.includes(card)).length >= count;
  return (all as readonly SetPredicate[]).every(
    (wanted) => Object.entries(wanted.begins ?? {}).every(begins) && Object.entries(wanted.apart ?? {}).every(apart),
  );
}
