/** What a decision or a roll brought about, as far as its own words do not say it. */
import { divisionsText, playerName } from '$lib/games/conquest/board/words';
import { sizeOf } from '$lib/games/conquest/board/divisions';
import { landName } from '$lib/games/conquest/board/names';
import { labelled } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/conquest/board';
import type { DivisionsEffect, Effect, TurnEffect } from '$workers/games/conquest/effects';

/** Decisions that say nothing of divisions; whatever is placed after them was placed without a choice. */
const COUNTING = /^(?:turn-done|turn-card|raise)\b/;
/** Those after which the number, or the goal, may have been without a choice. */
const PLACING = /^(?:drop-rear|move|move-count)\b/;

/** Those that begin a battle: an invasion that comes of them needed no dice. */
const OPENING = /^(?:border|landing|commit)\b/;

/** The land at the far side of a border or a lane, `place:NAF/EGY`, `force:NAF~BRA`. */
const beyond = (spot: string): string => spot.slice(-3);

/** A group goes back to the rear by rule: whom it faced has lost the land on the other side of the border. */
const isDropped = ({ spot, before, after }: DivisionsEffect, effects: readonly Effect[]): boolean =>
  spot.startsWith('place:') &&
  after === '' &&
  effects.some((one) => one.kind === 'owner' && one.land === beyond(spot) && one.after === null) &&
  effects.some(
    (one) =>
      one.kind === 'divisions' &&
      one.spot === `land:${spot.slice(6, 9)}` &&
      sizeOf(one.after) - sizeOf(one.before) >= sizeOf(before),
  );

const droppedText = ({ spot, before }: DivisionsEffect): string =>
  m.cq_after_dropped({
    land: landName(spot.slice(6, 9)),
    facing: landName(beyond(spot)),
    divisions: divisionsText(before),
    count: sizeOf(before),
  });

/** In short phrases: what was placed unasked, who lies in whose land, whose land is whose, and who is out. */
export function aftermath(board: Board, action: string, effects: readonly Effect[]): string[] {
  const owners = Object.fromEntries(Object.entries(board.lands).map(([code, { owner }]) => [code, owner]));
  const holders = (): Set<string | null> => new Set(Object.values(owners));
  const before = holders();
  const next = effects.find((effect): effect is TurnEffect => effect.kind === 'nextTurn')?.player;
  /** Whose land it is has placed them: the player on turn, or the next one before the first decision of their turn. */
  const isTold = (land: string, { before, after }: DivisionsEffect): boolean => {
    if (COUNTING.test(action)) return true;
    const owner = board.lands[land]?.owner;
    const places = owner === board.player ? PLACING.test(action) : next !== undefined && owner === next;
    return places && sizeOf(after) > sizeOf(before);
  };
  const told = effects.flatMap((effect): string[] => {
    if (effect.kind === 'divisions' && effect.spot.startsWith('land:')) {
      const land = beyond(effect.spot);
      return isTold(land, effect) ? [labelled(landName(land), divisionsText(effect.after))] : [];
    }
    if (effect.kind === 'airfield' && effect.gained && action.startsWith('shift-airfield'))
      return [labelled(m.cq_airfield(), landName(effect.land))];
    if (effect.kind === 'noAttack') return [m.cq_after_no_attack()];
    if (effect.kind === 'invasion' && effect.begun) {
      const land = landName(beyond(effect.spot));
      return [OPENING.test(action) ? m.cq_after_walked({ land }) : m.cq_after_invaded({ land })];
    }
    if (effect.kind !== 'owner' || action.startsWith('place-capital')) return [];
    owners[effect.land] = effect.after;
    return effect.after === null
      ? [m.cq_after_nobody({ land: landName(effect.land) })]
      : [m.cq_after_taken({ land: landName(effect.land), player: playerName(effect.after) })];
  });
  const atSea = Object.values(board.forces).map(({ owner }) => owner);
  const after = holders();
  const out = board.order.filter((colour) => before.has(colour) && !after.has(colour) && !atSea.includes(colour));
  // Told after what they come of: whose land it is no more.
  const dropped = effects.flatMap((effect) =>
    effect.kind === 'divisions' && isDropped(effect, effects) ? [droppedText(effect)] : [],
  );
  return [...told, ...dropped, ...out.map((colour) => m.cq_after_out({ player: playerName(colour) }))];
}
