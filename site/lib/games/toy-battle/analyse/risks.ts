import type { AskedEngine } from '$lib/analyse/game';
import { fallRisks, withEveryTroop } from '$workers/games/toy-battle/fall';
import { print } from '$workers/games/toy-battle/notation';
import type { Board } from '$workers/games/toy-battle/state';

/** How likely each base is to be covered in the next turn, by whatever tile the other side may hold. */
export async function risksOf(board: Board, pool: Pick<AskedEngine, 'parse'>): Promise<ReturnType<typeof fallRisks>> {
  const asked = await pool.parse(print(withEveryTroop(board)));
  return fallRisks(board, asked.ok ? asked.value.choices : []);
}
