import { asList, asObject, asText, onlyKeys } from '../../reading/json';
import { cardOf, inTaskOrder, taskOf } from './cards';
import { matchesOf, usedSquares } from './pattern';
import { failAt, malformed, show } from './problems';
import { readCard, readSquare, readTask } from './readers';
import { inSquareOrder } from './squares';
import { other, type Question, type State } from './state';

/** The node of a JSON position: what is decided, and what has been decided on the way to it. */
interface JsonNode {
  kind: string;
  [member: string]: unknown;
}

/** Kinds with the members they have. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  start: [],
  deal: [],
  layTasks: ['aside'],
  layNext: ['then'],
  marks: [],
  menu: [],
  placeLifted: ['from'],
  match: ['card', 'target'],
  lift: ['card', 'target', 'match'],
  return: ['last'],
  claim: [],
  draw: [],
  over: [],
};

/** Kinds that JSON has other names for. */
const NAMES: Partial<Record<Question, string>> = {
  row: 'layTasks',
  setupNext: 'layNext',
  nextTask: 'layNext',
  liftForSummon: 'lift',
};

/** The node of a state; null inside an effect, which JSON cannot tell. */
export function nodeToJson({ question, playing, aside }: State): JsonNode | null {
  const { card, target, orientation, lifted } = playing;
  const kind = NAMES[question] ?? question;
  switch (question) {
    case 'effect':
      return null;
    case 'row':
      return { kind, aside: aside.map((id) => taskOf(id).word) };
    case 'setupNext':
      return { kind, then: 'turn' };
    case 'nextTask':
      return { kind, then: 'draw' };
    case 'placeLifted':
      return { kind, from: lifted };
    case 'match':
      return { kind, card: cardOf(card!).word, target };
    case 'liftForSummon':
      return {
        kind,
        card: cardOf(card!).word,
        target,
        match: orientation && usedSquares(card!, target!, orientation),
      };
    case 'return':
      return { kind, last: card && cardOf(card).word };
    default:
      return { kind };
  }
}

/** Fills what a JSON node says into a state whose turn is read already. */
export function readJsonNode(value: unknown, path: string, state: State): void {
  if (value === undefined) return;
  const source = asObject(value, path);
  const kind = asText(source.kind, `${path}.kind`);
  if (!Object.hasOwn(MEMBERS, kind)) malformed(1, `${path}.kind: ${show(kind)}`, 'bad-question');
  onlyKeys(source, ['kind', ...MEMBERS[kind]!], `${path}.`);
  const text = (key: string): [string, ReturnType<typeof failAt>] => [
    asText(source[key], `${path}.${key}`),
    failAt(`${path}.${key}`, source[key]),
  ];
  const { playing } = state;
  state.question = kind === 'layNext' ? readThen(source.then, `${path}.then`) : questionOf(kind);
  switch (state.question) {
    case 'start':
      state.starter = null;
      state.ply = 0;
      break;
    case 'marks':
      state.starter = state.side;
      state.side = other(state.side);
      break;
    case 'deal':
      state.starter = state.side;
      state.side = dealtTo(state);
      break;
    case 'row':
      state.aside = inTaskOrder(
        asList(source.aside ?? [], `${path}.aside`).map((task, i) => {
          const where = `${path}.aside.${i}`;
          return readTask(asText(task, where), failAt(where, task));
        }),
      );
      break;
    case 'placeLifted':
      playing.lifted = readSquare(...text('from'));
      break;
    case 'match':
    case 'liftForSummon':
      playing.card = readCard(...text('card'));
      playing.target = readSquare(...text('target'));
      if (source.match !== undefined && source.match !== null)
        playing.orientation = readMatch(source.match, `${path}.match`, playing.card, playing.target);
      break;
    case 'return':
      if (source.last !== undefined && source.last !== null) playing.card = readCard(...text('last'));
      break;
    default:
  }
}

/** What the next task is turned up for: the first turn, or drawing after a claim. */
function readThen(value: unknown, path: string): Question {
  if (value === 'turn') return 'setupNext';
  return value === 'draw' ? 'nextTask' : malformed(1, `${path}: ${show(value)}`, 'bad-value');
}

function questionOf(kind: string): Question {
  if (kind === 'layTasks') return 'row';
  return kind === 'lift' ? 'liftForSummon' : (kind as Question);
}

/** The starting player is dealt the whole hand first (TS-SETUP-2). */
function dealtTo({ hands, starter }: State): State['side'] {
  const { beings, legends, flares } = hands[starter!];
  return beings.length + legends.length + flares.length < 6 ? starter! : other(starter!);
}

/** Any orientation that uses these squares: where it matters which one, the match is not written this way. */
function readMatch(value: unknown, path: string, card: string, target: string): string {
  const squares = asList(value, path).map((square, i) => {
    const where = `${path}.${i}`;
    return readSquare(asText(square, where), failAt(where, square));
  });
  const wanted = inSquareOrder(squares).join('+');
  const match = matchesOf(card, target).find((known) => known.squares.join('+') === wanted);
  return match?.orientation ?? malformed(1, `${path}: ${squares.join('+')}`, 'bad-value', 'TS-SUM-2');
}
