/** Polish words for what steps do. */
import { nameOf } from '../../../printed';
import type { LeafSteps, Num, Sel, Who } from '../../program';
import type { Scope } from '../../scope';
import type { LeafWords, Mood } from '../../tongue';
import { buff, runes } from './changes';
import { figures, measure } from './conditions';
import { countedAs, counting, genitiveOf } from './declension';
import { does, lasting, type Verb } from './deeds';
import { KINDS, list, MEMORIES, noun, OPTIONS, TOKEN, ZONES } from './nouns';
import { isMany, selection } from './selections';
import { player } from './pointing';
import { things } from './things';
import { typeName } from './types';

const DAMAGE = ['obrażenie', 'obrażenia', 'obrażeń'] as const;

function damageWord(n: number): string {
  if (n === 1) return DAMAGE[0];
  return n < 5 ? DAMAGE[1] : DAMAGE[2];
}

function hurt(n: Num, each: boolean, scope: Scope): string {
  if (typeof n === 'number') return each ? `po ${n} ${n === 1 ? 'obrażeniu' : damageWord(n)}` : `${n} ${damageWord(n)}`;
  if ('if' in n) return `${figures(n, scope)} obrażenia`;
  return `obrażenia równe ${measure(n, scope)}`;
}

function damage({ n, to, divide, source }: LeafSteps['damage'], scope: Scope, mood: Mood): string {
  const verb = source ? 'ona zadaje' : mood === 'may' ? 'zadać' : 'zadaj';
  const each = !divide && isMany(to, scope) && typeof to === 'object' && 'pick' in to;
  const shared = divide ? ', podzielone dowolnie, co najmniej po 1' : '';
  const whom = selection(to, 'dat', scope);
  // What is told at length comes last.
  if (typeof n === 'object' && !('if' in n)) return `${verb} ${whom} ${hurt(n, each, scope)}`;
  return `${verb} ${hurt(n, each, scope)} ${whom}${shared}`;
}

/** A verb that is done to what it names. */
const simply =
  (verb: Verb, from = '') =>
  ({ what, who }: { what: Sel; who?: Who }, scope: Scope, mood: Mood): string =>
    `${does(who, verb, mood, scope)}${from} ${selection(what, 'acc', scope)}`;

const BACK: Verb = ['cofnij', 'cofnąć', 'cofa'];
const LAY: Verb = ['połóż', 'położyć', 'kładzie'];
const TO: Readonly<Record<LeafSteps['move']['to'], readonly [Verb, string]>> = {
  hand: [BACK, 'na rękę właściciela'],
  command: [BACK, 'do strefy dowodzenia właściciela'],
  codex: [BACK, 'do kodeksu właściciela'],
  deck_top: [LAY, 'na wierzchu stosu dobierania właściciela'],
  discard: [LAY, 'na stosie kart odrzuconych właściciela'],
};

function discard({ n, who, by, f, exact, reveal }: LeafSteps['discard'], scope: Scope, mood: Mood): string {
  const verb: Verb = ['odrzuć', 'odrzucić', 'odrzuca'];
  if (n === 'all') return `${does(who, verb, mood, scope)} całą rękę`;
  const filter = f ?? { is: ['card' as const] };
  const most = typeof n === 'object' ? n[1] : null;
  const count = typeof n === 'number' ? n : 1;
  const { word, case: at } = counting(Math.max(count, 2), KINDS.card, 'acc');
  const what =
    most !== null
      ? `do ${genitiveOf(most)} ${things(filter, { case: 'gen', number: 'pl' }, scope)}`
      : count === 1
        ? things(filter, { case: 'acc', number: 'sg' }, scope)
        : `${exact ? 'dokładnie ' : ''}${word} ${things(filter, { case: at, number: 'pl' }, scope)}`;
  if (by === 'you' && who !== 'you')
    return `wybierz ${what} z ręki ${player(who, 'gen', scope)}; ${player(who, 'nom', scope)} je odrzuca`;
  const shown = reveal && who === 'you' ? ', pokazując je' : '';
  return `${does(who, verb, mood, scope)} ${by === 'random' ? `losowo ${what}` : what}${shown}`;
}

