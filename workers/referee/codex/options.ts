/** The options of section 3. `no_effect_spell` to `sentry_shield` are those of single rules or cards. */
export interface Options {
  readonly first_player: 'chosen' | 'random';
  readonly both_bases: 'draw' | 'active_loses' | 'active_wins';
  readonly wrong_turn_choice: 'lost' | 'owner_chooses';
  readonly construct_limit: 'one_each' | 'unlimited';
  readonly rebuild_workers: 'required' | 'waived';
  readonly multicolour_build: 'first_construction' | 'tech1_only' | 'off';
  readonly minor_spell_colour: 'surcharge' | 'required' | 'free';
  readonly bounty_own_kill: 'yes' | 'no';
  readonly reshuffle_limit: 'per_phase' | 'per_turn' | 'none';
  readonly tech_choice_time: 'before_ready' | 'own_turn_end';
  readonly legendary_second: 'discard_new' | 'destroy_newest';
  readonly overpower_armor: 'counts' | 'ignored';
  readonly team_buffs: 'continuous' | 'snapshot';
  readonly zero_atk_attack: 'allow' | 'forbid';
  readonly no_effect_spell: 'refuse' | 'allow';
  readonly dancer_limit: 'both_faces' | 'dancers_only';
  readonly nest_limit: 'total_2' | 'per_nest_2';
  readonly team_size: 'three' | 'one';
  readonly owner_sees_discard: 'yes' | 'no';
  readonly turn_cap: number;
}

export const DEFAULTS: Options = {
  first_player: 'chosen',
  both_bases: 'draw',
  wrong_turn_choice: 'lost',
  construct_limit: 'one_each',
  rebuild_workers: 'required',
  multicolour_build: 'first_construction',
  minor_spell_colour: 'surcharge',
  bounty_own_kill: 'yes',
  reshuffle_limit: 'per_phase',
  tech_choice_time: 'before_ready',
  legendary_second: 'discard_new',
  overpower_armor: 'counts',
  team_buffs: 'continuous',
  zero_atk_attack: 'allow',
  no_effect_spell: 'refuse',
  dancer_limit: 'both_faces',
  nest_limit: 'total_2',
  team_size: 'three',
  owner_sees_discard: 'yes',
  turn_cap: 60,
};
