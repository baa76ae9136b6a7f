/** Every text of cards, heroes and buildings in one language, generated from their effect programs. */
import { BUILDINGS, CARDS, HEROES, TOKENS, type Card } from '../data';
import { FACES, type Face } from '../printed-faces';
import { cardText, modeTexts } from './compose';
import type { Tongue } from './tongue';

export interface KeywordText {
  readonly name: string;
  /** `{n}` stands for the number of the keyword. */
  readonly meaning: string;
}

/** What a page of cards needs: the faces in the order of the data, and what they say in one language. */
export interface CardFile extends CardTexts {
  readonly faces: readonly Face[];
}

export interface CardTexts {
  /** By the id of a card or token: its keywords in one paragraph, then one for each ability. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  /** By hero, the paragraphs of the low, mid and max band. */
  readonly heroes: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** By the id of the base, a tech building or an add-on. */
  readonly buildings: Readonly<Record<string, readonly string[]>>;
  /** By the id of a card that lets one choose an effect, those effects, without the first word of a sentence made large. */
  readonly modes: Readonly<Record<string, readonly string[]>>;
  readonly subtypes: Readonly<Record<string, string>>;
  readonly keywords: Readonly<Record<string, KeywordText>>;
}

const table = <T extends { id: string }, V>(items: readonly T[], entry: (item: T) => V): Record<string, V> =>
  Object.fromEntries(items.map((item) => [item.id, entry(item)]));

const kindOf = ({ type, ongoing }: Card) => (ongoing ? 'ongoing' : type);

/**
 * The texts of everything in the card data.
 *
 * @throws RangeError where the data says something the language has no words for
 */
export function cardTexts(tongue: Tongue): CardTexts {
  return {
    cards: table([...CARDS, ...TOKENS], (card) => cardText({ self: kindOf(card), ...card }, card, tongue)),
    heroes: table(HEROES, (hero) => hero.bands.map((band) => cardText({ self: 'hero', ...band }, hero, tongue))),
    buildings: table(BUILDINGS, (building) =>
      cardText({ self: 'building', keywords: [], abilities: building.abilities }, building, tongue),
    ),
    modes: Object.fromEntries(
      [...CARDS, ...TOKENS].flatMap((card) => {
        const modes = modeTexts({ self: kindOf(card), ...card }, card, tongue);
        return modes.length ? [[card.id, modes]] : [];
      }),
    ),
    subtypes: tongue.subtypes,
    keywords: Object.fromEntries(
      Object.entries(tongue.keywordNames).map(([id, name]) => [id, { name, meaning: tongue.meanings[id]! }]),
    ),
  };
}

/** The texts with the faces: one file, so that pages carry neither the effect programs nor what makes texts of them. */
export const cardFile = (tongue: Tongue): CardFile => ({ faces: FACES, ...cardTexts(tongue) });
