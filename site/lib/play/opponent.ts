import type { EnginePool } from '$workers/analysis/pool';
import type { SearchReport } from '$workers/analysis/contract';
import type { Random } from '$workers/random';
import type { View } from '$workers/contract';
import type { Strength } from './levels';

export type Chooser = Pick<EnginePool, 'search' | 'choose'>;

/**
 * What the engine plays at a node. It searches with what its seat can know, and nothing else. Where a search finds nothing
 * the first legal action is played.
 * @throws whatever the engine throws; @throws RangeError where nothing can be chosen
 */
export async function chooseMove(pool: Chooser, view: View, strength: Strength, random: Random): Promise<string> {
  const { notation, choices } = view;
  const [only] = choices;
  if (!only) throw new RangeError('nothing to choose from');
  if (choices.length === 1) return only.action;
  const seed = random(2 ** 31);
  if ('player' in strength) return (await pool.choose(notation, strength.player, seed)) ?? only.action;
  if ('plans' in strength) return (await pool.choose(notation, `plans:${strength.plans}`, seed)) ?? only.action;
  if ('lines' in strength) return (await pool.choose(notation, `turn:${strength.lines}`, seed)) ?? only.action;
  if ('worlds' in strength) return (await pool.choose(notation, `reply:${strength.worlds}`, seed)) ?? only.action;
  let last: SearchReport | null = null;
  const question = { notation, playouts: strength.work, spread: 'best', seed } as const;
  await pool.search(question, (report) => (last = report));
  return (last as SearchReport | null)?.moves[0]?.action ?? only.action;
}
