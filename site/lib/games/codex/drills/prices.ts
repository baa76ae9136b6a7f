import { printedOn } from '$lib/games/codex/board/printed';

const BUILDINGS = ['tech_i_building', 'tech_ii_building', 'tech_iii_building'];

/** What an action costs as long as nothing in play and no colour of the team changes it, in gold (CX-COST-1). */
export function usualPrice(action: string): number | null {
  const [verb, what] = action.split(' ') as [string, string];
  if (verb === 'hire' || verb === 'level') return 1;
  return printedOn(verb === 'build' ? BUILDINGS[Number(what) - 1]! : what).cost;
}
