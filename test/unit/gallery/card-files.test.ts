import { expect, expectTypeOf, test, vi } from 'vitest';
import { boundIn } from '$lib/i18n/bound';
import { cardTexts } from '../../../workers/games/tash-kalar/text/card-texts';
import { loadTongue } from '../../../workers/games/tash-kalar/text/tongues';
import { GAMES, LANGUAGES, type GameId, type GameWith, type Language } from '../../../workers/registry';

// As if every game had a gallery.
vi.mock('$lib/nav/sections', () => ({ hasSection: () => true }));

const { entries, GET } = await import('../../../site/routes/[game=game]/cards.[locale=locale].json/+server');

const answer = async (game: GameId, locale: Language): Promise<Response> =>
  GET({ params: { game, locale } } as unknown as Parameters<typeof GET>[0]);

test.each(LANGUAGES)('the cards of Tash-Kalar in %s', async (locale) => {
  const response = await answer('tash-kalar', locale);
  expect(await response.json()).toEqual(boundIn(locale, cardTexts(await loadTongue(locale))));
});

const GALLERIES: readonly GameId[] = ['tash-kalar', 'codex'];
test.each(GAMES.map(({ id }) => id).filter((id) => !GALLERIES.includes(id)))('%s has no such cards', async (game) => {
  await expect(answer(game, 'en')).rejects.toMatchObject({ status: 404 });
});

test('there is a file for each game with a gallery, in each language', async () => {
  const galleries = GAMES.filter((game) => 'extras' in game && (game.extras as readonly string[]).includes('gallery'));
  expect(await entries()).toEqual(galleries.flatMap(({ id: game }) => LANGUAGES.map((locale) => ({ game, locale }))));
  expectTypeOf<GameWith<'gallery'>>().toEqualTypeOf<'tash-kalar' | 'codex'>();
  expectTypeOf<GameWith<'sets'>>().toEqualTypeOf<'token-battle' | 'codex'>();
});
