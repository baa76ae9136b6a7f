import { afterEach, expect, test } from 'vitest';
import cards from '../../../../assembly/games/conquest/data/conquest-cards.json';
import map from '../../../../assembly/games/conquest/data/conquest-map.json';
import * as names from '../../../../site/lib/games/conquest/board/names';
import { bound } from '../../../../site/lib/i18n/bound';
import { baseLocale, locales, overwriteGetLocale } from '../../../../site/lib/paraglide/runtime';
import { MISSION_IDS } from '../../../../workers/games/conquest/mission-ids';

afterEach(() => overwriteGetLocale(() => baseLocale));

test.each(locales)('every name and text of the data is what the page says in %s', (locale) => {
  overwriteGetLocale(() => locale);
  const said = (texts: Record<string, string>): string => (locale === 'pl' ? bound(texts[locale]!) : texts[locale]!);
  expect(map.territories.map(({ abbr }) => names.landName(abbr))).toEqual(map.territories.map((t) => said(t.names)));
  expect(map.continents.map((_, i) => names.continentName(i))).toEqual(map.continents.map((c) => said(c.names)));
  expect(cards.missions.map((_, i) => names.missionName(i))).toEqual(cards.missions.map((c) => said(c.names)));
  expect(cards.missions.map((_, i) => names.missionText(i))).toEqual(cards.missions.map((c) => said(c.texts)));
  expect(cards.rewards.map((_, i) => names.rewardName(i))).toEqual(cards.rewards.map((c) => said(c.names)));
  expect(cards.rewards.map((_, i) => names.rewardText(i))).toEqual(cards.rewards.map((c) => said(c.texts)));
});

test('missions are named by the ids of the data', () => {
  expect(MISSION_IDS).toEqual(cards.missions.map(({ id }) => id));
});
