/** What the troops do, in words. Apart from the other words: only what is read needs them. */
import { m } from '$lib/paraglide/messages';
import { troopOf } from './map';

const EFFECTS: Readonly<Record<string, () => string>> = {
  none: m.tb_effect_none,
  draw2: m.tb_effect_draw2,
  draw1: m.tb_effect_draw1,
  extraPlacement: m.tb_effect_extra_placement,
  discardAdjacent: m.tb_effect_discard_adjacent,
  ignoreConnection: m.tb_effect_ignore_connection,
  discardFromRack: m.tb_effect_discard_from_rack,
};

/** `Draw two tiles from your reserve.` */
export function troopWhat(code: string): string {
  const { joker, effect } = troopOf(code);
  return joker ? m.tb_effect_joker() : EFFECTS[effect]!();
}
