import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { FLARE_NAMES, LEGENDS, deckNames } from './cards';
import { shuffled } from './decks';
import { dueDraw } from './drawing';
import { DEFAULTS, type Options } from './options';
import { opponent, type Player } from './pieces';
import { asking, put, withTurn, type State } from './state';
import { needsNext, rowLies, shuffleBack } from './task-row';
import { TASK_NAMES } from './tasks';
import { freshTurn } from './turn-end';

/** The game before anything is drawn (TS-SETUP-1). */
export function startGame(options: Partial<Options> = {}): State {
  const all = { ...DEFAULTS, ...options };
  const state: State = {
    options: all,
    board: {},
    hands: { A: [], B: [] },
    decks: {
      A: shuffled(deckNames(all.decks.A)),
      B: shuffled(deckNames(all.decks.B)),
      legends: shuffled(LEGENDS),
      flares: shuffled(FLARE_NAMES),
      tasks: shuffled(all.mode === 'highForm' ? TASK_NAMES : []),
    },
    discards: { A: [], B: [], legends: [], flares: [] },
    tasks: { row: [], next: null, claimed: { A: [], B: [] } },
    points: { A: 0, B: 0 },
    turn: { ...freshTurn('A'), first: true, actions: 1 },
    end: 'open',
    node: { kind: 'start' },
  };
  return all.startPlayer === 'random' ? state : starting(state, all.startPlayer);
}

/** That player moves first; the cards are dealt. */
export const starting = (state: State, player: Player): State => dealOn(withTurn(state, { player }));

/** Who is dealt to, the starting player first (TS-SETUP-2); null if both hold their six cards. */
export function dealtTo(state: State): Player | null {
  const { player } = state.turn;
  return [player, opponent(player)].find((one) => dueDraw(state, one)) ?? null;
}

export function dealOn(state: State): State {
  if (dealtTo(state)) return asking(state, { kind: 'deal' });
  return state.options.mode === 'duel' ? asking(state, { kind: 'marks' }) : rowOn(state, []);
}

/** TS-SETUP-3: the current tasks; as soon as they lie, the next task. */
export const rowOn = (state: State, aside: string[]): State =>
  rowLies(state) ? nextOn(shuffleBack(state, aside)) : asking(state, { kind: 'layTasks', aside });

/** The next task, and then the first turn. */
export const nextOn = (state: State): State =>
  asking(state, needsNext(state) ? { kind: 'layNext', then: 'turn' } : { kind: 'menu' });

/** TS-SETUP-7: the second player's own piece, or the starting player's, goes onto the first mark. */
export function placeMarks(state: State, ownFirst: boolean): State {
  const { player } = state.turn;
  const [first, second] = data.board.duelMarks;
  const owner = ownFirst ? opponent(player) : player;
  const placed = put(state, first!, { owner, rank: 'common' });
  return asking(put(placed, second!, { owner: opponent(owner), rank: 'common' }), { kind: 'menu' });
}
