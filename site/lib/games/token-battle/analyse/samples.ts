import { pairingName } from '$lib/games/token-battle/board/set-names';
import { m } from '$lib/paraglide/messages';
import type { Sample } from '$lib/analyse/game';

interface CasesFile {
  puzzles: { id: string; position: string }[];
}

interface SamplesFile {
  /** `sets` is a pairing of ready sets, `turn` the turn to be played. */
  samples: { id: string; sets: string; turn: number; position: string }[];
}

/** The positions of the rules whose answer is proved, and some from the middle of games; read when they are wanted. */
export async function loadSamples(): Promise<Sample[]> {
  const [{ default: cases }, { default: middle }] = await Promise.all([
    import('../../../../../assembly/games/token-battle/data/cases.json'),
    import('$content/token-battle/samples.json'),
  ]);
  return [
    ...(cases as unknown as CasesFile).puzzles.map(({ id, position }) => ({
      id,
      title: m.tk_sample({ id }),
      position,
    })),
    ...(middle as SamplesFile).samples.map(({ id, sets, turn, position }) => ({
      id,
      title: m.tk_sample_middle({ sets: pairingName(sets), n: turn }),
      position,
    })),
  ];
}
