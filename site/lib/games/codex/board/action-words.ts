/** Actions in words, by their text (workers/games/codex/action-text.ts). */
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/codex/board';
import { abilityText, pickText } from './pick-words';
import { ADDON_IDS, addonName, calledThing, nameOf, sideName, slotName, thingName } from './table-words';
import { specTitle } from './printed';
import { LEVELS, SPEC_IDS } from './words';

type Zone = 'hand' | 'discard' | 'codex';
const ZONES: Readonly<Record<Zone, () => string>> = { hand: m.cxb_hand, discard: m.cxb_discard, codex: m.cxb_codex };

const isSeat = (text: string): text is 'A' | 'B' => text === 'A' || text === 'B';
const isThing = (text: string): boolean => /^\w+#\d+$/.test(text);

/** What is no longer in play is named by its card. */
function calledText(called: string, board: Board, named: typeof thingName): string {
  const [card = '', id = ''] = called.split('#');
  return board.things.some((thing) => thing.id === Number(id)) ? named(board, Number(id)) : nameOf(card);
}

/** With the card whose effect asks for it. */
const askedBy = ({ source }: Board, question: string): string =>
  source === null ? question : m.cxb_q_of({ name: nameOf(source), question });

function bareText(action: string, board: Board, named: typeof thingName): string {
  if (isThing(action)) {
    const name = calledText(action, board, named);
    if (board.question === 'defender' && board.subject !== null) {
      const other = (named === thingName ? calledThing : named)(board, Number(action.split('#')[1]));
      return m.cxb_e_attack({ name: named(board, board.subject), other });
    }
    return board.slot ? m.cxb_a_patrol({ slot: slotName(board.slot), name }) : askedBy(board, m.cxb_a_choose({ name }));
  }
  if (board.question === 'may' && board.source !== null) {
    const name = nameOf(board.source);
    return action === 'yes' ? m.cxb_a_may_yes({ name }) : m.cxb_a_may_no({ name });
  }
  if (isSeat(action)) return m.cxb_a_first({ seat: sideName(action) });
  if (SPEC_IDS.includes(action)) return m.cxb_a_spec({ name: specTitle(action) });
  const waiting = board.waits.some((wait) => wait.action === action);
  if (waiting) return m.cxb_a_next({ what: pickText(`wait:${action}`, board) });
  if (action === 'empty') return board.slot ? m.cxb_a_slot_empty({ slot: slotName(board.slot) }) : m.cxb_a_slot_none();
  if (action === 'concede') return m.cxb_a_concede();
  if (board.question === 'draw') return pickText(`outcome:${action}`, board);
  if (/^(?:discard|random-discard)$/.test(board.question)) {
    return askedBy(board, m.cxb_a_discard({ name: nameOf(action) }));
  }
  return pickText(`button:${action}`, board);
}

/** Whoever touches what is the opponent's means no attack by it. */
const isTheirs = (called: string, { things, active }: Board): boolean =>
  things.some(({ id, controller }) => controller !== active && called.endsWith(`#${id}`));

/**
 * A decision, legal or not, or an outcome of chance.
 * @param named what things in play are called, where their names are not enough
 */
export function actionText(action: string, board: Board, named = thingName): string {
  const [verb = '', what = '', key = ''] = action.split(' ');
  const called = (): { name: string } => ({ name: calledText(what, board, named) });
  if (key === 'or' || verb === 'touch') return called().name;
  switch (verb) {
    case 'play':
      return m.cxb_a_play({ name: nameOf(what) });
    case 'use':
      return m.cxb_a_use({ ...called(), what: abilityText(key, what.split('#')[0]) });
    case 'attack':
      return (isTheirs(what, board) ? m.cxb_a_choose : m.cxb_a_attack)(called());
    case 'summon':
      return m.cxb_a_summon({ name: nameOf(what) });
    case 'level':
      return m.cxb_a_level({ name: nameOf(what) });
    case 'hire':
      return m.cxb_a_hire({ name: nameOf(what) });
    case 'build':
      return m.cxb_build({ level: LEVELS[Number(what)] ?? what });
    case 'addon':
      return m.cxb_build_addon({ name: ADDON_IDS.includes(what) ? addonName(what) : what });
    case 'detect':
      return m.cxb_a_detect(called());
    case 'hand':
    case 'discard':
    case 'codex':
      return what
        ? askedBy(board, m.cxb_a_card({ name: nameOf(what), zone: ZONES[verb]() }))
        : bareText(action, board, named);
    case 'worker':
    case 'mode':
      return pickText(verb === 'mode' ? `mode:${what}` : `worker:${what}`, board);
    case 'tech':
      return m.cxb_a_tech({ name: nameOf(what) });
    default:
      return bareText(action, board, named);
  }
}

/** The same for somebody who may not see what the player of `board.active` does in secret (CX-INFO-1). */
export function closedText(action: string, board: Board): string {
  if (/^hire /.test(action)) return m.cxb_a_hire_closed();
  if (/^tech /.test(action) || (board.question === 'tech' && action === 'stop')) return m.cxb_a_tech_closed();
  if (board.question === 'draw') return m.cxb_a_draw_closed();
  if (/^(?:discard|random-discard)$/.test(board.question)) return m.cxb_a_discard_closed();
  return actionText(action, board);
}
