// The numbers behind the words of Codex's effect grammar. They are written into effects/codes.ts, so compiler and
// interpreter cannot disagree. A word that is not here belongs to cards that cannot be played yet.

export const COLORS = ['neutral', 'red', 'green', 'blue', 'black', 'white', 'purple'];

/** Bits of what a thing is. */
export const KINDS = [
  'unit',
  'hero',
  'building',
  'base',
  'tech_building',
  'addon',
  'building_card',
  'upgrade',
  'ongoing',
  'spell',
  'worker',
  'card',
];

/** In the order of 2.25, D3; 0 is no slot. */
export const SLOTS = ['none', 'leader', 'elite', 'scavenger', 'technician', 'lookout'];

export const ZONES = ['play', 'hand', 'discard', 'codex', 'deck_top', 'future', 'command', 'held', 'trashed'];

export const FIELDS = [
  'is',
  'not_is',
  'side',
  'zone',
  'patrol',
  'tech',
  'tech_ok',
  'cost',
  'atk',
  'color',
  'spec',
  'not_spec',
  'type',
  'not_type',
  'id',
  'not_id',
  'token',
  'legendary',
  'ultimate',
  'damaged',
  'exhausted',
  'kw',
  'no_kw',
  'rune',
  'no_rune',
  'no_abilities',
  'other',
  'not',
  'in',
  'not_in_any',
  'attacking',
  'attached_to',
];

export const CONDITIONS = [
  'have',
  'match',
  'turn',
  'boosted',
  'done',
  'killed',
  'hand',
  'spells_played',
  'acted',
  'runes',
  'in_play',
  'not',
];

export const NUMBERS = ['const', 'count', 'runes', 'atk', 'cost', 'damage', 'if'];

export const SELECTORS = ['ref', 'list', 'pick', 'all', 'least'];

export const VERBS = [
  'damage',
  'repair',
  'rune',
  'buff',
  'effect',
  'later',
  'destroy',
  'sacrifice',
  'trash',
  'move',
  'control',
  'sideline',
  'shift',
  'exhaust',
  'ready',
  'draw',
  'discard',
  'gold',
  'steal',
  'token',
  'put',
  'fetch',
  'play',
  'attach',
  'remember',
  'transform',
  'flip',
  'swap_atk',
  'modes',
  'seq',
  'pick',
  'coin',
];

export const EVENTS = [
  'arrives',
  'attacks',
  'dies',
  'lost',
  'kills',
  'damages',
  'combat_damage',
  'played',
  'boosted',
  'exhausts',
  'upkeep',
  'turn_end',
  'max_level',
];

export const MODS = [
  'stats',
  'give',
  'ability',
  'base_stats',
  'cost',
  'waive',
  'worker_cost',
  'instant_tech',
  'hero_limit',
  'forbid',
  'damage_bonus',
  'excess_to_base',
  'mimic',
];

export const COSTS = ['gold', 'exhaust', 'sacrifice', 'discard', 'rune'];

export const ABILITIES = ['cast', 'when', 'act', 'static', 'special'];

/** `specials` that rules of this folder carry out by name. */
export const SPECIALS = ['tower', 'tech_lab'];

/** When a thing or a duration ends: F2 of the turn, C1 and A2 of a player, never by itself. */
export const UNTIL = ['end_of_turn', 'your_next_upkeep', 'your_next_turn', 'leaves_play'];

export const MOMENTS = ['end_of_turn', 'main_end', 'combat_end', 'your_upkeep'];

export const DESTINATIONS = ['hand', 'command', 'codex', 'deck_top', 'discard'];

/** References: the two words, then names bound in an ability from 2, and memories of a card from 64. */
export const FIRST_NAME = 2;
export const FIRST_MEMORY = 64;

/** Players a word names; 16 and more name the player of, 128 and more the owner of the reference above that. */
export const WHO = ['you', 'opp', 'each', 'active', 'owner', 'last', 'most_atk'];
export const WHO_OF = 16;
export const WHO_OWNER = 144;

/** Names every trigger binds. */
export const NAMES = ['it', 'other'];
