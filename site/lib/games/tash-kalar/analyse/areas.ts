/** Parts of the arena the engine's moves can be limited to. */
import { CENTRAL, GREEN, RED } from '$lib/games/tash-kalar/board/faces';
import { m } from '$lib/paraglide/messages';

export const AREAS: readonly { id: string; label: () => string; places: readonly string[] }[] = [
  { id: 'red', label: m.ts_area_red, places: [...RED] },
  { id: 'green', label: m.ts_area_green, places: [...GREEN] },
  { id: 'central', label: m.ts_area_central, places: [...CENTRAL] },
];
