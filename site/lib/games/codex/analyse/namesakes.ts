import { thingName } from '$lib/games/codex/board/table-words';
import { withAside } from '$lib/i18n/phrases';
import type { Board } from '$workers/games/codex/board';

/** Names of things; those of one player that share a name are numbered as they lie on the table. */
export function toldApart(board: Board, id: number): string {
  const { things } = board;
  const name = thingName(board, id);
  const thing = things.find((one) => one.id === id);
  const alike = things.filter((one) => one.shown === thing?.shown && one.controller === thing.controller);
  return alike.length > 1 ? withAside(name, String(alike.indexOf(thing!) + 1)) : name;
}
