import type { Choice, View } from '../../../contract';
import type { Desk } from '../../../drills/desk';
import type { Random } from '../../../random';
import { cardOf, type Card, type Skill } from '../cards';
import type { Effect, TokenEffect } from '../effects';
import type { Board, Side } from '../state';

/** Most random steps to a position: enough tokens to matter, few enough to be counted. */
export const STEPS = 22;

/** Fewer tokens than these ask for no thought. */
const FEWEST = 6;

/** A turn that can be played, and what the engine says will happen in it. */
export interface Turn {
  action: string;
  card: Card;
  /** Where its token is placed. */
  field: string;
  effects: readonly Effect[];
}

export function cardIn({ picks }: Choice, { cards }: Board): Card {
  const [, side, stack] = picks[0]!.split(':');
  return cardOf(cards[side as Side][Number(stack) - 1]![0]!);
}

/** Every turn with one of these cards; none while hardly anything stands on the board. */
export function turnsOf(view: View<Board>, desk: Desk<Board>, among: (card: Card) => boolean): Turn[] {
  const { board, choices, question } = view;
  if (question !== 'turn' || Object.keys(board.board).length < FEWEST) return [];
  return choices.flatMap((choice) => {
    const { action, picks } = choice;
    const card = cardIn(choice, board);
    const field = picks[1]!.split(':')[1]!;
    return among(card) ? [{ action, card, field, effects: desk.effects<Effect>(action) }] : [];
  });
}

export const withSkill =
  (...skills: Skill[]) =>
  ({ skill }: Card): boolean =>
    skills.includes(skill);

/** Volley comes last in the lessons: only what follows them asks about it. */
export const beforeVolley = ({ skill }: Card): boolean => skill !== 'reduceByFriends';

const isOfToken = (effect: Effect): effect is TokenEffect => 'to' in effect;

const scoring = (effects: readonly Effect[]): number => effects.findIndex(({ kind }) => kind === 'scored');

/** What happens to tokens before both players score: the token is placed, and its skill acts. */
export const ofSkill = ({ effects }: Turn): TokenEffect[] => effects.slice(0, scoring(effects)).filter(isOfToken);

/** What happens to tokens after both players have scored. */
export const ofShots = ({ effects }: Turn): TokenEffect[] => effects.slice(scoring(effects)).filter(isOfToken);

export const isQuiet = (turn: Turn): boolean => ofShots(turn).length === 0;

/** One of several things, none of none. */
export const oneOf = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length > 0 ? list[random(list.length)] : undefined;
