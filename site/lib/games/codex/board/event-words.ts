/** What happened, in words (workers/games/codex/effects.ts). */
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Board, Mark } from '$workers/games/codex/board';
import type { Effect, ZoneEffect, Zone } from '$workers/games/codex/effects';
import { counted } from './printed';
import { calledThing, nameOf, runeName, sideName, slotName, thingName } from './table-words';
import type { Seat } from '$workers/games/codex/table';
import { waitText } from './wait-words';

const ZONES: Readonly<Record<Zone, () => string>> = {
  hand: m.cxb_hand,
  draw: m.cxb_draw,
  discard: m.cxb_discard,
  codex: m.cxb_codex,
  hired: m.cxb_hired,
};

const cardsText = (cards: readonly string[]): string =>
  listed(counted(cards).map(({ id, count }) => (count > 1 ? m.cxb_times({ name: nameOf(id), count }) : nameOf(id))));

function zoneText({ seat, zone, before, after, came, went }: ZoneEffect): string {
  const what = m.cxb_e_zone({ seat: sideName(seat), zone: ZONES[zone](), before, after });
  const cards = [...came.length ? [`+ ${cardsText(came)}`] : [], ...went.length ? [`− ${cardsText(went)}`] : []]; // prettier-ignore
  return cards.length === 0 ? what : m.cxb_e_zone_cards({ what, cards: listed(cards) });
}

function markText(mark: Mark, set: boolean, name: string): string | null {
  switch (mark) {
    case 'exhausted':
      return set ? m.cxb_e_exhausted({ name }) : m.cxb_e_ready({ name });
    case 'disabled':
      return set ? m.cxb_e_disabled({ name }) : m.cxb_e_enabled({ name });
    case 'maxed':
      return set ? m.cxb_e_maxed({ name }) : null;
    case 'underConstruction':
      return set ? null : m.cxb_e_finished({ name });
    default:
      return null;
  }
}

const NUMBERS = {
  damage: m.cxb_e_damage,
  armor: m.cxb_e_armor,
  level: m.cxb_e_level,
  atk: m.cxb_e_atk,
  hp: m.cxb_e_hp,
};

const LEAVINGS = { died: m.cxb_e_died, destroyed: m.cxb_e_destroyed, left: m.cxb_e_left };

/** What has gone since is named by its card. */
const called = ({ id, card }: { id: number; card: string }, board: Board): string =>
  board.things.some((thing) => thing.id === id) ? calledThing(board, id) : nameOf(card);

/** @param board the one after the effect; null for what is not worth a line */
export function eventText(effect: Effect, board: Board): string | null {
  switch (effect.kind) {
    case 'gold':
    case 'workers': {
      const by = effect.after - effect.before;
      const told = { seat: sideName(effect.seat), count: Math.abs(by) };
      if (effect.kind === 'gold') return by > 0 ? m.cxb_e_gold_up(told) : m.cxb_e_gold_down(told);
      return by > 0 ? m.cxb_e_workers_up(told) : m.cxb_e_workers_down(told);
    }
    case 'zone':
      return zoneText(effect);
    case 'arrived':
      return m.cxb_e_arrived({ name: called(effect, board) });
    case 'left':
      return LEAVINGS[effect.how]({ name: called(effect, board) });
    case 'runes':
      return m.cxb_e_runes({ ...effect, name: nameOf(effect.card), rune: runeName(effect.rune) });
    case 'mark':
      return markText(effect.mark, effect.set, nameOf(effect.card));
    case 'slot':
      return effect.slot
        ? m.cxb_e_slot({ name: nameOf(effect.card), slot: slotName(effect.slot) })
        : m.cxb_e_slot_left({ name: nameOf(effect.card) });
    case 'control':
      return m.cxb_e_control({ name: nameOf(effect.card), seat: sideName(effect.to === 'A' ? 'A' : 'B') });
    case 'face':
      return m.cxb_e_face({ name: nameOf(effect.card), other: nameOf(effect.to) });
    case 'noted':
      return m.cxb_e_noted({ what: waitText(effect.wait, board) });
    case 'attack':
      return m.cxb_e_attack({ name: thingName(board, effect.attacker!), other: calledThing(board, effect.defender!) });
    case 'turn':
      return m.cxb_e_turn({ seat: sideName(effect.seat as Seat) });
    case 'over':
      return effect.seat === 'draw' ? m.cxb_e_drawn() : m.cxb_e_won({ seat: sideName(effect.seat) });
    default:
      return NUMBERS[effect.kind]({ name: called(effect, board), before: effect.before, after: effect.after });
  }
}

/** All of them, each said once. */
export const eventTexts = (effects: readonly Effect[], board: Board): string[] => [
  ...new Set(effects.map((effect) => eventText(effect, board)).filter((text) => text !== null)),
];
