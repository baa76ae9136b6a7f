/** From the abilities of a card to its text, in any language. */
import type { Ability, EventPattern, Kind, Kw, Step } from './program';
import { granted, scopeOf, within, type Scope } from './scope';
import type { Mood, Quote, Tongue } from './tongue';

/** What a text must know of its card. */
export interface Subject {
  readonly self: Kind;
  readonly keywords: readonly Kw[];
  readonly abilities: readonly Ability[];
}

type Words = (steps: readonly Step[]) => string;

/** What one step says, its condition and "may" included. */
export function stepText(step: Step, scope: Scope, tongue: Tongue, outer: Mood = 'do'): string {
  const mood: Mood = step.may ? 'may' : outer;
  const each = (steps: readonly Step[]): string[] => steps.map((one) => stepText(one, scope, tongue, mood));
  // What depends on one condition or on one side of a coin is one deed: behind a semicolon it would depend on nothing.
  const inner: Words = (steps) => (step.if || step.op === 'coin' ? tongue.together : tongue.inOrder)(each(steps));
  const said = bare(step, scope, tongue, mood, inner);
  const offered = step.may ? tongue.may(said) : said;
  return step.if ? tongue.under(step.if, offered, scope) : offered;
}

function bare(step: Step, scope: Scope, tongue: Tongue, mood: Mood, inner: Words): string {
  switch (step.op) {
    case 'seq':
      return inner(step.do);
    case 'modes':
      return tongue.modes(step.n, clausesOf(step, scope, tongue), scope);
    case 'coin':
      return tongue.coin(step.heads.length ? inner(step.heads) : null, step.tails.length ? inner(step.tails) : null);
    case 'later':
      return tongue.later(step.at, tongue.inOrder(step.do.map((one) => stepText(one, scope, tongue))), scope);
    case 'effect':
      return tongue.during(step.until, modsText(step.mods, scope, tongue));
    case 'watch':
      return tongue.during(step.until, clauseOf(step.ability, scopeOf(step.ability, scope.self, step), tongue));
    default:
      return (tongue.verbs[step.op] as (one: Step, scope: Scope, mood: Mood) => string)(step, scope, mood);
  }
}

const clausesOf = ({ modes }: Extract<Step, { op: 'modes' }>, scope: Scope, tongue: Tongue): string[] =>
  modes.map((mode) => tongue.inOrder(mode.map((one) => stepText(one, within(mode, scope), tongue))));

function modsText(mods: Extract<Ability, { kind: 'static' }>['mods'], scope: Scope, tongue: Tongue): string {
  // "This" in an ability that is granted is what it is granted to.
  const quote: Quote = (ability, on) =>
    tongue.sentence(clauseOf(ability, { ...scopeOf(ability, granted(on, scope), ability), granted: true }, tongue));
  return tongue.inOrder(
    mods.map((mod) =>
      (tongue.mods[mod.mod] as (one: typeof mod, scope: Scope, quote: Quote) => string)(mod, scope, quote),
    ),
  );
}

/** An ability as one clause; spells are told in sentences of their own. */
function clauseOf(ability: Ability, scope: Scope, tongue: Tongue): string {
  const deeds = (steps: readonly Step[]): string => tongue.inOrder(steps.map((step) => stepText(step, scope, tongue)));
  const limited = (clause: string, limit: number | undefined): string =>
    limit === undefined ? clause : clause + tongue.perTurn(limit);
  switch (ability.kind) {
    case 'cast':
      return deeds(ability.do);
    case 'when':
    case 'instead': {
      const reaction = { ...ability, events: [ability.event].flat() as EventPattern[] };
      return limited(tongue[ability.kind](reaction, deeds(ability.do), scope), ability.limit);
    }
    case 'act': {
      const costs = ability.cost.map((cost) => tongue.cost(cost, scope));
      return limited(tongue.act(costs, deeds(ability.do), ability.zone === 'future'), ability.limit);
    }
    case 'static': {
      const effects = modsText(ability.mods, scope, tongue);
      return ability.while ? tongue.whileTrue(ability.while, effects, scope) : effects;
    }
    case 'special': {
      const special = tongue.specials[ability.name];
      if (special === undefined) throw new RangeError(`no words for the special ${ability.name}`);
      return special;
    }
  }
}

/** The sentences of an ability. */
function sentencesOf(ability: Ability, scope: Scope, tongue: Tongue): string[] {
  if (ability.kind === 'cast') return ability.do.map((step) => tongue.sentence(stepText(step, scope, tongue)));
  return [tongue.sentence(clauseOf(ability, scope, tongue))];
}

/**
 * The paragraphs of a card: its keywords, then one for each ability. None for a card without either.
 *
 * @param card the whole card, whose memory its abilities share
 * @throws RangeError for a part of a program the language has no words for
 */
export function cardText({ self, keywords, abilities }: Subject, card: unknown, tongue: Tongue): string[] {
  const scope: Scope = { self, names: new Map() };
  const words = keywords.map((kw) => tongue.keyword(kw, scope));
  return [
    ...(words.length ? [tongue.text([tongue.sentence(tongue.keywords(words))])] : []),
    ...abilities.map((ability) => tongue.text(sentencesOf(ability, scopeOf(ability, self, card), tongue))),
  ];
}

/** The effects one may choose from on a card, each as a clause; none where there is nothing to choose. */
export function modeTexts({ self, abilities }: Subject, card: unknown, tongue: Tongue): string[] {
  const inside = (steps: readonly Step[], scope: Scope): string[] =>
    steps.flatMap((step) => {
      if (step.op === 'seq') return inside(step.do, scope);
      return step.op === 'modes' ? clausesOf(step, scope, tongue).map((clause) => tongue.text([clause])) : [];
    });
  return abilities.flatMap((ability) => ('do' in ability ? inside(ability.do, scopeOf(ability, self, card)) : []));
}
