import { readFile } from 'node:fs/promises';
import { loadCodec } from '../../workers/codecs';
import type { DrillKind } from '../../workers/drills/drill';
import { gameEntry, type GameId } from '../../workers/registry';

/** The kinds of questions a game asks without end, from the modules of the build. */
export async function drillKinds(game: GameId): Promise<readonly DrillKind[]> {
  const { drills } = await loadCodec(game);
  const side = async () => {
    const file = new URL(`../../build/${gameEntry(game).side}`, import.meta.url);
    return WebAssembly.compile(await readFile(file));
  };
  return (await drills?.(side)) ?? [];
}
