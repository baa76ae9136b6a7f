/** What introduces the games, as the repository holds it. Only the server side of the build reads it. */
import type { Locale } from '$lib/i18n/locale';
import { boundIn } from '$lib/i18n/bound';
import { countsOf } from '$lib/content/counts';
import { firstBoard } from '$lib/prerender/first-boards';
import { GAMES, type GameId } from '$workers/registry';
import type { FrontData, FrontWords, GameFront, Pictured } from './facts';

const data = import.meta.glob<FrontData>('/site/content/*/front/front.json', { import: 'default' });
const words = import.meta.glob<FrontWords>(['/site/content/*/front/*.json', '!/site/content/*/front/front.json'], {
  import: 'default',
});

const frontData = (game: GameId): Promise<FrontData> => data[`/site/content/${game}/front/front.json`]!();

/** The position that shows what a game is like, as it is drawn. */
export async function pictured(game: GameId): Promise<Pictured> {
  const { picture } = await frontData(game);
  return { notation: picture, board: await firstBoard(game, picture) };
}

async function frontOf(game: GameId, locale: Locale): Promise<GameFront> {
  const { players, minutes, demo } = await frontData(game);
  const written = await words[`/site/content/${game}/front/${locale}.json`]!();
  const { first, lessons, steps, rules, puzzles } = await countsOf(game);
  return {
    id: game,
    players,
    minutes,
    demo,
    ...boundIn(locale, written),
    first,
    lessons,
    steps,
    rules,
    puzzles,
  };
}

export const allFronts = (locale: Locale): Promise<GameFront[]> =>
  Promise.all(GAMES.map(({ id }) => frontOf(id, locale)));
