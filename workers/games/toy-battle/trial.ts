import type { State } from './state';

/**
 * The action somebody seems to mean who chose these things, for asking why it cannot be played. Null while the picks
 * do not say enough (a lone tile, the first node of a shove) and when a tile belongs to the other side, since no
 * action names the tiles of an opponent.
 */
export function trialOf(picks: readonly string[], state: State): string | null {
  const own = picks.every((pick) => !/^(tile|discard):/.test(pick) || pick.split(':')[1] === state.toMove);
  if (!own) return null;
  const shape = picks.map((pick) => pick.split(':', 1)[0]).join(' ');
  const [first, second] = picks.map((pick) => pick.split(':').at(-1)!);
  switch (shape) {
    case 'tile node':
      return `place ${first}@${second}`;
    case 'node node':
      return `shove ${first}>${second}`;
    case 'discard':
      return `exhume ${first}`;
    case 'outcome':
      return `~${first}`;
    case 'button':
      return first!;
    case 'node':
      return state.question === 'jumbo' ? `hit ${first}` : state.question === 'recall' ? `recall ${first}` : null;
    default:
      return null;
  }
}
