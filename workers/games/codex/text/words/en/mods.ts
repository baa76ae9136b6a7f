/** English words for what holds as long as something does. */
import { number } from '../../../../../text/english';
import type { Sel } from '../../program';
import type { Scope } from '../../scope';
import { isAnythingOfYours, oneLess, unowned } from '../../special-cases';
import type { ModWords } from '../../tongue';
import { bonuses, each } from './conditions';
import { having } from './keywords';
import { KEYWORDS } from './keyword-names';
import { list, withArticle, ZONES } from './nouns';
import { isMany, selection } from './selections';
import { player, playersOwn, things } from './things';

/** A subject and the form of its verb. */
const subject = (on: Sel, one: string, many: string, scope: Scope): string =>
  `${selection(on, scope)} ${isMany(on, scope) ? many : one}`;

const NEEDS = { hero: 'hero', tech: 'tech building' };

export const MODS: ModWords = {
  stats: (mod, scope) =>
    `${subject(mod.on, 'gets', 'get', scope)} ${list(bonuses(mod, scope), 'and')}` +
    (mod.vs ? ` while attacking ${withArticle(things(mod.vs, 'one', scope))}` : ''),
  give: ({ on, kws }, scope) => `${selection(on, scope)} ${having(kws, isMany(on, scope), scope)}`,
  ability: ({ on, ability }, scope, quote) => `${subject(on, 'has', 'have', scope)} “${quote(ability, on)}”`,
  types: ({ on, types }, scope) =>
    `${subject(on, 'is', 'are', scope)} ${list(
      types.map((type) => `${type}s`),
      'and',
    )} too`,
  base_stats: ({ on, atk, hp }, scope) => `${subject(on, 'has', 'have', scope)} printed ATK ${atk} and HP ${hp}`,
  atk_max: ({ on, n }, scope) => `the ATK of ${selection(on, scope)} is never above ${n}`,
  control: ({ on, who }, scope) => `${player(who, scope)} control ${selection(on, scope)}`,
  cost: ({ on, set, add }, scope) => {
    const what = on === 'self' ? 'this card costs' : `${things(unowned(on), 'many', scope)} you play cost`;
    if (set !== undefined) return `${what} ${set}`;
    if (typeof add === 'object') return `${what} 1 less for each ${each(oneLess(add), scope)}`;
    return `${what} ${Math.abs(add!)} ${add! < 0 ? 'less' : 'more'}`;
  },
  waive: ({ on, what }, scope) =>
    `${things(unowned(on), 'many', scope)} you play need no ${list(what.map((need) => NEEDS[need]))}`,
  worker_cost: ({ set }) => `hiring a worker costs you ${set}`,
  build_cost: ({ who, add }, scope) => `the first thing ${player(who, scope)} builds in a turn costs ${add} more`,
  instant_tech: () => 'you may build any number of tech buildings, each finished at once',
  hero_limit: ({ add }) =>
    `you may have ${add === 1 ? 'one hero' : `${number(add)} heroes`} more in play, never above three`,
  forbid: ({ act, who, by, at, f }, scope) => {
    if (act === 'play') return `${player(who!, scope)} cannot play ${things(f!, 'many', scope)}`;
    const whom = things(by!, 'many', scope);
    if (act === 'attack')
      return `${whom} cannot attack ${isAnythingOfYours(at!) ? 'anything of yours' : things(at!, 'many', scope)}`;
    return `${whom} cannot ${act === 'level' ? 'gain levels' : 'patrol'}`;
  },
  toll: ({ at, n }, scope) => `opponents pay ${n} gold for each attack on ${selection(at, scope)}`,
  play_limit: ({ who, n, from }, scope) =>
    `${player(who, scope)} plays at most ${n === 1 ? 'one card' : `${number(n)} cards`} from ${ZONES[from]} in each of their turns`,
  reveal_hand: ({ who }, scope) => `${playersOwn(who, scope)} hand is open`,
  damage_bonus: ({ from, n }, scope) =>
    `spells and abilities of ${things({ is: ['card'], ...from }, 'many', scope)} deal ${n} more damage`,
  damage_floor: ({ at, n }, scope) => `damage you deal cannot bring ${things(at, 'one', scope)} below ${n} HP`,
  prevent: ({ to }, scope) => `all damage to ${things(to, 'many', scope)} is prevented`,
  worker_income_max: ({ n }) => `workers give each player at most ${n} gold per upkeep`,
  draw_phase: ({ draw, hand }) =>
    `in your discard/draw phase you draw ${draw === 1 ? 'one card' : `${number(draw)} cards`} more, at most ${number(5 + hand)}`,
  skip_draw_phase: () => 'you skip your discard/draw phase and keep your hand',
  silence: ({ who }, scope) =>
    `${playersOwn(who, scope)} heroes cast no spells and have neither abilities nor keywords`,
  illusion_safe: ({ on }, scope) => `${selection(on, scope)} do not die when targeted`,
  excess_to_base: ({ on }, scope) =>
    `combat damage of ${selection(on, scope)} beyond what kills a unit or hero they fight hits the base of its controller`,
  mimic: ({ from, kws }, scope) =>
    `this unit has each of these keywords while ${withArticle(things(from, 'one', scope))} has it: ${list(
      kws.map((k) => KEYWORDS[k]!),
      'and',
    )}`,
};
