import type { View } from '../../../contract';
import type { Desk } from '../../../drills/desk';
import type { DrillKind } from '../../../drills/drill';
import { shuffled, type Random } from '../../../random';
import { isBody, type Board } from '../board';
import { TAUGHT as TAUGHT_OF_PLAY } from './play';
import { isReadable, oneOf, STEPS, wordOf } from './table';
import { choose } from './walk';

const OPTIONS = 4;

/** Rules whose breach the answers name, by the first word of the action. */
const TAUGHT: Readonly<Record<string, readonly string[]>> = {
  play: TAUGHT_OF_PLAY,
  attack: ['CX-ATK-1', 'CX-PLAY-2'],
  build: ['CX-COST-2', 'CX-MAIN-2', 'CX-TECH-1', 'CX-TECH-2', 'CX-TECH-5'],
  addon: ['CX-COST-2', 'CX-MAIN-2'],
  summon: ['CX-COST-2', 'CX-HERO-2', 'CX-HERO-12'],
  hire: ['CX-COST-2', 'CX-MAIN-2'],
};
const VERBS = Object.keys(TAUGHT);
const verbOf = (action: string): string => action.split(' ')[0]!;
/** Actions that read alike: of several things of one card the words do not say which. */
const bare = (action: string): string => action.split('#')[0]!;

/** What a player might think of in a main phase, legal or not. */
function thoughtOf({ sides, active, things }: Board): string[] {
  const hand = [...new Set(sides[active].hand.cards ?? [])];
  const bodies = things.filter((thing) => thing.controller === active && isBody(thing));
  return [
    ...hand.flatMap((card) => [`play ${card}`, `hire ${card}`]),
    ...bodies.map((thing) => `attack ${wordOf(thing)}`),
    ...sides[active].command.map(({ hero }) => `summon ${hero}`),
    ...['build 1', 'build 2', 'build 3', 'addon tower'],
  ];
}

/** One that is refused for reasons that are taught, and those. */
function refused(
  { board, choices }: View<Board>,
  desk: Desk<Board>,
  verb: string,
  random: Random,
): { action: string; why: string[] } | null {
  const legal = new Set(choices.map(({ action }) => bare(action)));
  const wrong = thoughtOf(board).filter((action) => verbOf(action) === verb && !legal.has(bare(action)));
  const action = oneOf(wrong, random);
  if (action === undefined) return null;
  const why = desk.whyNot(action);
  return why.length > 0 && why.every((rule) => TAUGHT[verb]!.includes(rule)) ? { action, why } : null;
}

/** Legal ones that read unlike one another, no verb twice as long as there are others. */
function allowed({ choices }: View<Board>, count: number, random: Random): string[] {
  const known = new Map<string, string>();
  for (const { action } of choices) if (VERBS.includes(verbOf(action))) known.set(bare(action), action);
  const mixed = shuffled([...known.values()], random);
  const firsts = mixed.filter((action, i) => mixed.findIndex((one) => verbOf(one) === verbOf(action)) === i);
  return [...new Set([...firsts, ...mixed])].slice(0, count);
}

/** Which of four actions is refused, and why. */
export const illegal: DrillKind<Board> = {
  id: 'illegal',
  steps: STEPS,
  choose,
  ask(view, desk, random, wish) {
    if (view.question !== 'main' || !isReadable(view.board)) return null;
    const wrong = refused(view, desk, VERBS[wish % VERBS.length]!, random);
    const right = allowed(view, OPTIONS - 1, random);
    if (!wrong || right.length < OPTIONS - 1) return null;
    const options = shuffled([wrong.action, ...right], random);
    return {
      question: { type: 'choose', ask: 'illegal', options, right: options.indexOf(wrong.action) },
      why: wrong.why,
    };
  },
};
