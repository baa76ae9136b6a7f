import type { Component, Snippet } from 'svelte';
import type { Names } from '$lib/analyse/reasons';
import type { GameTexts } from '$lib/analyse/texts';
import type { Work } from '$lib/analyse/work';
import type { Drawings } from '$lib/board/drawings.svelte';
import type { Face } from '$lib/board/face';
import type { Mark } from '$lib/board/marks';
import type { Picker } from '$lib/board/picker.svelte';
import type { Places } from '$lib/board/places';
import type { BoardShape } from '$lib/stage/parts';
import type { View } from '$workers/contract';
import type { Reason } from '$workers/reasons';
import type { GameId } from '$workers/registry';
import type { Offer } from './offer';

export interface BoardProps {
  view: View;
  picker: Picker;
  /** Seat whose side is drawn nearest. */
  bottom: number;
  /** Id of the map over the board, for drawings of the game's own. */
  map: string;
  marks: readonly Mark[];
  /** Grounds below the pieces, and what lies above everything. */
  under: Snippet<[Places]>;
  over: Snippet<[Places]>;
  drawings: Drawings;
  /** The action that led here and the node it was played at; null at the start. */
  last: { view: View; action: string } | null;
  /** What a legal action does, in the engine's own list; see EnginePool.effects. */
  effects(notation: string, action: string): Promise<readonly object[]>;
  /** Figures of a node that only this game has; see EnginePool.measure. */
  measure(notation: string, about: string): Promise<object | null>;
}

/** What a player has beside the board. */
export interface HandProps {
  view: View;
  seat: number;
  /** False shows it from behind. */
  open: boolean;
  /** The visitor plays this seat in a game. */
  own: boolean;
  /** Somebody else sits at the near side: drawn small, in a line. */
  across: boolean;
  picker: Picker;
}

/** The question put to a player, or the outcomes where chance decides. */
export interface AskedProps {
  view: View;
  picker: Picker;
  choose(outcome: string): void;
  /** Takes the last own decision back; not where others may have acted since, or who looks on decides for everybody. */
  undo?: () => void;
}

/** What is under the pointer while a pick is dragged. */
export interface GhostProps {
  view: View;
  pick: string;
}

export interface StatusProps {
  view: View;
  bottom: number;
}

/** What players do not see of each other. */
export interface ClosedParts {
  /** Who alone sees the answer of chance at a node; null if that is `viewer`, or everybody. */
  secret(view: View, viewer: number): number | null;
}

/** A game at a table: what playing and analysing share. `Id` is the game's own while it is not in the registry. */
export interface TableGame<Id extends string = GameId> extends Face {
  readonly id: Id;
  /** Null where what is played on is no drawing of one shape. */
  readonly shape: BoardShape | null;
  /** The board is seen alike from every side, so turning it only changes whose things lie in front. */
  readonly upright?: boolean;
  /**
   * A turn touches more places than can be marked, and has dice within it: while one decides, only one's last action is
   * marked, and what chance gave to it is news.
   */
  readonly longTurns?: boolean;
  Board: Component<BoardProps>;
  Hand: Component<HandProps>;
  Asked: Component<AskedProps>;
  Ghost: Component<GhostProps>;
  /** How it stands: points, medals. */
  Status: Component<StatusProps>;
  /** The signs of the board, explained. */
  Key?: Component<{ view: View }>;

  /** What an action did beyond what its words say, in short phrases. `effects` is the engine's list of it. */
  aftermath?(view: View, action: string, effects: readonly object[]): string[] | Promise<string[]>;
  /** An action only goes on to the next part of a turn: it is told where something came of it. */
  isPassing?(action: string): boolean;
  /** An action that others are not watched at: the next one follows at once, and it is not read out. */
  isBrief?(action: string): boolean;
  /** What a step of others is told together with, by whose turn it is; `begins` parts it from what is told before. */
  run?(view: View): { seat: number; name: string; begins: boolean };
  /** A player is out of the game and holds nothing any more. */
  isOut?(view: View, seat: number): boolean;
  /** The rules ask there though nothing can be decided: the one answer is given by itself. */
  isForced?(view: View): boolean;
  /** What is asked there is a part of the answer before: both were given as one and are taken back as one. */
  isSequel?(view: View): boolean;
  /** Nothing is to be told of it. */
  isSilent?(view: View, action: string): boolean;
  /** What the visitor does is told as it is done: a turn is long, and the board shows little of what led to it. */
  readonly tellsOwn?: boolean;
  /** An action only carries out the decision before it, which is the one to be named as the last. */
  isCarryingOut?(action: string): boolean;
  /** What the others' decisions from one node to another came to for a seat, where those are too many to be told one by one. */
  followed?(before: View, end: View, seat: number): string[];
  /** What an action did, in sentences, where the words of a move are far from telling all. */
  story?(effects: readonly object[]): Promise<string[]>;
  /** How the game ended, in words. */
  ending(view: View, texts: GameTexts | null): string;
  /**
   * Number of the turn a node belongs to, from 1, and whether the turn begins there; the round as well where the board
   * counts rounds.
   */
  turn(view: View): { number: number; begins: boolean; round?: number };

  /** Picks that no legal action allows take what belongs to the other side. */
  isForeign(picks: readonly string[], view: View): boolean;
  /** Why not: the rule against that. */
  readonly foreign: Reason;
  /** A game in which everything is open leaves it out. */
  readonly hidden?: ClosedParts;

  /** How much the engine does; fixed counts, so that the same question has the same answer. */
  readonly work: Work;
  /**
   * Names of what a static look counts (GameCodec.terms), for the reasons of moves; none for games that do not tell. What
   * has no name here is no reason.
   */
  readonly terms?: Names;
}

/** A game that is played: its table, and what it is set up with. */
export interface PlayGame<Id extends string = GameId> extends TableGame<Id>, Offer {
  seat(seat: number): string;
}
