/** Which of the recent analyses have to go when there are too many; loaded once there may be. */
import type { AnalysisRecord } from '$lib/progress/schema';

/** Recent analyses with moves or comments that stay on the device. */
export const MOST_RECENT = 200;
/** Recent positions nobody has played or written anything at that stay. */
export const MOST_BARE = 20;

/** @param recent the last changed first. @returns `made`: somebody has played or written something there */
export function tooMany(recent: readonly AnalysisRecord[]): { bare: AnalysisRecord[]; made: AnalysisRecord[] } {
  const bare = recent.filter(isBare);
  const made = recent.filter((record) => !bare.includes(record));
  return { bare: bare.slice(MOST_BARE), made: made.slice(MOST_RECENT) };
}

/** Nothing but a position. What cannot be read may be more. */
function isBare({ text }: AnalysisRecord): boolean {
  try {
    const { actions, comments, variations } = JSON.parse(text) as Record<string, unknown[] | undefined>;
    return !actions?.length && !comments && !variations;
  } catch {
    return false;
  }
}
