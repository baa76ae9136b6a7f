import { DECKS, type DeckId } from './decks';
import { MODES, type Mode, type Sided, type State } from './state';

/** What is chosen before a game. */
interface Setup {
  id: string;
  mode: Mode;
  decks: Sided<DeckId>;
}

const MODE_IDS: Readonly<Record<Mode, string>> = { highForm: 'high-form', duel: 'duel' };

/** Each mode with each two different decks (TS-MODE-1, TS-CARD-1); the first is the one recommended for first games. */
const ALL: readonly Setup[] = MODES.flatMap((mode) =>
  DECKS.flatMap((A) =>
    DECKS.filter((B) => B !== A).map((B) => ({ id: `${MODE_IDS[mode]}-${A}-${B}`, mode, decks: { A, B } })),
  ),
);

/** Ids of all setups. */
export const SETUPS: readonly string[] = ALL.map(({ id }) => id);

/** The setup a state is played with. */
export const setupOf = ({ mode, deckIds: { A, B } }: State): string => `${MODE_IDS[mode]}-${A}-${B}`;

export const setupById = (id: string): Setup | undefined => ALL.find((setup) => setup.id === id);
