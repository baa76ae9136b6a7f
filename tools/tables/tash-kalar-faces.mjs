// What pages and codec know of Tash-Kalar's cards: names, patterns, criteria and decks, without the effects, which are eight
// times as long.
import { readData } from './data.mjs';

const { beings, board, decks, flares, orientations, tasks } = readData('tash-kalar', 'cards.json');

/** A list with a line for each member. */
const lines = (list) => `[\n${list.map((member) => `    ${JSON.stringify(member)}`).join(',\n')}\n  ]`;

const offsets = (list) => list.map(({ dx, dy }) => [dx, dy]);

const cards = beings
  .filter(({ scope }) => scope === 'first')
  .map(({ id, name, deck, rank, pattern, target, marks, arrows }) => ({
    id,
    name,
    list: deck,
    rank,
    pattern: pattern.map(({ dx, dy, rank: least }) => [dx, dy, least]),
    ...(target.kind === 'own' && { replaces: target.rank }),
    ...(Object.keys(marks).length > 0 && { marks: offsets(Object.values(marks).flat()) }),
    ...(arrows.length > 0 && { arrows: offsets(arrows) }),
  }));

const named = (colour) => board.squares.filter((square) => square.colour === colour).map(({ name }) => name);

/** The generated file by its path in the game's folder. */
export const faces = {
  'data/faces.json': `{
  "decks": ${lines(decks.filter(({ players, scope }) => players && scope === 'first').map(({ id, list }) => ({ id, list })))},
  "orientations": ${lines(orientations)},
  "beings": ${lines(cards)},
  "flares": ${lines(flares.map(({ id, upper, lower }) => ({ id, upper: upper.lead, lower: lower.lead })))},
  "tasks": ${lines(tasks.map(({ id, name, type, advanced, points }) => ({ id, name, type, advanced, points })))},
  "squares": ${JSON.stringify(board.squares.map(({ name }) => name))},
  "red": ${JSON.stringify(named('red'))},
  "green": ${JSON.stringify(named('green'))},
  "central": ${JSON.stringify(board.central)}
}
`,
};
