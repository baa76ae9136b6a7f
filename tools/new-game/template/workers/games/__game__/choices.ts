import { actionText } from './actions';

/** The thing on the screen whose choice amounts to the action. */
export const picksOf = (action: number): string[] => [`button:${action}`];

/** The action that picks seem to mean, to be asked about; null while they do not say enough. */
export function trialOf(picks: readonly string[]): string | null {
  const [, count] = /^button:(\d+)$/.exec(picks[0] ?? '') ?? [];
  return count ? actionText(Number(count)) : null;
}
