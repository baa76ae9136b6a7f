/** What there is to edit in a position of Conquest: troops and buildings on the map, and what players and table hold. */
import { trayOf, type Edits } from '$lib/analyse/edit/edits';
import { placeOf } from '$lib/board/place-picks';
import { landName, missionName, rewardName } from '$lib/games/conquest/board/names';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { playerName, seatName } from '$lib/games/conquest/board/words';
import { clauses } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { CODES, landOf } from '$workers/games/conquest/map';
import { positionOf } from '$workers/games/conquest/notation';
import { NOBODY } from '$workers/games/conquest/state';
import { draftOf, withoutHands, withoutPieces, type Draft } from './draft';
import { put, take } from './entries';
import { spotOf } from './fields';
import { capitalThing, divisionThing, fits, readThing, type MarkName } from './things';
import { CARDS, MISSIONS, paletteOf, TABLE, traysOf } from './trays';

const MARK_NAMES: Readonly<Record<MarkName, () => string>> = {
  taken: m.cq_mark_taken,
  fought: m.cq_mark_fought,
  'arrived-I': m.cq_mark_arrived_infantry,
  'arrived-A': m.cq_mark_arrived_armour,
  'arrived-D': m.cq_mark_arrived_damaged,
  across: m.cq_mark_across,
  alerted: m.cq_mark_alerted,
  ashore: m.cq_ashore,
  fresh: m.cq_mark_fresh,
};
const KIND_NAMES = [m.cq_kind_infantry, m.cq_kind_armour, m.cq_kind_damaged];

export function thingName(thing: string): string {
  const what = readThing(thing);
  switch (what.type) {
    case 'division':
      return clauses([playerName(COLOURS[what.seat]!), KIND_NAMES[what.kind]!()]);
    case 'capital':
      return m.cq_capital({ player: playerName(COLOURS[what.seat]!) });
    case 'city':
      return m.cq_city();
    case 'airfield':
      return m.cq_airfield();
    case 'mark':
      return MARK_NAMES[what.mark]();
    case 'card':
      return landName(CODES[what.land]!);
    case 'mission':
      return missionName(what.index);
    case 'reward':
      return rewardName(what.index);
  }
}

/** A division of the rear, infantry first; then what stands there. */
function topOf({ lands, airfields, capitals }: Draft, t: number): string | null {
  const { owner, rear, city } = lands[t]!;
  const kind = rear.findIndex((count) => count > 0);
  if (owner !== NOBODY && kind >= 0) return divisionThing(owner, kind);
  if (airfields.includes(t)) return 'airfield';
  if (city) return 'city';
  const seat = capitals.indexOf(t);
  return seat < 0 ? null : capitalThing(seat);
}

interface Hands {
  /** Code of the territory looked into; null while none is. */
  looked(): string | null;
  /** Whose troops are in the palette. */
  seat(): number;
}

export const editsWith = ({ looked, seat }: Hands): Edits<Draft> => ({
  from: ({ notation }) => draftOf(notation),
  text: (draft) => JSON.stringify(positionOf(draft)),
  spot: (draft, found, term, rule) => spotOf(draft, found, rule, term),

  palette: (draft) => paletteOf(draft, Math.min(seat(), draft.order.length - 1)),
  trays: (draft) => traysOf(draft, landOf(looked() ?? '') ?? null),
  folds: { [CARDS]: m.cq_cards, [MISSIONS]: m.cq_edit_fold_missions, [TABLE]: m.cq_open_missions },
  places: () => CODES.map((code) => `land:${code}`),
  top: (draft, place) => topOf(draft, landOf(placeOf(place)!)!),
  fits,
  put,
  take(draft, where, item) {
    const tray = trayOf(where);
    const thing =
      tray === null
        ? this.top(draft, where)
        : this.trays(draft)
            .find(({ id }) => id === tray)
            ?.things.find((one) => one.item === item)?.thing;
    return thing ? take(draft, thing, where) : draft;
  },
  sweeps: [
    { label: m.cq_edit_clear, sweep: withoutPieces },
    { label: m.cq_edit_clear_hands, sweep: withoutHands },
  ],

  seat: seatName,
  name: thingName,
  place: (_, id) => landName(id),
});
