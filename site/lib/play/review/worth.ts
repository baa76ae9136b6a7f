/** What a move is worth, by the measure of its game: nobody should have to hold points against chances. */
import { inPoints } from '$lib/analyse/scale';
import { percent, signed } from '$lib/analyse/words';
import { m } from '$lib/paraglide/messages';
import type { MoveValue } from '$workers/analysis/contract';

/** `win chance about 75 %`; `+12 points at the end` where both moves of a comparison are counted in points. */
export const worthText = (move: MoveValue, other: MoveValue): string =>
  inPoints(move) && inPoints(other)
    ? m.play_worth_points({ margin: signed(Math.round(move.score!.margin)) })
    : m.play_worth_chance({ chance: percent(move.chance) });
