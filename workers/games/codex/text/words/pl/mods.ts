/** Polish words for what holds as long as something does. */
import type { Sel } from '../../program';
import type { Scope } from '../../scope';
import { isAnythingOfYours, oneLess, unowned } from '../../special-cases';
import type { ModWords } from '../../tongue';
import { bonuses, each } from './conditions';
import { having } from './keywords';
import { KEYWORDS } from './keyword-names';
import { list } from './nouns';
import { isMany, selection } from './selections';
import { player } from './pointing';
import { things } from './things';
import { typeName } from './types';

/** A subject and the form of its verb. */
const subject = (on: Sel, one: string, many: string, scope: Scope): string =>
  `${selection(on, 'nom', scope, 'twój')} ${isMany(on, scope) ? many : one}`;

const NEEDS = { hero: 'bohatera', tech: 'budynku technologii' };

export const MODS: ModWords = {
  stats: (mod, scope) =>
    `${subject(mod.on, 'ma', 'mają', scope)} ${list(bonuses(mod, scope), 'i')}` +
    (mod.vs ? ` podczas ataku na ${things(mod.vs, { case: 'acc', number: 'sg' }, scope)}` : ''),
  give: ({ on, kws }, scope) => `${selection(on, 'nom', scope, 'twój')} ${having(kws, isMany(on, scope), scope)}`,
  ability: ({ on, ability }, scope, quote) => `${subject(on, 'ma', 'mają', scope)} „${quote(ability, on)}”`,
  types: ({ on, types }, scope) => `${subject(on, 'ma', 'mają', scope)} też typ ${list(types.map(typeName), 'i')}`,
  base_stats: ({ on, atk, hp }, scope) => `${subject(on, 'ma', 'mają', scope)} wydrukowane ATK ${atk} i HP ${hp}`,
  atk_max: ({ on, n }, scope) => `ATK ${selection(on, 'gen', scope, 'twój')} nigdy nie przekracza ${n}`,
  control: ({ on }, scope) => `kontrolujesz ${selection(on, 'acc', scope)}`,
  cost: ({ on, set, add }, scope) => {
    const what =
      on === 'self'
        ? 'ta karta kosztuje'
        : `zagrywane przez ciebie ${things(unowned(on), { case: 'nom', number: 'pl', join: 'i' }, scope)} kosztują`;
    if (set !== undefined) return `${what} ${set}`;
    if (typeof add === 'object') return `${what} o 1 mniej za ${each(oneLess(add), scope)}`;
    return `${what} o ${Math.abs(add!)} ${add! < 0 ? 'mniej' : 'więcej'}`;
  },
  waive: ({ on, what }, scope) =>
    `zagrywane przez ciebie ${things(unowned(on), { case: 'nom', number: 'pl', join: 'i' }, scope)} nie wymagają ${list(what.map((need) => NEEDS[need]))}`,
  worker_cost: ({ set }) => `zatrudnienie robotnika kosztuje cię ${set}`,
  build_cost: ({ who, add }, scope) =>
    `pierwszy budynek, który w turze buduje ${player(who, 'nom', scope)}, kosztuje o ${add} więcej`,
  instant_tech: () => 'możesz zbudować dowolną liczbę budynków technologii, a każdy jest od razu gotowy',
  hero_limit: ({ add }) =>
    `możesz mieć w grze o ${add === 1 ? 'jednego bohatera' : `${add} bohaterów`} więcej, nigdy ponad trzech`,
  forbid: ({ act, who, by, at, f }, scope) => {
    if (act === 'play')
      return `${who === 'you' ? 'nie możesz' : `${player(who!, 'nom', scope)} nie może`} zagrywać ${things(f!, { case: 'gen', number: 'pl' }, scope)}`;
    const whom = things(by!, { case: 'nom', number: 'pl', own: 'twój', join: 'i' }, scope);
    if (act === 'attack')
      return `${whom} nie mogą atakować ${isAnythingOfYours(at!) ? 'niczego twojego' : things(at!, { case: 'gen', number: 'pl', own: 'twój' }, scope)}`;
    return `${whom} nie mogą ${act === 'level' ? 'zyskiwać poziomów' : 'patrolować'}`;
  },
  toll: ({ at, n }, scope) => `przeciwnik płaci ${n} złota za każdy atak na ${selection(at, 'acc', scope)}`,
  play_limit: ({ who, n }, scope) =>
    `${player(who, 'nom', scope)} zagrywa w każdej swojej turze najwyżej ${n === 1 ? 'jedną kartę' : `${n} kart`} z ręki`,
  reveal_hand: ({ who }, scope) => `ręka ${player(who, 'gen', scope)} jest odkryta`,
  damage_bonus: ({ from, n }, scope) =>
    `zaklęcia i zdolności ${things({ is: ['card'], ...from }, { case: 'gen', number: 'pl', own: 'twój' }, scope)} zadają o ${n} obrażeń więcej`.replace(
      'o 1 obrażeń',
      'o 1 obrażenie',
    ),
  damage_floor: ({ at, n }, scope) =>
    `zadawane przez ciebie obrażenia nie zmniejszą HP ${things(at, { case: 'gen', number: 'sg', own: 'twój' }, scope)} poniżej ${n}`,
  prevent: ({ to }, scope) =>
    `${things(to, { case: 'nom', number: 'pl', own: 'twój', join: 'i' }, scope)} nie otrzymują obrażeń`,
  worker_income_max: ({ n }) => `robotnicy dają każdemu graczowi najwyżej ${n} złota na utrzymanie`,
  draw_phase: ({ draw, hand }) =>
    `w fazie odrzucania i dobierania dobierasz o ${draw === 1 ? 'jedną kartę' : `${draw} kart`} więcej, najwyżej ${5 + hand}`,
  skip_draw_phase: () => 'pomijasz fazę odrzucania i dobierania i zachowujesz rękę',
  silence: ({ who }, scope) =>
    `bohaterowie ${player(who, 'gen', scope)} nie rzucają zaklęć i nie mają zdolności ani słów kluczowych`,
  illusion_safe: ({ on }, scope) => `${selection(on, 'nom', scope, 'twój')} nie giną, gdy stają się celem`,
  excess_to_base: ({ on }, scope) =>
    `obrażenia w walce, które zadają ${selection(on, 'nom', scope, 'twój')} ponad to, co zabija jednostkę lub bohatera, trafiają w bazę przeciwnika`,
  mimic: ({ from, kws }, scope) =>
    `ta karta ma każde z tych słów kluczowych, dopóki ma je ${things(from, { case: 'nom', number: 'sg' }, scope)}: ${list(
      kws.map((k) => (KEYWORDS[k]!.startsWith('nie ') ? `„${KEYWORDS[k]!}”` : KEYWORDS[k]!)),
      'i',
    )}`,
};
