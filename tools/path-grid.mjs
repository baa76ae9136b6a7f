/** Numbers each command of an SVG path takes, and which of them are coordinates, in the order x, y, x, y. */
const NUMBERS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const TOKEN = /([a-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi;

/** Splits path data into commands with exactly the numbers they take. Flags of arcs may be written without a space. */
function* commandsOf(path) {
  let letter = '';
  let numbers = [];
  const tokens = path.replace(/([aA])([^a-zA-Z]*)/g, (_, a, rest) => a + spacedFlags(rest));
  for (const [, command, number] of tokens.matchAll(TOKEN)) {
    if (command) {
      letter = command;
      numbers = [];
      if (letter.toLowerCase() === 'z') yield { letter, numbers };
      continue;
    }
    numbers.push(Number(number));
    if (numbers.length === NUMBERS[letter.toLowerCase()]) {
      yield { letter, numbers };
      numbers = [];
      // Further pairs after a move are lines.
      if (letter === 'm') letter = 'l';
      if (letter === 'M') letter = 'L';
    }
  }
}

/** `1 1 0 01.5.2` is rotation, two flags, x, y. */
function spacedFlags(arcs) {
  const number = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)';
  const gap = '[\\s,]*';
  const arc = new RegExp(
    `(${number})${gap}(${number})${gap}(${number})${gap}([01])${gap}([01])${gap}(${number})${gap}(${number})`,
    'g',
  );
  return arcs.replace(arc, ' $1 $2 $3 $4 $5 $6 $7');
}

/**
 * The same path with all its points moved to whole coordinates. Points are rounded where they lie, not step by step, so
 * that no point is off by more than half a unit.
 *
 * @param {string} path path data of an icon drawn on a grid much finer than it is shown
 * @returns {string} relative commands
 */
export function onGrid(path) {
  let at = [0, 0];
  let drawn = [0, 0];
  let start = { at, drawn };
  let text = '';
  for (const { letter, numbers } of commandsOf(path)) {
    const kind = letter.toLowerCase();
    if (kind === 'z') {
      ({ at, drawn } = start);
      text += 'z';
      continue;
    }
    const absolute = letter !== kind;
    const points = kind === 'a' ? numbers.slice(5) : numbers;
    const axis = (i) => (kind === 'h' ? 0 : kind === 'v' ? 1 : i % 2);
    const there = points.map((n, i) => (absolute ? n : at[axis(i)] + n));
    const rounded = there.map(Math.round);
    const steps = rounded.map((n, i) => n - drawn[axis(i)]);
    const shape = kind === 'a' ? [...numbers.slice(0, 5).map((n) => Math.round(n * 10) / 10), ...steps] : steps;
    text += kind + shape.map((n, i) => (i > 0 && n >= 0 ? ' ' : '') + n).join('');
    const end = (from, list) =>
      kind === 'h' ? [list[0], from[1]] : kind === 'v' ? [from[0], list[0]] : list.slice(-2);
    [at, drawn] = [end(at, there), end(drawn, rounded)];
    if (kind === 'm') start = { at, drawn };
  }
  return text;
}
