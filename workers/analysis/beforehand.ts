/** What a search finds out about a position while the site is built. Runs in Node only. */
import { loadCodec } from '../codecs';
import { engineFromFile } from '../engine/node';
import { gameEntry, type GameId } from '../registry';
import { Session } from '../session';
import { Analysis } from './analysis';
import type { View } from '../contract';
import type { MoveValue, SearchJob } from './contract';
import { searchAlone } from './search-alone';

export interface Beforehand {
  view: View;
  /** What was found out of its moves, by one question after the other. */
  answers: MoveValue[][];
  /** What the searches took, by how it was spread. */
  done: Record<SearchJob['spread'], number>;
}

/**
 * A static look at a position, every move searched alike, then the best lines.
 *
 * @param folder where the compiled engines lie
 * @param text notation or JSON of a position
 * @param work playouts or, in games that hide nothing, positions: for each move, and for the lines
 * @returns null where no player decides
 * @throws RangeError for a text that is no position
 */
export async function findBeforehand(
  game: GameId,
  folder: string,
  text: string,
  work: { sweep: number; lines: number },
  seed: number,
): Promise<Beforehand | null> {
  const codec = await loadCodec(game);
  const engine = await engineFromFile(`${folder}/${gameEntry(game).wasm}`);
  const parsed = new Session(codec, engine).parse(text);
  if (!parsed.ok) throw new RangeError(`${text}: ${parsed.error.problem}`);
  const view = parsed.value;
  if (view.actor !== 'player') return null;
  const { notation, choices } = view;
  const search = (spread: SearchJob['spread'], playouts: number) =>
    searchAlone({ notation, spread, playouts, seed }, codec, engine);

  const done = { sweep: work.sweep * choices.length, best: work.lines };
  const look = new Analysis(codec, engine).look(notation);
  const sweep = await search('sweep', done.sweep);
  const best = await search('best', done.best);
  return { view, answers: [look, sweep.moves, best.moves], done };
}
