import type { Component } from 'svelte';
import type { HeatValue } from '$lib/board/heat';
import type { OwnerShare } from '$lib/board/owners';
import type { Arrow } from '$lib/board/arrows';
import type { Facts } from '$lib/content/facts';
import type { Offer } from '$lib/play/offer';
import type { OptionField } from '$lib/play/option-field';
import type { ClosedParts, TableGame } from '$lib/play/table';
import type { BoardShape } from '$lib/stage/parts';
import type { MoveValue } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import type { EnginePool } from '$workers/analysis/pool';
import type { GameId } from '$workers/registry';
import type { Evaluator } from './evaluator.svelte';
import type { GameTexts } from './texts';

export interface PanelProps {
  pool: EnginePool;
  view: View;
  /** The node as the engine is asked about it. */
  question: string;
  /** Hidden parts are taken as they are set. */
  open: boolean;
  evaluator: Evaluator;
  shares: readonly OwnerShare[];
  /** What is picked on the board. */
  picked: readonly string[];
  /** Whether the action was played. */
  play(action: string): Promise<boolean>;
  /** Draws arrows on the board instead of the engine's, until others are given. */
  show(arrows: readonly Arrow[]): void;
}

/** A drawing along the line on screen, beside the win chances. */
export interface LineGraphProps {
  /** The nodes from the first one on; missing while the engine has not answered. */
  views: readonly (View | undefined)[];
  /** Index of the node on screen. */
  current: number;
  go(index: number): void;
}

export interface EditorProps {
  game: GameId;
  pool: EnginePool;
  view: View;
  texts: GameTexts | null;
  teaches: Facts['teaches'];
  /** Seat whose side is drawn nearest. */
  bottom: number;
  /** As the game's `shape`. */
  shape: BoardShape | null;
  begin(notation: string): void;
  close(): void;
}

/** A further tab of the analyser. */
export interface Panel {
  id: string;
  label(): string;
  /** What stands on the tab where the label is long: a part of it. */
  short?(): string;
  load(): Promise<{ default: Component<PanelProps> }>;
}

/** What a map may ask of the engine. */
export type AskedEngine = Pick<EnginePool, 'parse' | 'measure'>;

/** Sentences that differ from game to game. */
export interface Notes {
  editor(): string;
  /** What kinds of examples there are, where not every one is a puzzle with one solution. */
  examples?(): string;
  /** How to read the map of all moves, and how to narrow it. */
  allMoves(): string;
  working(inputs: { count: string }): string;
  worked(inputs: { count: string }): string;
  /** What the error of a value means; left out where values have none. */
  spread?(): string;
}

/** Values over the places of a board, on a fixed scale. */
export interface MapDrawing {
  values: readonly HeatValue[];
  /** What the numbers are, for whom, and the ends of the scale. */
  quantity: string;
  side?: string;
  low: string;
  high: string;
  /** What is drawn, in sentences, of a map that has them fetched with it instead of a legend. */
  note?: string;
}

/** Something that can lie over the board. */
export interface BoardMap {
  id: string;
  label(): string;
  /** The long question of the engine that fills it: the value of every move, or who ends up holding which place. */
  asks?: 'values' | 'holding';
  /** Works out its own values, at most with short questions; asked anew for each node and each selection. */
  draw?(view: View, picked: readonly string[], pool: AskedEngine): Promise<MapDrawing>;
  /** What is drawn, in a sentence, where no scale says it. */
  legend?(view: View): string;
  /** The same place by place, for those who read rather than see it. */
  rows?(view: View): string[];
}

/** Part of a board. */
export interface Area {
  id: string;
  label: string;
  places: readonly string[];
}

/** What players of a game do not see of each other; a game in which everything is open has none. */
export interface HiddenParts extends ClosedParts {
  legend(): string;
  dealt(): string;
  open(): string;
  /** What a search takes for granted, in a sentence. */
  note(view: View, open: boolean): string;
}

/** Nodes as they would be, in notation, by the node as it is. */
export interface Suppositions {
  /** If another seat were to begin a turn; null where that says nothing. */
  passed(notation: string, seat: number): string | null;
  /** If everything hidden were known to all; of games that have `hidden`. */
  opened?(notation: string): string;
}

/** A position with something to find. */
export interface Sample {
  id: string;
  /** What it is about, in words. */
  title: string;
  /** Notation or JSON. */
  position: string;
}

/** What an analysis can begin with, besides what a visitor brings. */
export interface Beginnings extends Pick<Offer, 'first' | 'pickers' | 'setupOf' | 'unfit'> {
  /** Set-up leaves something to chance, so a new game has a seed. */
  readonly dealt: boolean;
  readonly options: readonly OptionField[];
  samples(texts: GameTexts | null): Promise<Sample[]>;
}

/**
 * What a game adds to the analyser: its table, and what can be asked of its positions. `Id` is the game's own
 * while it does not stand in the registry yet.
 */
export interface AnalyseGame<Id extends string = GameId> extends TableGame<Id> {
  /** A place of the board in words. */
  place(view: View, id: string): string;
  /** An action in a few characters. */
  short(action: string): string;
  /** What was typed as an action in notation; people leave out what goes without saying. */
  typed(text: string): string;
  /** Examples of notation: for the field a move is typed into, and for the answer to nonsense. */
  examples: { field: string; all: string };
  title(view: View): string;

  /** Parts of the board the engine's moves can be limited to, besides what the visitor circles. */
  areas?(view: View): Area[];
  /** Fetched when somebody supposes something: a first look needs no reader of notation. */
  suppose(): Promise<Suppositions>;
  /** The arrow of a move the engine likes at a node; null for moves that touch no place. */
  arrow(move: MoveValue, view: View): Pick<Arrow, 'from' | 'to' | 'label'> | null;

  /** Values of moves stand on cards, things and buttons, on whatever is picked next, instead of on places of a drawing. */
  readonly valuesOnPicks?: boolean;

  readonly notes: Notes;
  /** How far the game can be looked through from here, in a sentence. `depth`: decisions looked at so far. */
  outlook?(view: View, depth: number, pool: AskedEngine): Promise<string>;
  LineGraph?(): Promise<{ default: Component<LineGraphProps> }>;

  /** What can lie over the board, besides nothing. */
  readonly maps: readonly BoardMap[];
  readonly panels: readonly Panel[];
  readonly hidden?: HiddenParts;

  /** Fetched when the set-up is opened. */
  beginnings(): Promise<Beginnings>;
  /** What a first visit opens with: a position of the middle game, in notation or JSON, whose values are worth seeing. */
  first(): Promise<string>;
  Editor(): Promise<{ default: Component<EditorProps> }>;
}
