/** What there is to edit in a position of __Title__: stones, all of which lie on the heap. */
import type { Edits } from '$lib/analyse/edit/edits';
import { boardIn, seatName } from '$lib/games/__game__/board/words';
import { m } from '$lib/paraglide/messages';
import type { State } from '$workers/games/__game__/state';

const STONE = 'stone';
const HEAP = 'heap';

export const edits: Edits<State> = {
  from(view) {
    const { seats, heap, turn } = boardIn(view);
    return { seats, heap, turn };
  },
  text: (draft) => JSON.stringify(draft),
  spot(_, found) {
    const [field = ''] = found.split(':');
    return { where: null, field, words: found };
  },

  palette: () => [{ id: STONE, label: m.__snake___edit_stone(), seat: null, things: [{ thing: STONE }] }],
  trays: ({ heap }) => [
    {
      id: HEAP,
      label: m.__snake___edit_heap(),
      seat: null,
      things: heap > 0 ? [{ item: STONE, thing: STONE, count: heap }] : [],
    },
  ],
  places: () => [],
  top: () => null,
  fits: () => true,
  put: (draft) => ({ ...draft, heap: draft.heap + 1 }),
  take: (draft) => ({ ...draft, heap: draft.heap - 1 }),
  sweeps: [],

  seat: seatName,
  name: () => m.__snake___edit_stone(),
  place: (_, id) => id,
};
