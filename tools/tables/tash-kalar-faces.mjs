// What pages and codec know of Tash-Kalar's cards: names, patterns, criteria and decks, without the effects, which are eight
// times as long. Every page with a board loads it, so it is written briefly; workers/games/tash-kalar/faces.ts reads it.
import { readData } from './data.mjs';

const { beings, board, decks, flares, orientations, tasks } = readData('tash-kalar', 'cards.json');

/** A list with a line for each member. */
const lines = (list) => `[\n${list.map((member) => `    ${JSON.stringify(member)}`).join(',\n')}\n  ]`;

/** A place of a pattern as the square it is on when its target is e5: column and row, so that all fit on a page. */
const square = ({ dx, dy }) => `${String.fromCharCode('e'.charCodeAt(0) + dx)}${5 + dy}`;
const squares = (list) => list.map(square).join(' ');

/** What stands behind the square of a piece that has to be more than a common. */
const LEAST = { common: '', heroic: '+', legendary: '*' };

const faceOf = ({ name, rank, pattern, target, marks, arrows }) => ({
  name,
  rank,
  pattern: pattern.map((place) => square(place) + LEAST[place.rank]).join(' '),
  ...(target.kind === 'own' && { replaces: target.rank }),
  ...(Object.keys(marks).length > 0 && { marks: squares(Object.values(marks).flat()) }),
  ...(arrows.length > 0 && { arrows: squares(arrows) }),
});

const cards = beings.filter(({ scope }) => scope === 'first');
const lists = [...new Set(cards.map(({ deck }) => deck))].map(
  (list) => `    "${list}": ${lines(cards.filter(({ deck }) => deck === list).map(faceOf)).replaceAll('\n', '\n  ')}`,
);

const named = (colour) => board.squares.filter((square) => square.colour === colour).map(({ name }) => name);

/** The generated file by its path in the game's folder. */
export const faces = {
  'data/faces.json': `{
  "decks": ${lines(decks.filter(({ players, scope }) => players && scope === 'first').map(({ id, list }) => ({ id, list })))},
  "orientations": ${lines(orientations)},
  "beings": {
${lists.join(',\n')}
  },
  "flares": ${JSON.stringify(flares.map(({ upper, lower }) => [upper.lead, lower.lead]))},
  "tasks": ${lines(tasks.map(({ name, type, advanced, points }) => ({ name, type, points, ...(advanced && { advanced }) })))},
  "squares": ${JSON.stringify(board.squares.map(({ name }) => name))},
  "red": ${JSON.stringify(named('red'))},
  "green": ${JSON.stringify(named('green'))},
  "central": ${JSON.stringify(board.central)}
}
`,
};
