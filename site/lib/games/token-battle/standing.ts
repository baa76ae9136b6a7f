/** The tokens on the board in the course of a turn, from the engine's list of what happened in it. */
import type { Effect, TokenEffect } from '$workers/games/token-battle/effects';
import type { Token } from '$workers/games/token-battle/state';

/** Tokens by field. */
export type Standing = Readonly<Record<string, Token>>;

const MOVES: ReadonlySet<Effect['kind']> = new Set(['pushed', 'mirrored', 'swapped']);
const CHANGES: ReadonlySet<Effect['kind']> = new Set(['placed', 'created', 'weakened', 'gilded', 'reborn']);

const ofTokens = (effects: readonly Effect[]): TokenEffect[] =>
  effects.filter((effect): effect is TokenEffect => 'to' in effect);

const fieldOf = ({ from, to }: TokenEffect): string => (to ?? from)!;

/** What stands after a part of a turn. All that moves in it moves at once (TK-MIRROR-2, TK-PUSH-2). */
export function standingAfter(before: Standing, part: readonly Effect[]): Standing {
  const now = new Map(Object.entries(before));
  const told = ofTokens(part);
  const moves = told.filter(({ kind }) => MOVES.has(kind));
  for (const { from } of moves) now.delete(from!);
  for (const move of moves) now.set(move.to!, (move.after ?? move.before)!);
  for (const effect of told) {
    if (effect.kind === 'destroyed') now.delete(fieldOf(effect));
    else if (CHANGES.has(effect.kind) && effect.after) now.set(fieldOf(effect), effect.after);
  }
  return Object.fromEntries(now);
}

/** What is seen while a part is read: what stands after it, and what it destroys, to be crossed out. */
export function shownDuring(before: Standing, part: readonly Effect[]): Standing {
  const lost = ofTokens(part).filter(({ kind, before }) => kind === 'destroyed' && before);
  return {
    ...Object.fromEntries(lost.map((effect) => [fieldOf(effect), effect.before!])),
    ...standingAfter(before, part),
  };
}