function token({ token: id, n, who, limit, zone }: LeafSteps['token'], scope: Scope, mood: Mood): string {
  const what = `${countedAs(n, TOKEN)} ${nameOf(id)}`;
  const most =
    limit === undefined
      ? ''
      : typeof limit === 'number'
        ? `, łącznie najwyżej ${counting(Math.max(limit, 2), TOKEN, 'acc').word}`
        : `, łącznie najwyżej tyle, ile wynosi ${measure(limit as Exclude<Num, number>, scope).replace('-krotności', '-krotność')}`;
  return `${does(who, ['przyzwij', 'przyzwać', 'przyzywa'], mood, scope)} ${what}${zone ? ' do przyszłości' : ''}${most}`;
}

/** Whose a card put into play is. */
function under(who: Who): string {
  if (who === 'you') return ' pod swoją kontrolą';
  if (who === 'owner') return ' pod kontrolą właściciela';
  if (who === 'last') return ' pod kontrolą ostatniego kontrolera';
  throw new RangeError(`no words for putting into play under ${JSON.stringify(who)}`);
}

function play({ what, cost, ignore, then }: LeafSteps['play'], scope: Scope, mood: Mood): string {
  const NEEDS = { hero: 'bohatera', tech: 'budynku technologii' };
  return (
    `${mood === 'may' ? 'zagrać' : 'zagraj'} ${selection(what, 'acc', scope)}, ${cost === 'free' ? 'za darmo' : 'płacąc koszt'}` +
    (ignore ? `, bez wymaganego ${list(ignore.map((need) => NEEDS[need]))}` : '') +
    (then ? '; potem tę kartę odrzuć' : '')
  );
}

function level({ n, on }: LeafSteps['level'], scope: Scope): string {
  const whom = selection(on, 'nom', scope, 'twój');
  if (n === 'max') return `${whom} ${isMany(on, scope) ? 'osiągają' : 'osiąga'} poziom maksymalny`;
  const levels = ['poziom', 'poziomy', 'poziomów'] as const;
  const count = Math.abs(n);
  return `${whom} ${n < 0 ? 'traci' : 'zyskuje'} ${count} ${levels[count === 1 ? 0 : count < 5 ? 1 : 2]}`;
}

/** "jako partnerów". */
function asMemory(mem: string, many: boolean): string {
  return `jako ${noun(MEMORIES[mem]!, many ? 'pl' : 'sg', 'acc')}`;
}

const LOOKS: Readonly<Record<string, (who: Who, scope: Scope) => string>> = {
  hand: (who, scope) => (who === 'you' ? 'swoją rękę' : `rękę ${player(who, 'gen', scope)}`),
  discard: (who, scope) =>
    who === 'you' ? 'swój stos kart odrzuconych' : `stos kart odrzuconych ${player(who, 'gen', scope)}`,
  deck_top: (who, scope) =>
    `kartę z wierzchu ${who === 'you' ? 'swojego' : ''} ${ZONES.deck_top[0]}${who === 'you' ? '' : ` ${player(who, 'gen', scope)}`}`.replace(
      '  ',
      ' ',
    ),
};

function chosen({ what, options = [] }: LeafSteps['choose']): string {
  if (what === 'number') return 'wybierz liczbę od 0 do 10';
  return `wybierz ${list(options.map((option) => OPTIONS[option]!))}`;
}

