/** What there is to edit in a position of Token Battle: tokens (`token:A:3:plain`) and cards (`card:siege`). */
import { placeOf } from '$lib/board/place-picks';
import { trayOf, trayPick, type Edits, type Tray } from '$lib/analyse/edit/edits';
import { boardIn, cardName, seatName, sideName, tokenText } from '$lib/games/token-battle/board/words';
import { m } from '$lib/paraglide/messages';
import { FIELDS } from '$workers/games/token-battle/board-fields';
import { CARDS } from '$workers/games/token-battle/cards';
import { SIDES, type Side, type Token, type TokenType } from '$workers/games/token-battle/state';
import { draftOf, withStack, withToken, withoutTokens, type Draft } from './draft';
import { faultText } from './fields';

const STACKS = 4;
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const tokenThing = ({ owner, value, type }: Token): string => `token:${owner}:${value}:${type}`;
const cardThing = (id: string): string => `card:${id}`;
const trayId = (side: Side, stack: number): string => `cards:${side}:${stack}`;

/** The token a thing stands for; null for a card. */
export function readToken(thing: string): Token | null {
  const [kind, owner, value, type] = thing.split(':');
  return kind === 'token' ? { owner: owner as Side, value: Number(value), type: type as TokenType } : null;
}

export const cardIn = (thing: string): string => thing.slice('card:'.length);

function stackOf(where: string): { side: Side; stack: number } {
  const [, side, stack] = trayOf(where)!.split(':');
  return { side: side as Side, stack: Number(stack) };
}

/** A stack lies beside those that are there already, so there is always one empty one to begin. */
const traysOf = (draft: Draft, side: Side): Tray[] =>
  Array.from({ length: Math.min(STACKS, draft.cards[side].length + 1) }, (_, stack) => ({
    id: trayId(side, stack),
    label: m.tk_edit_stack({ n: stack + 1 }),
    seat: SIDES.indexOf(side),
    things: (draft.cards[side][stack] ?? []).map((id, at) => ({ item: String(at), thing: cardThing(id) })),
  }));

function spotOf(found: string): { where: string | null; field: string | null } {
  const [path = ''] = found.split(':');
  const [part = '', at, stack] = path.split('.');
  if (part === 'board' && at) return { where: `field:${at}`, field: null };
  if (part === 'cards' && at && stack !== undefined)
    return { where: trayPick(trayId(at as Side, Number(stack))), field: null };
  return { where: null, field: at && part !== 'options' ? `${part}:${at}` : part };
}

const sorted = [...CARDS].sort((a, b) => cardName(a.id).localeCompare(cardName(b.id)));

/** @param type of the tokens in the palette */
export const editsWith = (type: () => TokenType): Edits<Draft> => ({
  from: (view) => draftOf(boardIn(view)),
  text: (draft) => JSON.stringify(draft),
  spot: (_, found, term) => ({ ...spotOf(found), words: faultText(found, (name) => term(`option_${name}`)) }),

  palette: () => [
    ...SIDES.map((owner, seat) => ({
      id: owner,
      label: m.tk_edit_tokens({ side: sideName(owner) }),
      seat,
      things: VALUES.map((value) => ({ thing: tokenThing({ owner, value, type: type() }) })),
    })),
    {
      id: 'cards',
      label: m.tk_edit_all_cards(),
      seat: null,
      things: sorted.map(({ id }) => ({ thing: cardThing(id) })),
      folded: true,
    },
  ],
  trays: (draft) => SIDES.flatMap((side) => traysOf(draft, side)),
  places: () => FIELDS.map((field) => `field:${field}`),
  top(draft, place) {
    const token = draft.board[placeOf(place)!];
    return token ? tokenThing(token) : null;
  },
  fits: (thing, where) => (readToken(thing) === null) === (trayOf(where) !== null),
  put(draft, thing, where) {
    const field = placeOf(where);
    if (field !== null) return withToken(draft, field, readToken(thing), FIELDS);
    const { side, stack } = stackOf(where);
    return withStack(draft, side, stack, [...(draft.cards[side][stack] ?? []), cardIn(thing)]);
  },
  take(draft, where, item) {
    const field = placeOf(where);
    if (field !== null) return withToken(draft, field, null, FIELDS);
    const { side, stack } = stackOf(where);
    return withStack(draft, side, stack, (draft.cards[side][stack] ?? []).toSpliced(Number(item), 1));
  },
  move(draft, { thing, from, item }, to) {
    // A stack that is emptied leaves the row, so it goes last.
    return this.take(this.put(draft, thing, to), from, item);
  },
  sweeps: [{ label: m.tk_edit_clear, sweep: withoutTokens }],

  seat: seatName,
  name(thing) {
    const token = readToken(thing);
    return token ? tokenText(token) : cardName(cardIn(thing));
  },
  place: (_, id) => m.tk_field({ id }),
});
