/** What a static look counts, in words. */
import { m } from '$lib/paraglide/messages';
import type { Term } from '$workers/games/toy-battle/terms';

export const terms: Readonly<Record<Term, () => string>> = {
  medals: m.tb_term_medals,
  hq: m.tb_term_hq,
  regions: m.tb_term_regions,
  bases: m.tb_term_bases,
  rack: m.tb_term_rack,
  line: m.tb_term_line,
  reserve: m.tb_term_reserve,
};
