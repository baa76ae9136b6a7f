import type { Goal } from '../../../analysis/contract';

/** The kinds of puzzles, by their themes of section 8 of the rules, and the middle parts of their ids. */
export const KINDS = {
  'one-piece-short': { short: 'short' },
  'two-in-a-turn': { short: 'two' },
  'claim-it': { short: 'claim' },
  'nine-points': { short: 'nine' },
  'eighteen-points': { short: 'eighteen' },
  'best-duel-turn': { short: 'turn' },
  'kill-the-legend': { short: 'kill' },
  'win-now': { short: 'win' },
  'leave-nothing': { short: 'shut' },
  'keep-the-flare-cold': { short: 'cold' },
  'wake-the-flare': { short: 'wake' },
  'where-can-it-come': { short: 'where' },
  'rotten-ground': { short: 'rotten' },
  'spare-piece': { short: 'spare' },
} as const;

export type Kind = keyof typeof KINDS;

/** The goal is about the next summoning alone, and the solver is asked for every square that is right. */
export const asksForAll = ({ kind }: Pick<Goal, 'kind'>): boolean => kind === 'come' || kind === 'idle';
