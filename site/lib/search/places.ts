/** What the site itself offers: its pages, the parts of a game, ways to train, settings, actions with keys. For the index only. */
import type { Locale } from '$lib/i18n/locale';
import { ACTION_IDS, actionRow, type ActionId } from '$lib/keys/actions';
import { ACTION_LABELS, SCOPE_LABELS } from '$lib/keys/labels';
import { SECTION_ABOUT } from '$lib/nav/section-signs';
import { sectionsOf } from '$lib/nav/sections';
import { m } from '$lib/paraglide/messages';
import { GAMES, gameEntry, hasExtra, type GameId } from '$workers/registry';
import type { Entry, Kind } from './entries';
import { synonymsOf } from './synonyms';

/** Said in the language of the page, or in the one that is asked for. */
type Said = (inputs?: object, options?: { locale?: Locale }) => string;

interface Place {
  /** Its synonyms have this key. */
  id: string;
  label: Said;
  text?: string;
  path: string;
}

/** Found in every action's place: there it is told, and its key can be changed. */
const KEYMAP = '/settings/#keymap';

/** What is the same in English needs no second name. */
function entry(kind: Kind, { id, label, text, path }: Place, locale: Locale, game?: GameId): Entry {
  const [title, english] = [label(), label({}, { locale: 'en' })];
  const words = synonymsOf(id, locale);
  return { kind, title, text, ...(english !== title && { english }), ...(words && { words }), game, path };
}

const settings = (): Place[] => [
  { id: 'look', label: m.settings_look, path: '/settings/#look' },
  {
    id: 'theme',
    label: m.settings_theme,
    text: [m.settings_theme_auto(), m.settings_theme_light(), m.settings_theme_dark()].join(' · '),
    path: '/settings/#look',
  },
  { id: 'language', label: m.nav_language, path: '/settings/#look' },
  { id: 'motion', label: m.settings_motion, text: m.settings_motion_note(), path: '/settings/#look' },
  { id: 'sounds', label: m.settings_sounds, text: m.settings_sounds_note(), path: '/settings/#look' },
  { id: 'progress', label: m.settings_progress, text: m.settings_kept(), path: '/settings/#progress' },
  { id: 'export', label: m.settings_export, text: m.settings_kept(), path: '/settings/#progress' },
  { id: 'import', label: m.settings_import, text: m.settings_import_note(), path: '/settings/#progress' },
  { id: 'reset', label: m.settings_reset, path: '/settings/#progress' },
  { id: 'offline', label: m.offline_title, text: m.offline_note(), path: '/settings/#offline' },
  { id: 'kept', label: m.kept_title, text: m.kept_note(), path: '/settings/#kept' },
  { id: 'shortcuts', label: m.settings_shortcuts, text: m.settings_shortcuts_note(), path: '/settings/#keys' },
  { id: 'keymap', label: m.settings_keymap, path: KEYMAP },
];

const pages = (): Place[] => [
  { id: 'home', label: m.nav_home, text: m.tagline(), path: '/' },
  { id: 'training', label: m.nav_training, text: m.training_intro(), path: '/training/' },
  { id: 'settings', label: m.nav_settings, path: '/settings/' },
  { id: 'about', label: m.nav_about, text: m.about_what_text(), path: '/about/' },
];

/** Keys by which a page is steered, which nobody looks for. */
const TAKEN_FOR_GRANTED: readonly ActionId[] = ['palette', 'cancel', 'walk', 'select'];

const actions = (locale: Locale): Entry[] =>
  ACTION_IDS.filter((id) => !TAKEN_FOR_GRANTED.includes(id)).map((id) => {
    const place = { id, label: ACTION_LABELS[id] as Said, text: SCOPE_LABELS[actionRow(id).scope](), path: KEYMAP };
    return { ...entry('action', place, locale), action: id };
  });

/** What belongs to no game. */
export const sitePlaces = (locale: Locale): Entry[] => [
  ...pages().map((place) => entry('section', place, locale)),
  ...settings().map((place) => entry('setting', place, locale)),
  ...actions(locale),
];

/** The parts of a game, and the ways to train in it. */
export function gamePlaces(game: GameId, locale: Locale): Entry[] {
  const { name } = gameEntry(game);
  const titled =
    (message: (inputs: { game: string }, options?: { locale?: Locale }) => string): Said =>
    (_, options) =>
      message({ game: name[options?.locale ?? locale] }, options);
  const places: Place[] = [
    { id: 'game', label: (_, options) => name[options?.locale ?? locale], path: '' },
    ...sectionsOf(game).map(({ id, label }) => ({
      id,
      label: label as Said,
      text: SECTION_ABOUT[id](),
      path: `${id}/`,
    })),
    { id: 'today', label: m.home_today, path: 'puzzle/?id=today' },
    { id: 'themes', label: titled(m.puzzles_themes_title), text: m.puzzles_themes_intro(), path: 'themes/' },
    { id: 'own', label: titled(m.own_title), text: m.own_intro(), path: 'own/' },
    { id: 'level', label: m.course_level, text: m.course_level_text(), path: 'puzzle/?in=level' },
    { id: 'repeat', label: m.course_repeat, text: m.course_repeat_text(), path: 'puzzle/?in=repeat' },
    { id: 'timed', label: m.course_timed, text: m.course_timed_text(), path: 'puzzle/?in=timed' },
    { id: 'calm', label: m.course_calm, text: m.course_calm_text(), path: 'puzzle/?in=calm' },
    { id: 'streak', label: m.course_streak, text: m.course_streak_text(), path: 'puzzle/?in=streak' },
    ...(hasExtra(game, 'drills')
      ? [{ id: 'drills', label: m.learn_drills as Said, text: m.drills_intro(), path: 'drills/' }]
      : []),
  ];
  return places.map((place) => entry('section', { ...place, path: `/${game}/${place.path}` }, locale, game));
}

/** Every key under which a synonym may stand. */
export const placeIds = (): string[] => [
  ...new Set([
    ...[...pages(), ...settings()].map(({ id }) => id),
    ...ACTION_IDS.filter((id) => !TAKEN_FOR_GRANTED.includes(id)),
    ...GAMES.flatMap(({ id }) => sectionsOf(id).map((section): string => section.id)),
    ...['game', 'today', 'themes', 'own', 'level', 'repeat', 'timed', 'calm', 'streak', 'drills'],
  ]),
];
