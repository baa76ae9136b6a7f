import { m } from '$lib/paraglide/messages';
import type { Sample } from '$lib/analyse/game';

interface SamplesFile {
  samples: { id: string; title: string; position: string }[];
}

const TITLES: Readonly<Record<string, () => string>> = {
  three: m.cq_sample_three,
  two: m.cq_sample_two,
  sea: m.cq_sample_sea,
  five: m.cq_sample_five,
};

const load = async (): Promise<SamplesFile> => (await import('$content/conquest/samples.json')).default;

/** Positions from the middle of games; read when they are wanted. */
export const loadSamples = async (): Promise<Sample[]> =>
  (await load()).samples.map(({ id, title, position }) => ({ id, title: TITLES[title]!(), position }));

/** Three players, one of them about to attack. */
export const first = async (): Promise<string> => (await load()).samples[0]!.position;
