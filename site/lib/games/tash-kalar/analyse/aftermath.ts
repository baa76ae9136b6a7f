/** What a decision brought about, as far as its own words do not say it. */
import { pieceText, sideName } from '$lib/games/tash-kalar/board/words';
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Effect, PieceEffect } from '$workers/games/tash-kalar/effects';
import type { Side } from '$workers/games/tash-kalar/state';

const LOST: readonly PieceEffect['kind'][] = ['crushed', 'destroyed'];

const isPiece = (effect: Effect): effect is PieceEffect => 'from' in effect;

/**
 * In short phrases, the pieces first. What is drawn is left out: only its owner may see it (TS-CARD-3).
 * @param side who decided; `action` is the decision in notation, `effects` what it did
 */
export function aftermath(side: Side, action: string, effects: readonly Effect[]): string[] {
  const pieces = effects.filter(isPiece);
  const chosen: readonly string[] = action.match(/\b[a-i][1-9]\b/g) ?? [];

  /** A square that is named goes without saying, unless the piece on it is the other side's. */
  const isSaid = ({ kind, to, after }: PieceEffect): boolean =>
    kind === 'placed' && chosen.includes(to!) && after?.owner === side;

  /** Squares with what stands there now, or stood there until it was lost. */
  const list = (kinds: readonly PieceEffect['kind'][]): string =>
    listed(
      pieces
        .filter((effect) => kinds.includes(effect.kind) && !isSaid(effect))
        .map(({ from, to, before, after }) =>
          m.ts_after_piece({ square: (to ?? from)!, piece: pieceText((after ?? before)!) }),
        ),
    );
  const said = (phrase: (inputs: { pieces: string }) => string, ...kinds: PieceEffect['kind'][]): string[] => {
    const found = list(kinds);
    return found ? [phrase({ pieces: found })] : [];
  };

  return [
    ...said(m.ts_after_lost, ...LOST),
    ...said(m.ts_after_converted, 'converted'),
    ...said(m.ts_after_upgraded, 'upgraded'),
    ...said(m.ts_after_downgraded, 'downgraded'),
    ...said(m.ts_after_placed, 'placed'),
    ...effects.flatMap((effect) => counted(effect)),
  ];
}

function counted(effect: Effect): string[] {
  switch (effect.kind) {
    case 'actionsGained':
      return [m.ts_after_gained({ count: effect.after - effect.before })];
    case 'scored':
      return [m.ts_after_scored({ side: sideName(effect.side), before: effect.before, after: effect.after })];
    case 'extraTurn':
      return [m.ts_extra_turn()];
    case 'endTriggered':
      return [m.ts_after_end()];
    default:
      return [];
  }
}
