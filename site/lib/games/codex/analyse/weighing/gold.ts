/** Means of samples as people read them. */
import { formatted } from '$lib/i18n/numbers';
import type { Mean } from '$workers/games/codex/weighing/sums';

const tenths = (n: number): string => formatted(n, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Less than this is not told apart from nothing. */
const LEAST = 0.05;

/** `+1.3`, `−0.4`, `0`. */
export const goldText = (gold: number): string =>
  Math.abs(gold) < LEAST ? '0' : (gold < 0 ? '−' : '+') + tenths(Math.abs(gold));

/** `± 0.4`; nothing where one sample was taken, which says nothing about it. */
export const spread = ({ error }: Mean): string => (error === null ? '' : `± ${tenths(error)}`);
