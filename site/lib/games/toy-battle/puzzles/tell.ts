import { listed } from '$lib/i18n/phrases';
import { loadMap, mapOf } from '$lib/games/toy-battle/board/map';
import { mapName, sideName, troopName } from '$lib/games/toy-battle/board/words';
import { medalsTitle } from '$lib/puzzles/title-words';
import type { Tell } from '$lib/puzzles/titles';
import type { State } from '$workers/games/toy-battle/state';
import { boardToDraw } from './shown';

/** `Jumbo, 2 × Hook`. */
function rackText(rack: string): string {
  const codes = [...new Set(rack)];
  return listed(
    codes.map((code) => {
      const count = rack.split(code).length - 1;
      return count > 1 ? `${count} × ${troopName(code)}` : troopName(code);
    }),
  );
}

/** The tiles at hand; then the board, who moves and the medals. */
export const tell: Tell<State> = async ({ map }, state) => {
  await loadMap(map);
  const { medals, toMove } = boardToDraw(state);
  const enemy = toMove === 'blue' ? 'red' : 'blue';
  return {
    always: [rackText(state.rack[toMove])],
    further: [mapName(mapOf(map)), sideName(toMove), medalsTitle({ own: medals[toMove], enemy: medals[enemy] })],
  };
};
