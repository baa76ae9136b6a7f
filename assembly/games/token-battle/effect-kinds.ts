// What can happen in a turn, as the engine reports it: one record an event, in the order of a turn (TK-TURN-5).
// Plain constants only; the clients read this file too.
//
//   0 kind u8 | 1 from u8 | 2 to u8 | 3 padding | 4 before u16 | 6 after u16
//
// `from` and `to` are fields unless the kind says otherwise, NOWHERE where there is none. `before` and `after` are
// token bytes unless the kind says otherwise, 0 where there is no token.

export const EFFECT_BYTES = 8;

/** from = seat * STACKS_PER_SEAT + stack; before = the card played, after = the card it uncovers. */
export const CARD_USED = 1;
/** to; before = the token as the card shows it, after = with its boost, if one was waiting. */
export const PLACED = 2;
/** A target that cannot be pushed or mirrored and stays: from = to. */
export const BLOCKED = 3;
export const PUSHED = 4;
/** from; what becomes of it follows as DESTROYED or REBORN. */
export const PUSHED_OFF = 5;
export const MIRRORED = 6;
/** As PUSHED_OFF; only with the option `mirrorOffBoard` = destroy. */
export const MIRRORED_OFF = 7;
/** to; before and after differ in value. */
export const WEAKENED = 8;
export const DESTROYED = 9;
/** to; a destroyed phoenix, now plain (TK-PHX-1). */
export const REBORN = 10;
export const CREATED = 11;
export const GILDED = 12;
/** One record for each of the two tokens that trade places. */
export const SWAPPED = 13;
/** to = seat; before and after = its pending extra turns. */
export const EXTRA_GAINED = 14;
/** to = seat. */
export const BOOST_GAINED = 15;
/** to = seat; before and after = its points. */
export const SCORED = 16;
/** from = the shooter, to = the token it hits; the losses follow, added up for each token (TK-HIT-1). */
export const SHOT = 17;
/** to = seat of the winner, 2 = draw. */
export const GAME_OVER = 18;
/** to = seat; before and after = its pending extra turns. */
export const EXTRA_USED = 19;
/** from = the seat that moved, to = the seat on turn now. */
export const NEXT_TURN = 20;
/** to = seat; before and after = what its tokens bring a turn, before the turn and on the board it leaves. */
export const GAIN = 21;
/** from = the token just played, once its skill has acted; to = a token whose gain its aura raises. */
export const REACHED = 22;
