/**
 * The lesson files of the repository. Only the server side of the build reads them (prerendered endpoints and the list of
 * pages); a page fetches what was made of them, see content.ts.
 */
import type { Locale } from '$lib/i18n/locale';
import * as tashKalarBoard from '$workers/games/tash-kalar/board';
import * as tashKalar from '$workers/games/tash-kalar/notation';
import * as tokenBattleBoard from '$workers/games/token-battle/board';
import * as tokenBattle from '$workers/games/token-battle/notation';
import type { Parsed } from '$workers/contract';
import type { GameId } from '$workers/registry';
import type { Lesson } from './content';
import type { LessonText, Step } from './lesson';

const scripts = import.meta.glob<{ id: string; steps: Step[] }>('/site/content/*/lessons/*/script.json', {
  import: 'default',
});
const texts = import.meta.glob<LessonText>(
  ['/site/content/*/lessons/*/*.json', '!/site/content/*/lessons/*/script.json'],
  { import: 'default' },
);

/** How a game draws a position before its engine has answered, where its pages do not read positions themselves. */
const BOARDS: Partial<Record<GameId, (position: Step['position']) => object>> = {
  'token-battle': (position) => tokenBattleBoard.boardOf(valueOf(tokenBattle.parse(position as string), position)),
  'tash-kalar': (position) => tashKalarBoard.boardOf(valueOf(tashKalar.parse(position as string), position)),
};

function valueOf<S>(parsed: Parsed<S>, position: Step['position']): S {
  if (!parsed.ok) throw new RangeError(`${String(position)}: ${parsed.error.problem}`);
  return parsed.value;
}

const folder = (game: GameId, lesson: string): string => `/site/content/${game}/lessons/${lesson}`;

/** Ids of a game's lessons in their order. */
export function lessonIds(game: GameId): string[] {
  const path = new RegExp(`^${folder(game, '([^/]+)')}/script\\.json$`);
  return Object.keys(scripts)
    .flatMap((file) => path.exec(file)?.[1] ?? [])
    .sort();
}

/** Null if the game has no such lesson. A lesson without a translation comes in English. */
export async function composeLesson(game: GameId, id: string, locale: Locale): Promise<Lesson | null> {
  const script = scripts[`${folder(game, id)}/script.json`];
  if (!script) return null;
  const lang = `${folder(game, id)}/${locale}.json` in texts ? locale : 'en';
  const [{ steps }, text] = await Promise.all([script(), texts[`${folder(game, id)}/${lang}.json`]()]);
  const ids = lessonIds(game);
  return {
    id,
    lang,
    title: text.title,
    summary: text.summary,
    next: ids[ids.indexOf(id) + 1] ?? null,
    steps: steps.map((step) => ({
      step: { ...step, board: BOARDS[game]?.(step.position) },
      text: text.steps[step.id],
    })),
  };
}
