/** What the analyser shows on a first visit, found out while the site is built: whoever comes to look need not wait for it. */
import { SEED } from '$lib/analyse/evaluator.svelte';
import { loadAnalyseGame } from '$lib/analyse/games';
import type { KnownFile } from '$lib/analyse/known';
import { storedForm } from '$lib/analyse/stored-findings';
import { merge, NO_VALUES } from '$lib/analyse/values';
import { engineName } from '$lib/engine/name';
import { findBeforehand } from '$workers/analysis/beforehand';
import type { GameId } from '$workers/registry';

/** Where the compiled engines lie, seen from the folder the site is built in. */
const ENGINES = 'build';

export async function firstValues(game: GameId): Promise<KnownFile | null> {
  const { first, work } = await loadAnalyseGame(game);
  const found = await findBeforehand(game, ENGINES, await first(), work, SEED);
  if (!found) return null;
  const { view, answers, done } = found;
  const values = answers.reduce(merge, NO_VALUES);
  return { engine: engineName(game), view, found: storedForm({ values, done }) };
}
