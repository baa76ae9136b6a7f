import { cardById, taskById } from './cards';
import { musterOf } from './muster';
import { directionTo } from './squares';
import type { State } from './state';

/**
 * The action somebody seems to mean who chose these things, for asking why it cannot be played. Null while the picks do
 * not say enough. `legal` are the actions of the node as texts: in an effect they tell which kind of answer is wanted;
 * without them a piece is meant, or a move.
 */
export function trialOf(
  picks: readonly string[],
  state: Pick<State, 'board' | 'mode' | 'side' | 'question' | 'playing' | 'effect'>,
  legal: readonly string[] = [],
): string | null {
  const shape = picks.map((pick) => pick.split(':', 1)[0]).join(' ');
  const [first = '', second = ''] = picks.map((pick) => pick.split(':').at(-1)!);
  const owner = /^(?:card|discard):([AB]):/.exec(picks[0] ?? '')?.[1];
  if (owner !== undefined && owner !== state.side) return shape.startsWith('card') ? 'look' : null;
  const card = cardById(first)?.word;
  switch (shape) {
    case 'square':
      return squareTrial(first, state, legal);
    case 'square square':
      return `${legal.some((action) => action.startsWith('run ')) ? 'run' : 'move'} ${first}-${second}`;
    case 'square rank':
      return `placeOn ${first} ${second}`;
    case 'card square':
      return card ? `summon ${card}@${second}` : null;
    case 'card button':
      return second === 'discard' && card ? `discard ${card}` : second === 'flare' ? 'flare' : null;
    case 'card':
      return state.question === 'return' && card ? `return ${card}` : null;
    case 'discard':
      return card ? `card ${card}` : null;
    case 'match':
      return `match ${picks[0]!.slice('match:'.length).replace(':', ' ')}`;
    case 'direction':
    case 'option':
      return `${shape} ${first}`;
    case 'task':
      return taskById(first) ? `claim ${taskById(first)!.word}` : null;
    case 'deck':
      return 'draw';
    case 'outcome':
      return `~${first}`;
    case 'button':
      return first === 'own' || first === 'enemy'
        ? `marks ${first}`
        : ['end', 'done', 'skip'].includes(first)
          ? first
          : null;
    default:
      return null;
  }
}

function squareTrial(
  square: string,
  state: Pick<State, 'board' | 'mode' | 'side' | 'question' | 'playing' | 'effect'>,
  legal: readonly string[],
): string | null {
  switch (state.question) {
    case 'menu': {
      const occupied = state.board[square] !== undefined;
      return occupied && musterOf(state, state.side).supply.twoSided === 0 ? `lift ${square}` : `place ${square}`;
    }
    case 'liftForSummon':
      return `lift ${square}`;
    case 'effect': {
      const placing = legal.find((action) => action.startsWith('placeOn '));
      if (placing) return `placeOn ${square} ${placing.split(' ')[2]}`;
      if (legal.some((action) => action.startsWith('direction '))) return directionTrial(square, state);
      // Where a card is asked for, the being itself stands for its own (TS-CASE-6).
      const own = square === state.effect?.being && state.playing.card ? cardById(state.playing.card) : undefined;
      if (own && legal.some((action) => action.startsWith('card '))) return `card ${own.word}`;
      return legal.some((action) => /^(move|run|option|card) /.test(action)) ? null : `pick ${square}`;
    }
    default:
      return `place ${square}`;
  }
}

/** A square is looked at from the being whose effect takes a direction. */
function directionTrial(square: string, { effect }: Pick<State, 'effect'>): string | null {
  const direction = effect?.being ? directionTo(effect.being, square) : null;
  return direction && `direction ${direction}`;
}
