import type { Sample } from '$lib/analyse/game';
import { m } from '$lib/paraglide/messages';

interface SamplesFile {
  samples: { id: string; title: string; position: string }[];
}

const TITLES: Readonly<Record<string, () => string>> = {
  middle: m.cx_sample_middle,
  early: m.cx_sample_early,
  late: m.cx_sample_late,
};

const load = async (): Promise<SamplesFile> => (await import('$content/codex/samples.json')).default;

/** Positions from the middle of games; read when they are wanted. */
export const loadSamples = async (): Promise<Sample[]> =>
  (await load()).samples.map(({ id, title, position }) => ({ id, title: TITLES[title]!(), position }));

/** A main phase with something to attack. */
export const first = async (): Promise<string> => (await load()).samples[0]!.position;
