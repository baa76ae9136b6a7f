/** Players, squares and actions of Tash-Kalar as the analyser speaks of them. */
import { boardIn, squareText } from '$lib/games/tash-kalar/board/words';
import type { View } from '$workers/contract';
import { SIDES, type Side } from '$workers/games/tash-kalar/state';

export const sideOf = (seat: number): Side => SIDES[seat]!;
export const placeText = (view: View, square: string): string => squareText(square, boardIn(view));

/** An action in a few characters. */
export const shortText = (action: string): string => action.replace(/^(?:place|pick|move|run) /, '');

/** `e5` alone means placing a piece there. */
export const typedText = (text: string): string => (/^[a-i][1-9]$/.test(text) ? `place ${text}` : text);
