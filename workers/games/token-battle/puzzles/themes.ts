import { cardOf } from '../cards';
import { resultOf } from '../ending';
import type { Effect } from '../effects';
import { other } from '../state';
import type { Step, Told } from './told';
import { cardIn } from './uncovering';

type Theme = (told: Told) => boolean;

const own = ({ steps, side }: Told): readonly Step[] => steps.filter((step) => step.side === side);
const kindsIn = (steps: readonly Step[]): Set<Effect['kind']> =>
  new Set(steps.flatMap(({ effects }) => effects.map(({ kind }) => kind)));

/** Some own turn of the solution has one of these effects. */
const shows =
  (...kinds: Effect['kind'][]): Theme =>
  (told) =>
    kinds.some((kind) => kindsIn(own(told)).has(kind));

/** A token of the opponent that an own turn takes off the board, in one of these ways. */
const removes =
  (...kinds: Effect['kind'][]): Theme =>
  (told) =>
    own(told).some(({ effects }) =>
      effects.some(
        (effect) =>
          'from' in effect &&
          kinds.includes(effect.kind) &&
          'before' in effect &&
          typeof effect.before === 'object' &&
          effect.before?.owner === other(told.side),
      ),
    );

const plays =
  (is: (card: ReturnType<typeof cardOf>) => boolean): Theme =>
  (told) =>
    own(told).some(({ action }) => is(cardOf(cardIn(action))));

const marginOf = ({ before, after }: Step, side: Told['side']): number => {
  const lead = ({ points }: Step['before']): number => points[side] - points[other(side)];
  return lead(after) - lead(before);
};

/** The wrong answers are mostly beaten on the field that the right one takes. */
function denies({ steps, wrong, side }: Told): boolean {
  const field = steps[0]!.action.split('@')[1]!;
  const beaten = wrong.filter(({ line }) => line.length > 1);
  const there = beaten.filter(({ line }) => line[1]!.endsWith(`@${field}`));
  return beaten.length >= 6 && 2 * there.length >= beaten.length && steps[0]!.side === side;
}

/** What a solution shows beyond its goal, the most telling first. */
const DEVICES: Readonly<Record<string, Theme>> = {
  'deny-the-field': denies,
  'quiet-move': (told) =>
    ['forcedWin', 'onlyMove', 'bestMargin'].includes(told.goal.kind) && marginOf(told.steps[0]!, told.side) <= 0,
  'push-off': removes('pushedOff'),
  'set-a-shooter': plays(({ type }) => type.startsWith('shooter')),
  'last-gap': ({ steps }) => resultOf(steps.at(-1)!.after)?.reason === 'full',
  rearrange: shows('mirrored', 'swapped'),
  gild: shows('gilded'),
  'take-down': (told) =>
    plays(({ skill }) => skill.startsWith('reduce'))(told) && removes('destroyed', 'weakened')(told),
  'earn-a-turn': (told) =>
    own(told).some(({ effects }) =>
      effects.some((effect) => effect.kind === 'extraGained' && effect.side === told.side),
    ),
  'give-a-turn': plays(({ skill }) => skill === 'opponentExtraTurn'),
  'new-tokens': shows('created'),
  aura: plays(({ type }) => type.startsWith('aura')),
  phoenix: shows('reborn'),
  boost: ({ steps, side }) => steps.some((step) => step.side === side && step.before.boost[side] > 0),
};

/** The themes of section 8 of the rules, one for each puzzle. */
const kindOf = ({ goal, uncovers }: Told): string => {
  switch (goal.kind) {
    case 'winNow':
      return 'win-now';
    case 'forcedWin':
      return 'forced-win';
    case 'onlyMove':
      return 'save-the-game';
    case 'bestTurn':
      return goal.metric === 'enemyGain' ? 'demolition' : 'best-turn';
    case 'bestSequence':
      return 'double-turn';
    case 'bestMargin':
      return uncovers ? 'plan-the-stack' : 'last-turns';
    default:
      return 'plan-the-stack';
  }
};

export const DEVICE_THEMES = Object.keys(DEVICES);

/** Devices first, which say more than the goal does; the theme of the goal is the last. */
export const themesOf = (told: Told): string[] => [
  ...DEVICE_THEMES.filter((theme) => DEVICES[theme]!(told)),
  kindOf(told),
];
