/** What a card says, generated from its effect. */
import texts from '../../../assembly/games/token-battle/data/texts.json';
import { cardOf, DIRECTIONS, skillOf, typeOf, type Direction } from './cards';
import type { Labels } from './text';
import type { Texts, TokenType } from './state';

const { skills, types } = texts as unknown as Record<'skills' | 'types', Readonly<Record<string, Texts>>>;

const STRAIGHT = 'N W E S';
const DIAGONAL = 'NW NE SW SE';

/** An area in words; up is towards row 1 (TK-CARD-6). Empty for a card without one. */
export function areaWords(area: readonly Direction[], labels: Labels): string {
  const key = area.join(' ');
  if (area.length === DIRECTIONS.length) return labels.area.all;
  if (key === STRAIGHT) return labels.area.straight;
  if (key === DIAGONAL) return labels.area.diagonal;
  return labels.list(area.map((direction) => labels.direction[direction]));
}

/** A name and what is said of it. */
const headed = (name: string, text: string, locale: Labels['locale']): string =>
  name + (locale.startsWith('zh') ? '：' : ': ') + text;

/** What a type does as long as its token stands; null for one that does nothing. */
export const typeWords = (type: TokenType, { locale }: Labels): string | null =>
  type === 'plain' ? null : headed(typeOf(type).name[locale], types[type]![locale], locale);

/** Everything a card says, one thing a line: name and value, what its skill does and where, what its type does. */
export function cardWords(id: string, labels: Labels): string[] {
  const card = cardOf(id);
  const { locale } = labels;
  const said = typeWords(card.type, labels);
  const skill = headed(skillOf(card.skill).name[locale], skills[card.skill]![locale], locale);
  return [
    labels.card({
      name: card.name[locale],
      value: card.value,
      type: said && typeOf(card.type).name[locale],
    }),
    // A card that does nothing at all says so.
    ...(card.skill !== 'none' ? [skill] : said ? [] : [skills.none![locale]]),
    ...(card.area.length ? [labels.marked({ area: areaWords(card.area, labels) })] : []),
    ...(said ? [said] : []),
  ];
}
