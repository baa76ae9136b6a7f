import { codex } from '../../../workers/games/codex/game';
import { CARDS } from '../../../workers/games/codex/data';
import { told, type State } from '../../../workers/games/codex/state';
import { SEATS, type Seat, type Table } from '../../../workers/games/codex/table';
import { MILESTONES } from '../../../workers/referee/codex/milestones';
import { busyOf } from '../../differential/codex/support/busy';
import { OTHER_OPTIONS } from '../../differential/codex/support/options';
import type { Subject } from './subject';

const CARD_IDS = new Set(CARDS.map(({ id }) => id));
/** CX-BUILD, CX-LEVEL and section 4.4: no base has more, no hero stands at more levels. */
const MOST_GOLD = 20;
const MOST_PATROLLERS = 5;

/** Cards of a player wherever they are (CX-ZONE-1). */
function cardsOf({ sides, things }: Table, seat: Seat): string[] {
  const { hand, top, pile, discard, codex: binder, hired, trashed, choice } = sides[seat];
  const inPlay = things.filter(({ owner, card }) => owner === seat && CARD_IDS.has(card)).map(({ card }) => card);
  return [hand, top, pile, discard, binder, hired, trashed, choice ?? [], inPlay].flat();
}

function wrong({ table }: State): string | null {
  for (const seat of SEATS) {
    if (table.sides[seat].gold > MOST_GOLD) return `too much gold of ${seat}`;
    const slots = table.things.flatMap(({ slot, controller }) => (slot && controller === seat ? [slot] : []));
    if (slots.length > MOST_PATROLLERS || new Set(slots).size < slots.length) return `two in one slot of ${seat}`;
  }
  return null;
}

/** Cards that stand for others in play (a copy, a thing turned over) are counted as what they are. */
const kept = ({ table }: State): string => SEATS.map((seat) => cardsOf(table, seat).sort().join(' ')).join(' / ');

export const codexSubject: Subject<State> = {
  codec: codex,
  start: (seed, roll) =>
    told(
      busyOf(MILESTONES.length, roll, seed % 2 ? OTHER_OPTIONS[seed % OTHER_OPTIONS.length]! : {})
        .start as unknown as Table,
    ),
  choose: (actions, _, random) => actions[random(actions.length)]!,
  words: [
    'gold=0',
    'gold=20',
    'workers=0',
    'workers=30',
    'turn=60',
    'stage="over"',
    'stage="closing"',
    'active="B"',
    'active="A"',
    'spec=null',
    'hand=[]',
    'pile=[]',
    'codex=[]',
    'slot="leader"',
    'damage=19',
    'armor=9',
    'level=8',
    'exhausted=true',
    'runes={"plus":3}',
    'runes={"time":1}',
  ],
  wrong,
  kept,
  // The spell that ended a game lies nowhere.
  forgets: ({ table }) => table.stage === 'over',
};
