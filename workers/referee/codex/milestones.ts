/** Cards and heroes by milestone of section 12: with each, these are enabled as well. */
export const MILESTONES: readonly { readonly cards: string; readonly heroes: string }[] = [
  {
    cards: `
      timely_messenger tenderfoot older_brother helpful_turtle fruit_ninja iron_man
      regularsized_rhinoceros nautical_dog mad_man tiger_cub oversized_rhinoceros overeager_cadet
      savior_monk vigor_adept fuzz_cuddles ardras_boulder neo_plexus argonaut`,
    heroes: ``,
  },
  {
    cards: `
      granfalloon_flagbearer revolver_ocelot eggship harvest_reaper backstabber cloud_sprite
      leaping_lizard pirate_gunship shoddy_glider crashbarrow tiny_basilisk chameleon huntress centaur
      barkcoat_bear spectral_aven traffic_director spectral_flagbearer spectral_hound spectral_tiger
      spectral_roc wight fox_viper morningstar_flagbearer fox_primus flying_fox glorious_ninja porcupine`,
    heroes: ``,
  },
  {
    cards: `
      spark bloom wither wrecking_ball the_boot intimidate discord scorch charge surprise_attack
      maximum_anarchy rampant_growth forests_favor dinosize judgment_day generals_hammer deteriorate
      summon_skeletons sickness spreading_plague death_and_decay senseis_advice speed_of_the_fox
      shuriken_hail earthquake colossus nullcraft now research_development`,
    heroes: ``,
  },
  {
    cards: `
      pillage detonate fire_dart ember_sparks flame_arrow burning_volley nature_reclaims boot_camp
      dark_pact lichs_bargain doom_grasp hidden_ninja thunderclap forgotten_fighter undo origin_story
      rewind`,
    heroes: ``,
  },
  {
    cards: `
      bombaster careless_musketeer calypso_vystari rickety_mine lobber firebat firehouse
      merfolk_prospector aged_sensei sparring_partner young_lightning_dragon`,
    heroes: `jaina_stormborne`,
  },
  {
    cards: `
      brick_thief hired_stomper sneaky_pig trojan_duck bloodrage_ogre disguised_monkey chameleon_lizzo
      marauder crash_bomber land_octopus bamstamper_lizzo doubleshot_archer young_treant playful_panda
      spore_shambler gemscout_owl potent_basilisk tyrannosaurus_rex murkwood_allies galina_glimmer
      giant_panda artisan_mantis tax_collector scribe skeleton_javelineer jandra_the_negator
      banefire_golem gorgon cursed_ghoul bone_collector jefferson_degrey_ghostly_diplomat xenostalker
      stewardess_of_the_undone hyperion`,
    heroes: `troq_bashar argagarg_garg general_onimaru`,
  },
  {
    cards: `
      final_smash bloodburn gunpoint_taxman desperation kidnapping bloodlust captured_bugblatter
      ogre_recruiter molting_firebird predator_tiger rampaging_elephant blooming_ancient drill_sergeant
      flagstone_garrison reteller_of_truths corpse_catapult necromancer assimilate`,
    heroes: ``,
  },
  {
    cards: `
      nimble_fencer starcrossed_starlet grounded_guide maestro blademaster makeshift_rambaster steam_tank
      pirategang_commander hotter_fire ironbark_treant verdant_tree rich_earth moments_peace fairie_dragon
      wandering_mimic ferocity stalking_tiger gigadon moss_ancient stampede blooming_elm
      might_of_leaf_and_claw guargum_eternal_sentinel bluecoat_musketeer lawbringer_gryphon elite_training
      the_art_of_war debilitator_alpha air_hammer liberty_gryphon skeletal_archery abomination
      lord_of_shadows safe_attacking mindparry_monk foxs_den_students inverse_power_ninja masked_raccoon
      jade_fox_dens_headmistress battle_suits unphase void_star nebula`,
    heroes: `river_montoya drakk_ramhorn master_midori`,
  },
  {
    cards: `
      harmony two_step appel_stomp chaos_mirror sanatorium war_drums cinderblast_dragon circle_of_life
      final_showdown dothram_horselord behind_the_ferns feral_strike polymorph_squirrel
      spirit_of_the_panda terras_q_the_shackled skeletal_lord grappling_hook birds_nest entangling_vines
      warp_gate_disciple`,
    heroes: `captain_zane calamandra_moss`,
  },
];

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const cardsUpTo = (milestone: number): string[] =>
  MILESTONES.slice(0, milestone).flatMap(({ cards }) => words(cards));
export const heroesUpTo = (milestone: number): string[] =>
  MILESTONES.slice(0, milestone).flatMap(({ heroes }) => words(heroes));
