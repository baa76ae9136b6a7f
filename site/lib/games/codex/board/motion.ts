/** How moves of Codex are seen: who strikes whom and for how much, who comes, goes and changes place, cards and gold. */
import type { Motion, Move } from '$lib/motion/motion';
import {
  changed,
  complete,
  destroyed,
  drawn,
  merged,
  noted,
  placed,
  shot,
  summoned,
  type Step,
} from '$lib/motion/steps';
import type { Board } from '$workers/games/codex/board';
import type { Effect, ZoneEffect } from '$workers/games/codex/effects';
import { SEATS, type Seat } from '$workers/games/codex/table';
import { attackerAt, numberOf } from './attack';
import { standing, type Moving } from './moving';
import MovingThing from './MovingThing.svelte';
import { boardIn } from './view';

type Things = Readonly<Record<string, Moving>>;

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** Whoever attacks strikes whom it chose. */
function strike({ before, action }: Move): Step<Moving>[] {
  const attacker = attackerAt(before);
  const target = numberOf(action);
  return attacker !== null && target !== null ? [shot(attacker, target)] : [];
}

/** A number of a thing rises over it, and the thing looks as it does then. */
function told(id: number, text: string, after: Things): Step<Moving> {
  const step = noted<Moving>(String(id), text);
  return after[id] ? { ...step, stands: { [id]: after[id] } } : step;
}

/** Cards on their way between the zones of a player; what is played comes onto the table instead. */
function cards({ seat, zone, before, after }: ZoneEffect): Step<Moving> | null {
  const by = after - before;
  const flyer = { back: SEATS.indexOf(seat) };
  if (zone === 'hand' && by > 0) return drawn(flyer, [`pile:${seat}`], [`hand:${seat}`]);
  if (zone === 'discard' && by > 0) return drawn(flyer, [`hand:${seat}`], [`discard:${seat}`]);
  if (zone === 'hired' && by > 0) return drawn(flyer, [`hand:${seat}`], [`workers:${seat}`]);
  return null;
}

/** Where a thing may be seen coming from. */
const sources = (card: string, seat: Seat): string[] => [
  `card:hand:${card}`,
  `card:command:${card}`,
  `far:command:${card}`,
  `hand:${seat}`,
];

function stepOf(effect: Effect, { action }: Move, before: Things, after: Things): Step<Moving> | null {
  switch (effect.kind) {
    case 'damage':
      return told(effect.id, signed(effect.before - effect.after), after);
    case 'level':
      return told(effect.id, signed(effect.after - effect.before), after);
    case 'face':
      return changed(String(effect.id), before[effect.id]!, after[effect.id] ?? null);
    case 'left':
      return destroyed(String(effect.id), before[effect.id]!);
    case 'arrived': {
      const [at, thing] = [String(effect.id), after[effect.id]!];
      const isPlayed = action.endsWith(` ${effect.card}`);
      return isPlayed ? placed(at, thing, sources(effect.card, effect.seat)) : summoned(at, thing);
    }
    case 'slot':
    case 'control':
      return after[effect.id] ? walked(String(effect.id), after[effect.id]!) : null;
    case 'gold':
    case 'workers':
      return noted(`${effect.kind}:${effect.seat}`, signed(effect.after - effect.before));
    case 'zone':
      return cards(effect);
    default:
      return null;
  }
}

/** From where it stood to where it stands. */
const walked = (id: string, thing: Moving): Step<Moving> => ({
  kind: 'move',
  flights: [{ flyer: { thing }, way: 'fly', from: [`was:${id}`], to: [id] }],
  leaves: { [id]: null },
  stands: { [id]: thing },
});

/** Effects of these kinds are seen at once, all of them. */
const alike = ({ kind }: Effect): string | null =>
  ['damage', 'left', 'slot', 'gold', 'workers', 'arrived', 'zone'].includes(kind) ? kind : null;

/** Blows before those who fall by them. */
const ORDER: readonly Effect['kind'][] = ['damage', 'left'];
const byOrder = (effects: readonly Effect[]): Effect[] => [
  ...ORDER.flatMap((kind) => effects.filter((effect) => effect.kind === kind)),
  ...effects.filter(({ kind }) => !ORDER.includes(kind)),
];

export const motion: Motion<Moving> = {
  Thing: MovingThing,
  standing: (view) => standing(view.board as Board),
  steps(move) {
    const [before, after] = [standing(boardIn(move.before)), standing(boardIn(move.after))];
    const steps = merged(byOrder(move.effects as readonly Effect[]), alike, (effect) =>
      stepOf(effect, move, before, after),
    );
    return complete([...strike(move), ...steps], before, after);
  },
};
