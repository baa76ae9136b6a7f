import { m } from '$lib/paraglide/messages';
import type { GameId } from '$workers/registry';

/** A run of lessons under one heading. */
export interface Group {
  title: () => string;
  /** Id of its first lesson; it ends where the next group begins. */
  from: string;
}

export const GROUPS: Readonly<Record<GameId, readonly Group[]>> = {
  'toy-battle': [
    { title: m.learn_group_basics, from: 'TB-L01' },
    { title: m.learn_group_troops, from: 'TB-L08' },
    { title: m.learn_group_boards, from: 'TB-L12' },
    { title: m.learn_group_knowledge, from: 'TB-L18' },
  ],
  'token-battle': [
    { title: m.learn_group_basics, from: 'TK-L01' },
    { title: m.learn_group_skills, from: 'TK-L02' },
    { title: m.learn_group_types, from: 'TK-L06' },
    { title: m.learn_group_tempo, from: 'TK-L08' },
    { title: m.learn_group_sets, from: 'TK-L11' },
  ],
  'tash-kalar': [
    { title: m.learn_group_basics, from: 'TS-L01' },
    { title: m.learn_group_summoning, from: 'TS-L03' },
    { title: m.learn_group_modes, from: 'TS-L06' },
    { title: m.learn_group_cards, from: 'TS-L10' },
  ],
};
