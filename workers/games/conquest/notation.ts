/** Positions as one line of text; what it says is laid down in workers/referee/conquest/NOTATION.md. */
import type { Parsed } from '../../contract';
import { attempt, malformed } from '../../reading/problems';
import { wordsOf, type Word } from '../../reading/words';
import { continentsOwned } from './map';
import { momentText, readMoment } from './moment';
import { forceTexts, handTexts, highestSeat, landTexts, tableTexts } from './notation-pieces';
import { OPTION_LIST, optionValue, usualText } from './options';
import { noPieces, readForce, readHand, readLand, readTable, type Pieces } from './reading-pieces';
import { EMPTY_HAND, NOBODY, type State } from './state';

/** The canonical line of a state. */
export function print(state: State): string {
  const options = OPTION_LIST.flatMap(({ name }) => (name in state.options ? [`${name}=${state.options[name]}`] : []));
  const moment = isUsual(state) ? [] : [`>=${momentText(state)}`];
  const pieces = [landTexts, forceTexts, handTexts, tableTexts].flatMap((texts) => texts(state));
  return [...moment, ...options, ...pieces].join(' ');
}

/** The items of the line by their names, as the JSON form has them: `{ "NAF": "R:III" }`. */
export function positionOf(state: State): Record<string, string> {
  const items = print(state).split(' ').filter(Boolean);
  // An item is parted at its first sign; that of the moment is named by the sign `>`.
  return Object.fromEntries(items.map((item) => [item.slice(0, item.indexOf('=')), item.slice(item.indexOf('=') + 1)]));
}

/** True if everything the moment would say is at its default. */
function isUsual(state: State): boolean {
  const seats = Math.max(highestSeat(state), 1) + 1;
  const plain = state.node === 'attack' && state.player === 0 && !state.early && !state.claimed && state.round === 1;
  const inOrder = state.order.length === seats && state.order.every((seat, i) => seat === i);
  return plain && inOrder && state.continents.join() === continentsOwned(state.lands, 0).join();
}

interface Draft {
  pieces: Pieces;
  options: Record<string, string>;
  moment: Word | null;
}

/** Reads a position line. Never throws. */
export const parse = (text: string): Parsed<State> =>
  attempt(() => {
    const draft: Draft = { pieces: noPieces(), options: {}, moment: null };
    const said = new Set<string>();
    for (const word of wordsOf(text)) {
      const sign = word.text.indexOf('=');
      if (sign < 0) malformed(word.column, word.text, 'unknown-key');
      const left = { text: word.text.slice(0, sign), column: word.column };
      const right = { text: word.text.slice(sign + 1), column: word.column + sign + 1 };
      const what = /^[A-Z]{3}(?:~[A-Z]{3})?/.exec(left.text)?.[0] ?? left.text;
      if (said.has(what)) malformed(left.column, left.text, 'said-twice');
      said.add(what);
      readItem(left, right, draft);
    }
    return stateOf(draft);
  });

function readItem(left: Word, right: Word, draft: Draft): void {
  if (left.text === '>') draft.moment = right;
  else if (left.text === '#') readTable(right, draft.pieces);
  else if (left.text.startsWith('@')) readHand(left, right, draft.pieces);
  else if (/^[A-Z]{3}~/.test(left.text)) readForce(left, right, draft.pieces);
  else if (/^[A-Z]{3}/.test(left.text)) readLand(left, right, draft.pieces);
  else readOption(left, right, draft.options);
}

function readOption(left: Word, right: Word, options: Record<string, string>): void {
  const option = OPTION_LIST.find(({ name }) => name === left.text);
  if (!option) return malformed(left.column, left.text, 'unknown-key');
  if (optionValue(option, right.text) === null) malformed(right.column, right.text, 'bad-value');
  if (right.text !== usualText(option)) options[option.name] = right.text;
}

function stateOf({ pieces, options, moment }: Draft): State {
  const { lands, fronts, forces, airfields, hands, table } = pieces;
  if (airfields.length > 2) malformed(1, 'a', 'too-many', 'CQ-REW-10');
  const named = Math.max(
    NOBODY,
    ...lands.map(({ owner }) => owner),
    ...[...forces.values()].map(({ owner }) => owner),
    ...hands.keys(),
    ...pieces.capitals.keys(),
  );
  const read = readMoment(moment, pieces, named);
  const seats = read.order.map((_, seat) => seat);
  return {
    options,
    ...read,
    lands,
    fronts,
    forces,
    airfields: airfields.sort((a, b) => a - b),
    table,
    capitals: seats.map((seat) => pieces.capitals.get(seat) ?? NOBODY),
    hands: seats.map((seat) => hands.get(seat) ?? EMPTY_HAND),
  };
}
