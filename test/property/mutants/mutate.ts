// Positions spoiled at random: the words of a line, or the members of a JSON position.
import type { Random } from '../../../workers/random';

/** A position as a line, and as JSON where it has a form. */
export interface Source {
  line: string;
  json: unknown;
}

type Change<T> = (what: T, other: T, random: Random, words: readonly string[]) => T;

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)]!;

/** Numbers at the edges of what a byte, a word, two digits or a count of pieces can hold, and small ones. */
const NUMBERS = [
  0, 1, 2, 3, 4, 9, 15, 16, 17, 18, 31, 69, 98, 99, 100, 127, 128, 254, 255, 256, 511, 512, 999, 3999, 65535,
];
const someNumber = (near: number, random: Random): number =>
  pick([() => near + 1, () => Math.max(0, near - 1), () => pick(NUMBERS, random), () => random(20)], random)();

// --- Lines ---

/** Words and what stands between them: digits by themselves, so that each number can be changed. */
const tokensOf = (line: string): string[] => line.match(/[A-Za-z]+|\d+|\s+|[^A-Za-z0-9\s]/g) ?? [];
const kindOf = (token: string): string =>
  /^\d/.test(token) ? 'number' : /^[A-Za-z]/.test(token) ? 'word' : /^\s/.test(token) ? 'blank' : 'mark';
const placesOf = (tokens: readonly string[], kind: string): number[] =>
  tokens.flatMap((token, i) => (kindOf(token) === kind ? [i] : []));

/** Puts something else at one of the places, if there are any. */
function at(tokens: string[], places: readonly number[], random: Random, put: (old: string) => string): string {
  if (places.length) {
    const place = pick(places, random);
    tokens[place] = put(tokens[place]!);
  }
  return tokens.join('');
}

/** The parts a line falls into: by semicolons, or else by blanks. */
const joinOf = (line: string): string => (line.includes(';') ? '; ' : ' ');
const partsOf = (line: string): string[] => line.split(line.includes(';') ? /;\s*/ : /\s+/);
/** `hand A`, `ask`, `at`: what two parts have in common that say something about the same. */
const nameOf = (part: string): string => /^((hand|known|deck|discards|claimed) \w+|[^\s=]*)/.exec(part)![0];

const LINE_CHANGES: readonly Change<string>[] = [
  // another number
  (line, _, random) => {
    const tokens = tokensOf(line);
    return at(tokens, placesOf(tokens, 'number'), random, (old) => String(someNumber(Number(old), random)));
  },
  // a word or mark of the same kind from elsewhere
  (line, other, random) => {
    const tokens = tokensOf(line);
    const kind = pick(['word', 'number', 'mark'], random);
    const donor = tokensOf(random(2) ? other : line).filter((token) => kindOf(token) === kind);
    return donor.length ? at(tokens, placesOf(tokens, kind), random, () => pick(donor, random)) : line;
  },
  // two words trade places
  (line, _, random) => {
    const words = line.split(' ');
    const [a, b] = [random(words.length), random(words.length)];
    [words[a], words[b]] = [words[b]!, words[a]!];
    return words.join(' ');
  },
  // a word less, a word twice, a word from elsewhere
  (line, other, random) => {
    const words = line.split(' ');
    const place = random(words.length);
    const put = pick([[], [words[place]!, words[place]!], [words[place]!, pick(other.split(' '), random)]], random);
    words.splice(place, 1, ...put);
    return words.join(' ');
  },
  // a part less
  (line, _, random) => {
    const parts = partsOf(line);
    parts.splice(random(parts.length), 1);
    return parts.join(joinOf(line));
  },
  // a part of another position
  (line, other, random) => within(line, pick(partsOf(other), random)),
  // what the game suggests: another question, another turn
  (line, _, random, words) => within(line, pick(words, random)),
  (line, _, random, words) => within(line, pick(words, random)),
  // the first half of one, the second of the other
  (line, other, random) => {
    const [ours, theirs] = [partsOf(line), partsOf(other)];
    const cut = random(Math.min(ours.length, theirs.length));
    return [...ours.slice(0, cut), ...theirs.slice(cut)].join(joinOf(line));
  },
];

/** The line with this part, in the place of the one of that name if there is one. */
function within(line: string, part: string): string {
  const parts = partsOf(line);
  const place = parts.findIndex((known) => nameOf(known) === nameOf(part));
  parts.splice(place < 0 ? parts.length : place, place < 0 ? 0 : 1, part);
  return parts.join(joinOf(line));
}

// --- JSON ---

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Every member of a value, however deep, as the object that has it and its key there. */
const membersOf = (value: unknown): [Members, string][] =>
  isMembers(value)
    ? Object.keys(value).flatMap((key) => [[value, key] as [Members, string], ...membersOf(value[key])])
    : [];

function changeMember(root: unknown, other: unknown, random: Random): void {
  const members = membersOf(root);
  if (!members.length) return;
  const [owner, key] = pick(members, random);
  const old = owner[key];
  const remove = (): void => void (Array.isArray(owner) ? owner.splice(Number(key), 1) : delete owner[key]);
  const sameKey = membersOf(other).filter(([, name]) => name === key);
  const changes: (() => void)[] = [
    remove,
    () => (owner[key] = someNumber(Number(old) || 0, random)),
    () => {
      const [from, name] = pick(members, random);
      [owner[key], from[name]] = [structuredClone(from[name]), structuredClone(old)];
    },
    () => {
      if (!sameKey.length) return remove();
      const [from, name] = pick(sameKey, random);
      owner[key] = structuredClone(from[name]);
    },
    () =>
      Array.isArray(old)
        ? old.push(structuredClone(old[0] ?? null))
        : (owner[key] = typeof old === 'boolean' ? !old : null),
  ];
  pick(changes, random)();
}

/** A position changed in one to three ways. `words` are parts the game suggests; `other` another position of it. */
export function mutate(one: Source, other: Source, words: readonly string[], random: Random): string {
  const times = 1 + random(3);
  if (isMembers(one.json) && random(4) === 0) {
    const json: unknown = structuredClone(one.json);
    for (let n = 0; n < times; n++) changeMember(json, other.json ?? {}, random);
    return JSON.stringify(json);
  }
  let line = one.line;
  for (let n = 0; n < times; n++) line = pick(LINE_CHANGES, random)(line, other.line, random, words);
  return line;
}