export const VERBS: LeafWords = {
  damage,
  repair: ({ n, to }, scope) =>
    `usuń ${n === 'all' ? 'wszystkie obrażenia' : `${figures(n, scope)} ${damageWord(n as number)}`} z ${selection(to, 'gen', scope)}`,
  rune: runes,
  buff,
  destroy: simply(['zniszcz', 'zniszczyć', 'niszczy']),
  trash: simply(['usuń', 'usunąć', 'usuwa'], ' z gry'),
  sacrifice: simply(['poświęć', 'poświęcić', 'poświęca']),
  move: ({ what, to, lock }, scope, mood) => {
    const [verb, where] = TO[to];
    const last = lock ? '; w następnej turze właściciela nie można przyzwać tego bohatera' : '';
    return `${does(undefined, verb, mood, scope)} ${selection(what, 'acc', scope)} ${where}${last}`;
  },
  control: ({ what, who, until }, scope, mood) =>
    lasting(
      `${does(who, ['przejmij', 'przejąć', 'przejmuje'], mood, scope)} kontrolę nad ${selection(what, 'ins', scope)}`,
      until,
    ),
  sideline: simply(['usuń', 'usunąć', 'usuwa'], ' z patrolu'),
  shift: ({ what }, scope, mood) =>
    `${mood === 'may' ? 'przesunąć' : 'przesuń'} ${selection(what, 'acc', scope)} na puste miejsce tej samej strefy patrolu`,
  exhaust: simply(['wyczerp', 'wyczerpać', 'wyczerpuje']),
  ready: simply(['przygotuj', 'przygotować', 'przygotowuje']),
  freeze: ({ what }, scope) =>
    `${selection(what, 'nom', scope, 'twój')} nie przygotowują się w następnej fazie przygotowania`,
  disable: simply(['unieruchom', 'unieruchomić', 'unieruchamia']),
  draw: ({ n, who }, scope, mood) =>
    `${does(who, ['dobierz', 'dobrać', 'dobiera'], mood, scope)} ${typeof n === 'number' ? countedAs(n, KINDS.card) : `${figures(n, scope)} kart`}`,
  discard,
  gold: ({ n, who }, scope, mood) =>
    `${does(who, ['zyskaj', 'zyskać', 'zyskuje'], mood, scope)} ${typeof n === 'number' || 'if' in n ? `${figures(n, scope)} złota` : `złoto równe ${measure(n, scope)}`}`,
  steal: ({ n, from }, scope, mood) =>
    `${mood === 'may' ? 'zabrać' : 'zabierz'} ${player(from, 'dat', scope)} ${figures(n, scope)} złota`,
  token,
  put: ({ what, who }, scope, mood) =>
    `${mood === 'may' ? 'wprowadzić' : 'wprowadź'} do gry ${selection(what, 'acc', scope)}${who ? under(who) : ''}`,
  fetch: ({ what }, scope, mood) =>
    `${mood === 'may' ? 'pokazać' : 'pokaż'} ${selection(what, 'acc', scope)} i ${mood === 'may' ? 'wziąć' : 'weź'} na rękę`,
  play,
  summon: ({ what, level: at }, scope, mood) =>
    `${mood === 'may' ? 'przyzwać' : 'przyzwij'} ${selection(what, 'acc', scope)} na poziomie ${at === 'max' ? 'maksymalnym' : at}`,
  attach: ({ to }, scope) => `dołącz tę kartę do ${selection(to, 'gen', scope)}`,
  remember: ({ what, mem }, scope) => `oznacz ${selection(what, 'acc', scope)} ${asMemory(mem, isMany(what, scope))}`,
  hold: ({ what, mem }, scope) =>
    `połóż ${selection(what, 'acc', scope)} pod tą kartą, poza grą, ${asMemory(mem, isMany(what, scope))}`,
  look: ({ zone, who }, scope) => `obejrzyj ${LOOKS[zone]!(who, scope)}`,
  level,
  lock_levels: ({ on, until }, scope) =>
    lasting(`${selection(on, 'nom', scope, 'twój')} nie może zyskiwać poziomów`, until),
  transform: ({ what, into, until }, scope) =>
    lasting(`zamień ${selection(what, 'acc', scope)} w żeton ${nameOf(into)}`, until),
  copy: ({ what, of, add_types, until }, scope, mood) =>
    lasting(
      `${mood === 'may' ? 'sprawić, że ' : ''}${selection(what, 'nom', scope, 'twój')} staje się kopią ${selection(of, 'gen', scope, 'twój')}` +
        (add_types ? ` i ma też typ ${list(add_types.map(typeName), 'i')}` : ''),
      until,
    ),
  flip: ({ what, into }, scope) => `obróć ${selection(what, 'acc', scope)} na stronę ${nameOf(into)}`,
  swap_atk: ({ what, until }, scope) =>
    lasting(`zamień ze sobą wydrukowane ATK ${selection(what, 'gen', scope)}`, until),
  swap_top: () => 'zamień kartę z wierzchu swojego stosu dobierania na kartę z ręki',
  pick: ({ what }, scope) => `wybierz ${selection(what, 'acc', scope)}`,
  choose: chosen,
  extra_turn: () => 'po tej turze rozegraj dodatkową turę',
  skip: ({ who }, scope, mood) =>
    `${does(who, ['pomiń', 'pominąć', 'pomija'], mood, scope)} następną fazę odrzucania i dobierania i ${who === 'you' ? 'zachowaj' : 'zachowuje'} rękę`,
  prevent: () => 'zapobiegnij tym obrażeniom',
};
