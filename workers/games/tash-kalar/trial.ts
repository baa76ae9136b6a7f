import { cardById, taskById } from './cards';
import { musterOf } from './muster';
import { squareInEffect, type Asked } from './trial-in-effect';

/**
 * The action somebody seems to mean who chose these things, for asking why it cannot be played. Null while the picks do
 * not say enough. `legal` are the actions of the node as texts: in an effect they tell which kind of answer is wanted;
 * without them a piece is meant, or a move.
 */
export function trialOf(picks: readonly string[], state: Asked, legal: readonly string[] = []): string | null {
  const shape = picks.map((pick) => pick.split(':', 1)[0]).join(' ');
  const [first = '', second = ''] = picks.map((pick) => pick.split(':').at(-1)!);
  const owner = /^(?:card|discard):([AB]):/.exec(picks[0] ?? '')?.[1];
  if (owner !== undefined && owner !== state.side) return shape.startsWith('card') ? 'look' : null;
  const card = cardById(first)?.word;
  switch (shape) {
    case 'square':
      return squareTrial(first, state, legal);
    case 'square square':
      if (state.question === 'effect' && !state.board[first]) return squareTrial(first, state, legal);
      return `${legal.some((action) => action.startsWith('run ')) ? 'run' : 'move'} ${first}-${second}`;
    case 'square rank':
      return `placeOn ${first} ${second}`;
    case 'card square':
      if (first.startsWith('flare-') && !legal.includes('flare')) return 'flare';
      return card ? `summon ${card}@${second}` : null;
    case 'square card':
      return trialOf([...picks].reverse(), state, legal);
    case 'card button':
      return second === 'discard' && card ? `discard ${card}` : second === 'flare' ? 'flare' : null;
    case 'card':
      return card ? cardTrial(card, state, legal) : null;
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

/** A card of the hand waits for its square only where something may be summoned. */
function cardTrial(card: string, { question }: Asked, legal: readonly string[]): string | null {
  if (question === 'menu') return null;
  if (question === 'return') return `return ${card}`;
  if (legal.some((action) => action.startsWith('card '))) return `card ${card}`;
  return card.startsWith('flare-') ? 'flare' : `discard ${card}`;
}

function squareTrial(square: string, state: Asked, legal: readonly string[]): string | null {
  switch (state.question) {
    case 'menu': {
      const occupied = state.board[square] !== undefined;
      return occupied && musterOf(state, state.side).supply.twoSided === 0 ? `lift ${square}` : `place ${square}`;
    }
    case 'liftForSummon':
      return `lift ${square}`;
    case 'effect':
      return squareInEffect(square, state, legal);
    default:
      return `place ${square}`;
  }
}
