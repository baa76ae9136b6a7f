import type { Draft, PuzzleGame } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { Judge } from '../../../referee/judge';
import { judge } from '../../../referee/tash-kalar/judge';
import { tashKalar as codec } from '../game';
import { print } from '../notation';
import { setupOf } from '../setups';
import { recoloured } from '../recolour';
import type { State } from '../state';
import { candidates } from './candidates';
import { CHOICE } from './choice';
import { rottenGround, whereCanItCome } from './ground-drafts';
import { KINDS, type Kind } from './kinds';
import { questions } from './questions';
import { keepCold, leaveNothing, onePieceShort, twoInATurn, wakeFlare } from './play-drafts';
import { bestTurn, claimIt, enoughPoints, killLegend, winNow } from './score-drafts';
import { sparePiece } from './spare-drafts';
import { effort, study } from './study';

type Finder = (walker: Walker<State>, node: Node, random: Random) => Draft | null;

const inMode =
  (mode: State['mode'], find: Finder): Finder =>
  (walker, node, random) =>
    walker.state(node).mode === mode ? find(walker, node, random) : null;

/** How puzzles of a kind are found at the start of a turn. */
const FINDERS: Readonly<Record<Kind, Finder>> = {
  'one-piece-short': onePieceShort,
  'two-in-a-turn': twoInATurn,
  'claim-it': claimIt,
  'nine-points': inMode('highForm', enoughPoints),
  'eighteen-points': inMode('duel', enoughPoints),
  'best-duel-turn': bestTurn,
  'kill-the-legend': killLegend,
  'win-now': winNow,
  'leave-nothing': leaveNothing,
  'keep-the-flare-cold': keepCold,
  'wake-the-flare': wakeFlare,
  'where-can-it-come': whereCanItCome,
  'rotten-ground': rottenGround,
  'spare-piece': sparePiece,
};

/** Tash-Kalar as the puzzle maker knows it. The kind of a puzzle is its theme of section 8 of the rules. */
export const tashKalarPuzzles: PuzzleGame<State> = {
  id: 'tash-kalar',
  referee: judge as Judge,
  codec,
  prefix: 'ts',
  kinds: KINDS,
  kindOf: ({ themes }) => themes.find((theme) => theme in KINDS)!,
  shares: {
    'one-piece-short': 0.08,
    'two-in-a-turn': 0.11,
    'claim-it': 0.11,
    'nine-points': 0.07,
    'eighteen-points': 0.06,
    'best-duel-turn': 0.09,
    'kill-the-legend': 0.09,
    'win-now': 0.09,
    'leave-nothing': 0.06,
    'keep-the-flare-cold': 0.06,
    'wake-the-flare': 0.06,
    'where-can-it-come': 0.04,
    'rotten-ground': 0.04,
    'spare-piece': 0.04,
  },
  choice: CHOICE,
  limits: { branches: 200, refereeNodes: 8_000 },
  setupOf,
  candidates,
  *drafts(walker, kind, node, random) {
    const draft = FINDERS[kind as Kind](walker, node, random);
    if (draft) yield draft;
  },
  questions,
  effort,
  study,
  key: (state, goal) => `${print(byMover(state))} ${JSON.stringify(goal)}`,
};

/** The position with the player on turn as A, since only the names tell the two apart. */
const byMover = (state: State): State => (state.side === 'A' ? state : recoloured(state));
