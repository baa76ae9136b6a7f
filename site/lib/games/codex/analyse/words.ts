/** Actions of Codex as the analyser abbreviates them. */
import { actionText } from '$lib/games/codex/board/action-words';
import { nameOf, sideName, slotName } from '$lib/games/codex/board/table-words';
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/codex/board';
import { FACES } from '$workers/games/codex/printed';
import { SLOTS, type Slot } from '$workers/games/codex/table';

const CARDS = new Set(FACES.map(({ id }) => id));
/** A line is read away from its table: nothing is known of what lies there. */
const NOWHERE = { things: [], waits: [], question: 'pick', source: null, slot: null } as unknown as Board;
const isSlot = (text: string): text is Slot => (SLOTS as readonly string[]).includes(text);

/** What is got by a player, by its sort. */
const DUE: Readonly<Record<string, (told: { seat: string }) => string>> = {
  scavenger: m.cxb_w_scavenger,
  technician: m.cxb_w_technician,
  bounty: m.cx_short_bounty,
};

/** An action in a few words: without the word of a deed that its card says as well. */
export function shortText(action: string): string {
  const [, card = ''] =
    /^(?:(?:play|tech|hand|discard|codex|healing|ephemeral|later) )?(\w+)(?:#\S+)?$/.exec(action) ?? [];
  if (CARDS.has(card)) return nameOf(card);
  if (isSlot(card)) return slotName(card);
  const [, sort = '', seat] = /^(\w+) ([AB])$/.exec(action) ?? [];
  if (sort in DUE) return DUE[sort]!({ seat: sideName(seat as 'A' | 'B') });
  return action === 'workers' ? m.cxb_w_workers() : actionText(action, NOWHERE);
}

/** An action as it was typed: in small letters, blanks within a name as it is written in notation. */
export function typedText(text: string): string {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (rest.length < 2 || verb === 'use') return [verb, ...rest].join(' ');
  return `${verb} ${rest.join('_')}`;
}
