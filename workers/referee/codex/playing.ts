import { arrive, hasRoom } from './arriving';
import { payGold, setCounts, setSide, withSide } from './change';
import { check } from './check';
import { baseCost, boostOf, isWaived, surcharge } from './costs';
import { cardOf } from './data';
import { carryOut } from './effect';
import { emit, newEffect } from './events';
import { zoneFace, type Face, type View } from './faces';
import type { Cast, Player, Step } from './grammar';
import { isAtMax } from './levels';
import { leave } from './leaving';
import { canDoSomething } from './possible';
import { hasFinished, isSpecOpen, techBuilding } from './requirements';
import { Run, type Effect, type PlayedBy } from './run';
import { thingAt, type Obj } from './table';
import { takeCard } from './verbs-harm';

type CardObj = Obj & { kind: 'card' };
export const FROM_HAND: PlayedBy = { free: false, ignore: [] };

const isPermanent = (id: string): boolean => cardOf(id).type !== 'spell' || !!cardOf(id).ongoing;

const castSteps = (id: string): readonly Step[] =>
  cardOf(id).abilities.flatMap((ability) => (ability.kind === 'cast' ? (ability as Cast).do : []));

const heroesOf = (view: View, player: Player): Face[] =>
  [...view.faces.values()].filter((face) => face.kinds.has('hero') && face.side === player);

/** CX-PLAY-3, CX-TECH-4, CX-TECH-6, CX-KW-35. */
function techReasons({ table }: View, player: Player, id: string): string[] {
  const { tech = 0 } = cardOf(id);
  if (!hasFinished(table, player, tech)) {
    const building = techBuilding(table, player, tech);
    return [!building ? 'CX-PLAY-3' : building.underConstruction ? 'CX-TECH-4' : 'CX-KW-35'];
  }
  return isSpecOpen(table, player, id) ? [] : ['CX-TECH-6'];
}

/** CX-SPELL-1, CX-SPELL-2, CX-SPELL-4, CX-SPELL-5. */
function heroReasons(view: View, player: Player, id: string): string[] {
  const { minor, spec, ultimate, keywords, color } = cardOf(id);
  const heroes = heroesOf(view, player);
  if (minor) {
    const needsColor = view.table.options.minor_spell_colour === 'required' && color !== 'neutral';
    return heroes.some((hero) => !needsColor || hero.color === color) ? [] : ['CX-SPELL-2'];
  }
  const own = heroes.filter((hero) => hero.spec === spec);
  if (own.length === 0) return ['CX-SPELL-1'];
  if (!ultimate) return [];
  if (keywords.some(({ k }) => k === 'quick_ultimate'))
    return own.some(({ thing }) => isAtMax(thing!)) ? [] : ['CX-SPELL-5'];
  return own.some(({ thing }) => thing!.maxed && isAtMax(thing!)) ? [] : ['CX-SPELL-4'];
}

/** A run that looks ahead: nothing it does is kept. */
const lookAhead = (run: Run, player: Player, gold: number): Run => {
  const ahead = new Run(withSide(run.table, player, { gold }), [], run.tools);
  for (const [id, face] of run.gone) ahead.gone.set(id, face);
  return ahead;
};

const spellEffect = (player: Player, card: CardObj, more: Partial<Effect> = {}): Effect =>
  newEffect(
    { self: null, card: card.card, you: player, names: {} },
    { spell: { card: card.card, owner: card.side, to: 'discard' }, playedFrom: card.zone, ...more },
  );

