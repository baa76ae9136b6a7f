/** What a turn brought about, as far as its own words do not say it. */
import { sideName } from '$lib/games/token-battle/board/words';
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Effect } from '$workers/games/token-battle/effects';
import { signed } from '$workers/games/token-battle/text';

/** In short phrases: what is gone from the board, who has won a turn, and the points of both sides. */
export function aftermath(effects: readonly Effect[]): string[] {
  const gone = effects.flatMap((effect) => (effect.kind === 'destroyed' ? [(effect.to ?? effect.from)!] : []));
  const extra = effects.flatMap((effect) =>
    effect.kind === 'extraGained' ? [m.tk_after_extra({ side: sideName(effect.side) })] : [],
  );
  const points = effects.flatMap((effect) =>
    effect.kind === 'scored' && effect.after !== effect.before
      ? [`${sideName(effect.side)} ${signed(effect.after - effect.before)}`]
      : [],
  );
  return [
    ...(gone.length > 0 ? [m.tk_after_gone({ fields: listed(gone) })] : []),
    ...extra,
    ...(points.length > 0 ? [m.tk_after_points({ points: listed(points) })] : []),
  ];
}
