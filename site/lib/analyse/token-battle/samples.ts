import { m } from '$lib/paraglide/messages';
import type { Sample } from '../game';

interface CasesFile {
  puzzles: { id: string; position: string }[];
}

/** The positions of the rules whose answer is proved, read when they are wanted. */
export async function loadSamples(): Promise<Sample[]> {
  const { default: data } = await import('../../../../assembly/games/token-battle/data/cases.json');
  return (data as unknown as CasesFile).puzzles.map(({ id, position }) => ({
    id,
    title: m.tk_sample({ id }),
    position,
  }));
}
