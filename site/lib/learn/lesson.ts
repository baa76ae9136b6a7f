import type { RuleId } from '$workers/contract';

/** A lesson step as `script.json` holds it: what happens, without its words. */
export interface Step {
  /** `TB-L04-1`. */
  id: string;
  /** In the game's JSON form or in its notation. */
  position: object | string;
  /** What is drawn of it before the engine has answered: added by the build, by the page where it is given in parts. */
  board?: object;
  /** Questions asked before the goal, one after the other, and after it has been reached. */
  before?: Question[];
  goal: Goal;
  after?: Question[];
  /** The goal is out of reach wherever all predicates of one of these hold, though there are turns left: told at once. */
  lost?: object[][];
  /** One right continuation, with every answer, every move of the opponent and every chance outcome. */
  line: string[];
  /** The rules it teaches. */
  teaches: RuleId[];
  /** Mistakes that are expected; the text at the same place of the step's `wrong` answers them. */
  wrong: Slip[];
}

export type Goal =
  /** All predicates hold at the start of a turn or at the end. What a predicate may say is up to the game. */
  { type: 'state'; all: object[] } | Question;

/** What is answered without a move. */
export type Question =
  /** Exactly these nodes are marked. `single`: the task asks for one thing, so that another takes its place. */
  | { type: 'mark'; ask: string; nodes: string[]; single?: true }
  /** Exactly these tiles are picked: letters, or ids where a tile has no letter. */
  | { type: 'pick'; ask: string; tiles: string | string[]; single?: true }
  | { type: 'answer'; ask: string; value: number }
  /** What the line will have led to after `at` actions: of the options, each a list of predicates, only one holds then. */
  | { type: 'foresee'; at: number; options: object[][]; right: number }
  /** The parts of a thing, pointed out in this order. */
  | { type: 'order'; ask: string; parts: string[] }
  /** Something put together, beginning with `from`; it keeps the rules and all predicates hold of it. */
  | { type: 'build'; from: string; all: object[]; answer: string };

export type QuestionOf<T extends Question['type']> = Extract<Question, { type: T }>;

/** One thing is chosen, and another takes its place. */
export const isSingle = (goal: object): boolean => 'single' in goal && goal.single === true;

/** What is asked in a step, in its order. */
export const partsOf = ({ before = [], goal, after = [] }: Step): Goal[] => [...before, goal, ...after];

export interface Slip {
  /** An illegal attempt, the actions before it, and the rules that refuse it. */
  try?: string;
  after?: string[];
  refused?: RuleId[];
  /** A legal line that misses the goal. */
  line?: string[];
  /** What misses the goal like this gets the same answer: all predicates hold of it. */
  when?: object[];
  /** A misreading without an action. */
  belief?: string;
  /** Wrong answers that show this misreading: nodes, tiles, places of options; without them any wrong answer does. */
  given?: string[];
  /** Right ones whose absence from a wrong answer shows this misreading. */
  missing?: string[];
  /** The one question that can be misread like this, by its place in what the step asks; without it any. */
  part?: number;
}

/** Answers without a place on the board, as a button stands for them. */
const BUTTON = /^[a-z]+$/;

/**
 * Answers without a place on the board that the step expects somebody to try: those that can be refused for the reason it
 * says only once moves have been made are offered after them.
 *
 * @param moves how many have been made
 */
export const triedButtons = ({ wrong }: Step, moves: number): string[] =>
  wrong.flatMap(({ try: action = '', after = [] }) => (after.length <= moves && BUTTON.exec(action)) || []);

export interface StepText {
  title: string;
  task: string;
  /** One for each question before and after the goal; the goal itself is the task. */
  asks?: { text: string; options?: string[] }[];
  /** From vague to plain. */
  hints: string[];
  /** One for each slip. */
  wrong: string[];
  done: string;
}

export interface LessonText {
  /** Over this lesson and those after it, up to the next one with a heading; the first lesson has one. */
  heading?: string;
  title: string;
  summary: string;
  steps: Record<string, StepText>;
}
