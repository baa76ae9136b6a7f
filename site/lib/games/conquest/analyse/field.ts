/** Fields of a form about a decision, and what they list. */
import { landName } from '$lib/games/conquest/board/names';
import { placeName, seatName } from '$lib/games/conquest/board/words';
import { m } from '$lib/paraglide/messages';
import { KINDS } from '$workers/games/conquest/divisions';
import { CODES, forceText, placeText } from '$workers/games/conquest/map';
import type { Draft } from './draft';

/** A field with a list of values, or a number. */
export type Field =
  | {
      id: string;
      label: string;
      value: string;
      options: readonly { value: string; label: string }[];
      set(value: string): Draft;
    }
  | { id: string; label: string; value: number; most: number; set(value: number): Draft }
  | { id: string; label: string; value: boolean; set(value: boolean): Draft };

/** Instead of a land, where there is none. */
export const NO_LAND = 255;
/** The most that a number is set to, in divisions. */
export const MOST = 60;

export type Option = { value: string; label: string };
export const landOption = (t: number): Option => ({ value: String(t), label: landName(CODES[t]!) });
export const placeOption = (place: number): Option => ({ value: String(place), label: placeName(placeText(place)) });
export const forceOption = (place: number): Option => ({ value: String(place), label: placeName(forceText(place)) });
export const seatOption = (seat: number): Option => ({ value: String(seat), label: seatName(seat) });
export const KIND_NAMES = [m.cq_kind_infantry, m.cq_kind_armour, m.cq_kind_damaged];

/** How many of the kinds have been chosen already that are asked about first. */
export const takeFields = (draft: Draft, chosen: number): Field[] =>
  KINDS.slice(0, chosen).map((kind, index) => ({
    id: `take-${kind}`,
    label: m.cq_edit_taken_along({ kind: KIND_NAMES[index]!() }),
    value: draft.step.take[index]!,
    most: MOST,
    set: (value: number): Draft => {
      const take = draft.step.take.map((count, i) => (i === index ? value : count));
      return { ...draft, step: { ...draft.step, take: [take[0]!, take[1]!, take[2]!] } };
    },
  }));
