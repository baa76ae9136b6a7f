import { m } from '$lib/paraglide/messages';
import { deckName } from './words';

/** `high-form-northern-sylvan` in words. */
export function setupName(id: string): string {
  const [, mode = '', first = '', second = ''] = /^(high-form|duel)-(\w+)-(\w+)$/.exec(id) ?? [];
  return m.ts_setup({
    mode: mode === 'duel' ? m.ts_mode_duel() : m.ts_mode_highForm(),
    first: deckName(first),
    second: deckName(second),
  });
}
