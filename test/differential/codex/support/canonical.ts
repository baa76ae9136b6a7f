import { cardsUpTo, heroesUpTo, MILESTONES } from '../../../../workers/referee/codex/milestones';
import type { Table as RefereeTable } from '../../../../workers/referee/codex/table';
import { inCardOrder } from '../../../../workers/games/codex/faces';
import { NOTHING_SEEN } from '../../../../workers/games/codex/table';
import type { Binding, Counted, Lasting, Side, Table } from '../../../../workers/games/codex/table';

/**
 * A table as both sides tell it: what has no order in a fixed one, nothing of what has left play for good, which the
 * referee may still name and a state has no room for, and nothing of what was seen, which the referee does not ask.
 */
export function canonical(table: RefereeTable | Table): Table {
  const { attack: _, ...told } = table as Table & { attack?: unknown };
  const here = new Set(told.things.map(({ id }) => id));
  return {
    ...told,
    things: told.things.map((thing) => ({ ...thing, runes: withoutZeros(thing.runes) })),
    sides: { A: canonicalSide(told.sides.A), B: canonicalSide(told.sides.B) },
    lasting: told.lasting
      .map((one) => canonicalLasting(told.options.team_buffs === 'snapshot' ? snapshot(one) : one, here))
      .filter((one) => one !== null),
    delayed: told.delayed.map((one) => ({ ...one, binding: canonicalBinding(one.binding, true) })),
    nth: canonicalCounts(told),
  };
}

const withoutZeros = (counts: Counted): Counted =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0));

const byName = (cards: readonly string[]): string[] => [...cards].sort();

const canonicalSide = (side: Side): Side => ({
  ...side,
  command: [...side.command].sort((a, b) => side.team.indexOf(a.hero) - side.team.indexOf(b.hero)),
  hand: byName(side.hand),
  pile: byName(side.pile),
  discard: byName(side.discard),
  codex: inCardOrder(side.codex),
  hired: byName(side.hired),
  trashed: byName(side.trashed),
  choice: side.choice && inCardOrder(side.choice),
  seen: NOTHING_SEEN,
});

const canonicalBinding = ({ self, card, you, names }: Binding, withNames: boolean): Binding => ({
  self,
  card,
  you,
  names: withNames ? Object.fromEntries(Object.entries(names).filter(([, objs]) => objs.length > 0)) : {},
});

interface Mod {
  readonly on?: unknown;
}
/** What an effect on all that matched is about (option `team_buffs`): names to the referee, bits to the engine. */
function snapshot(one: Lasting): Lasting {
  if (one.mods.length === 0) return one;
  const named = Object.entries(one.binding.names).filter(([name]) => name.startsWith('all'));
  const ids = named.flatMap(([, objs]) => objs.map((obj) => (obj as { id: number }).id));
  const mods = (one.mods as Mod[]).map((mod) => ('on' in mod ? { ...mod, on: 'all' } : mod));
  return { ...one, mods, on: [...new Set([...one.on, ...ids])] };
}

function canonicalLasting(one: Lasting, here: ReadonlySet<number>): Lasting | null {
  const on = one.on.filter((id) => here.has(id)).sort((a, b) => a - b);
  const printedAtk = Object.fromEntries(Object.entries(one.printedAtk).filter(([id]) => here.has(Number(id))));
  if (one.mods.length === 0 && on.length === 0 && Object.keys(printedAtk).length === 0) return null;
  return { ...one, on, printedAtk, binding: canonicalBinding(one.binding, false) };
}

const PLAYED = new Set([...cardsUpTo(MILESTONES.length), ...heroesUpTo(MILESTONES.length)]);

/** Events that no ability of their object counts, or only one of a card that cannot be played yet, say nothing. */
function canonicalCounts({ nth, things }: Table): Table['nth'] {
  const counts = Object.entries(nth).filter(([name]) => {
    const [card = '', id] = name.split('#');
    if (!PLAYED.has(card.split(':')[0]!)) return false;
    return id === undefined || things.some((thing) => thing.id === Number(id) && thing.card === card);
  });
  return Object.fromEntries(counts);
}