/** G2: every rule that forbids playing a card now. */
export function playReasons(run: Run, player: Player, card: CardObj, how: PlayedBy): string[] {
  const { view } = run;
  const { type } = cardOf(card.card);
  const needs = type === 'spell' ? 'hero' : 'tech';
  const reasons: string[] = [];
  if (!how.ignore.includes(needs) && !isWaived(view, player, card, needs))
    reasons.push(...(needs === 'hero' ? heroReasons : techReasons)(view, player, card.card));
  if (isPermanent(card.card) && !hasRoom(run)) reasons.push('CX-ZONE-7');
  const { gold } = run.table.sides[player];
  const cost = how.free ? 0 : baseCost(view, player, card);
  const extra = surcharge(view, player, card.card);
  if (gold < cost + extra) reasons.push(gold >= cost ? 'CX-COLOR-2' : 'CX-COST-2');
  else if (type === 'spell' && run.table.options.no_effect_spell === 'refuse') {
    const ahead = lookAhead(run, player, gold - cost - extra);
    if (!canDoSomething(ahead, spellEffect(player, card), castSteps(card.card))) reasons.push('CX-SPELL-8');
  }
  return reasons;
}

/** G3: adding the boost, only asked if it can be paid. */
function askBoost(run: Run, player: Player, card: string, cost: number): boolean {
  const boost = boostOf(card);
  if (boost === null || run.table.sides[player].gold < cost + boost) return false;
  return run.ask(player, 'boost', ['boost', 'no-boost']) === 'boost';
}

/** G6a: a unit, building or upgrade arrives; its boosted effect waits with the triggers (G7). */
function bringIn(run: Run, player: Player, card: CardObj, boosted: boolean): number | null {
  const arrival = { card: card.card, owner: card.side, controller: player, from: card.zone };
  const [id] = arrive(run, [arrival], { boosted, playedFrom: card.zone });
  if (id !== undefined && boosted) emit(run, [{ e: 'boosted', it: { kind: 'thing', id } }]);
  return id ?? null;
}

/** G6b: an ongoing spell enters play and then does its steps; without a host it goes. */
function castOngoing(run: Run, player: Player, card: CardObj, boosted: boolean): number | null {
  const [id] = arrive(run, [{ card: card.card, owner: card.side, controller: player, from: card.zone }]);
  if (id === undefined) return null;
  const steps = castSteps(card.card);
  carryOut(
    run,
    newEffect({ self: id, card: card.card, you: player, names: {} }, { boosted, playedFrom: card.zone }),
    steps,
  );
  const needsHost = steps.some(({ op }) => op === 'attach');
  if (needsHost && thingAt(run.table, id)?.host === null) leave(run, [{ id, dies: false, to: 'discard' }]);
  return id;
}

/** G6c: another spell is in no pile while it is carried out (CX-SPELL-7). */
function cast(run: Run, player: Player, card: CardObj, boosted: boolean): void {
  const effect = spellEffect(player, card, { boosted });
  carryOut(run, effect, castSteps(card.card));
  const { owner, to } = effect.spell!;
  const side = run.table.sides[owner];
  if (to === 'deck_top') setSide(run, owner, { top: [card.card, ...side.top] });
  else if (to === 'trashed') setSide(run, owner, { trashed: [...side.trashed, card.card] });
  else setSide(run, owner, { discard: [...side.discard, card.card] });
}

/** G3 to G7; that it may be played has been asked before. */
export function playCard(run: Run, player: Player, card: CardObj, how: PlayedBy): void {
  const cost = (how.free ? 0 : baseCost(run.view, player, card)) + surcharge(run.view, player, card.card);
  const boosted = askBoost(run, player, card.card, cost);
  payGold(run, player, cost + (boosted ? boostOf(card.card)! : 0));
  takeCard(run, card);
  const { type, ongoing } = cardOf(card.card);
  const { counts } = run.table.sides[player];
  if (type === 'spell') setCounts(run, player, { spells: counts.spells + 1 });
  let id: number | null = null;
  if (type !== 'spell') id = bringIn(run, player, card, boosted);
  else if (ongoing) id = castOngoing(run, player, card, boosted);
  else cast(run, player, card, boosted);
  const it: Obj = id === null ? card : { kind: 'thing', id };
  emit(run, [{ e: 'played', it, player, from: card.zone, face: zoneFace(card) }]);
  check(run);
}

export const mayPlay = (run: Run, player: Player, card: CardObj, how: PlayedBy): boolean =>
  playReasons(run, player, card, how).length === 0;
