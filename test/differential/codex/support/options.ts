import type { Options } from '../../../../workers/referee/codex';

/** Every option at another value than the default. */
export const OTHER_OPTIONS: readonly Partial<Options>[] = [
  { first_player: 'random', both_bases: 'active_loses' },
  { wrong_turn_choice: 'owner_chooses', construct_limit: 'unlimited' },
  { rebuild_workers: 'waived', multicolour_build: 'tech1_only', minor_spell_colour: 'free' },
  { bounty_own_kill: 'no', reshuffle_limit: 'none', tech_choice_time: 'own_turn_end' },
  { legendary_second: 'destroy_newest', overpower_armor: 'ignored', team_buffs: 'snapshot' },
  { zero_atk_attack: 'forbid', no_effect_spell: 'allow', dancer_limit: 'dancers_only', nest_limit: 'per_nest_2' },
  { both_bases: 'active_wins', minor_spell_colour: 'required', reshuffle_limit: 'per_turn', multicolour_build: 'off' },
  { team_size: 'one', owner_sees_discard: 'no' },
  { team_size: 'one', construct_limit: 'unlimited', rebuild_workers: 'waived', tech_choice_time: 'own_turn_end' },
];
