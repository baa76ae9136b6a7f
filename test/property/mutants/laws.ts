// What must hold at every position that is accepted, wherever it came from, and at every node played on to from there.
import { isDeepStrictEqual } from 'node:util';
import { enterState, type Barred } from '../../../workers/entering';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import type { Engine } from '../../../workers/engine/engine';
import type { Random } from '../../../workers/random';
import type { Subject } from './subject';

/** Plies played on from an accepted position. */
const PLIES = 50;
const PLAYOUTS = 200;
/** Of the positions an action away, those that are also written and read again. */
const IN_WORDS = 6;

/** Throws where a position breaks a law; the message names the law. */
export class Broken extends Error {
  override name = 'Broken';
}

const must = (holds: boolean, law: string, ...about: unknown[]): void => {
  if (!holds) throw new Broken([law, ...about].map(String).join(': '));
};

/** What the player or chance can do; ascending and without repetition. */
function actionsOf<S>({ codec }: Subject<S>, engine: Engine, state: S): number[] {
  const actor = engine.actor();
  if (actor === OVER) return [];
  const actions = [...(actor === CHANCE ? engine.outcomes().actions : engine.legal())];
  must(actions.length > 0, 'somebody can act', codec.print(state));
  must(
    actions.every((action, i) => i === 0 || actions[i - 1]! < action),
    'actions ascend',
    codec.print(state),
    actions,
  );
  return actions;
}

/** The words of the actions lead back to them, and nothing forbids any of them. */
function checkActions<S>({ codec }: Subject<S>, engine: Engine, state: S, actions: readonly number[]): void {
  for (const action of actions) {
    const text = codec.actionText(action, state);
    const again = codec.parseAction(text, state);
    must(again.ok && again.value === action, 'an action survives its words', codec.print(state), text);
    if (engine.actor() === CHANCE) continue;
    must(engine.whyNot(action).length === 0, 'nothing forbids a legal action', codec.print(state), text);
  }
}

/**
 * Words and bytes of the engine's state mean the same, the engine accepts it, and the game's own laws hold; `kept` is
 * what there was at the start, or null where it is not known yet. Returns the state.
 */
export function checkNode<S>(subject: Subject<S>, engine: Engine, kept: string | null): S {
  const { codec } = subject;
  const bytes = engine.save();
  const state = codec.read(bytes, engine);
  const line = codec.print(state);
  const parsed = codec.parse(line);
  if (!parsed.ok) throw new Broken(`a line is read again: ${line}: ${JSON.stringify(parsed.error)}`);
  must(codec.print(parsed.value) === line, 'a line is written as it was read', line, codec.print(parsed.value));
  const barred = enterState(codec, engine, parsed.value);
  must(!barred, 'what is played on to is accepted', line, told(subject, barred));
  const isWhole = !subject.forgets?.(state);
  must(
    !isWhole || isDeepStrictEqual(engine.save(), bytes),
    'the same line is the same state',
    line,
    codec.print(codec.read(engine.save(), engine)),
  );
  const wrong = subject.wrong(state);
  must(wrong === null, 'the laws of the game hold', line, wrong);
  must(
    !isWhole || kept === null || subject.kept(state) === kept,
    'nothing is made or lost',
    line,
    kept,
    subject.kept(state),
  );
  return state;
}

const told = <S>({ codec }: Subject<S>, barred: Barred | null): string | null =>
  barred && ('rule' in barred ? codec.ruleIds[barred.rule - 1]! : barred.action);

/** The engine accepts what it has come to, as it stands. */
function checkBytes<S>({ codec }: Subject<S>, engine: Engine): void {
  const bytes = engine.save();
  const line = (): string => codec.print(codec.read(bytes, engine));
  const broken = engine.load(bytes);
  must(!broken, 'what is played on to is accepted', broken && line(), codec.ruleIds[broken - 1]);
  must(isDeepStrictEqual(engine.save(), bytes), 'what is played on to is settled', line());
}

/** Static values, what each seat may know, and hidden things dealt anew: with other cards there may be nothing to decide. */
function checkHidden<S>(subject: Subject<S>, engine: Engine, kept: string): void {
  const { codec } = subject;
  const here = engine.save();
  const before = codec.read(here, engine);
  const line = codec.print(before);
  for (const seat of [0, 1]) {
    const value = engine.evaluate(seat);
    must(value >= 0 && value <= 1, 'a win chance lies between 0 and 1', line, value);
    const seen = engine.observation(seat);
    engine.determinize(seat);
    const dealt = codec.read(engine.save(), engine);
    const goesOn = codec.question(dealt) !== codec.question(before);
    must(goesOn || engine.observation(seat) === seen, 'dealing anew shows nothing', line);
    must(subject.kept(dealt) === kept && !subject.wrong(dealt), 'what is dealt anew is sound', codec.print(dealt));
    engine.restore(here);
  }
}

/**
 * Tries a text as a visitor would. Returns false if it is refused; throws if it is accepted and something breaks there: in
 * the position, after any of its actions, in 50 random plies, in a short search, or against the referee.
 */
export function tryText<S>(subject: Subject<S>, engine: Engine, text: string, random: Random): boolean {
  const { codec } = subject;
  const parsed = codec.parse(text);
  if (!parsed.ok) return false;
  const refused = enterState(codec, engine, parsed.value);
  const quarrel = subject.quarrel?.(parsed.value, refused === null, engine) ?? null;
  must(quarrel === null, 'engine and referee agree', quarrel);
  if (refused) return false;

  const root = engine.save();
  const state = checkNode(subject, engine, null);
  const kept = subject.kept(state);
  const actions = actionsOf(subject, engine, state);
  checkActions(subject, engine, state, actions);
  checkHidden(subject, engine, kept);
  const read = new Set(Array.from({ length: IN_WORDS }, () => random(actions.length || 1)));
  actions.forEach((action, i) => {
    engine.restore(root);
    engine.apply(action);
    if (read.has(i)) checkNode(subject, engine, kept);
    else checkBytes(subject, engine);
  });
  engine.restore(root);
  for (let ply = 0; ply < PLIES && engine.actor() !== OVER; ply++) {
    const now = codec.read(engine.save(), engine);
    const here = actionsOf(subject, engine, now);
    engine.apply(subject.choose(here, now, random));
    checkNode(subject, engine, kept);
  }
  engine.restore(root);
  if (engine.actor() < CHANCE) {
    engine.seed(random(1000));
    engine.searchStart(false);
    engine.searchRun(PLAYOUTS);
    must(engine.searchRows().length === actions.length, 'a search looks at every action', codec.print(state));
    subject.search?.(engine);
    must(isDeepStrictEqual(engine.save(), root), 'a search leaves the state alone', codec.print(state));
  }
  return true;
}
