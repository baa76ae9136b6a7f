import type { HeatValue } from '$lib/board/heat';
import type { Mark } from '$lib/board/marks';
import type { OwnerShare } from '$lib/board/owners';
import type { Arrow } from '$lib/board/arrows';
import type { MoveValue } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import { placesAtFault } from '$workers/reasons';
import type { Desk } from './desk.svelte';
import type { Wish } from './evaluator.svelte';
import type { Area, BoardMap } from './game';
import { heatOf, heatOfPicks } from './heat';
import { arrowsOf } from './marks';
import { isPlace, placeOf } from '$lib/board/place-picks';
import type { Screen } from './screen.svelte';
import { nodeAt } from './tree';
import { lastTurn } from './turns';
import { yardstick, type Yardstick } from './scale';
import { byNode, matching, ranked, targetOf, type Values } from './values';

/** Id of the area that the visitor's own circles make. */
export const CIRCLED = 'circled';

/** What lies over the board and beside it, worked out from the analysis, the engine's findings and what is switched on. */
export class Picture {
  constructor(
    private readonly desk: Desk,
    private readonly screen: Screen,
  ) {}

  /** The map over the board; null if there is none, or none of this game. */
  readonly map = $derived.by((): BoardMap | null => {
    const { game, study } = this.desk;
    return game.maps.find(({ id }) => id === study.settings.map) ?? null;
  });

  /** The node the engine is asked about: the one on screen, or, while threats are shown, the same with another side to move. */
  readonly asked = $derived.by((): View | null => {
    const { study, threat } = this.desk;
    return threat.on ? threat.view : study.view;
  });

  readonly question = $derived.by(() => (this.asked ? this.desk.question(this.asked.notation) : ''));
  readonly values = $derived.by((): Values => this.desk.evaluator.valuesOf(this.question));

  /** The part of the board the engine's moves are limited to, or null. */
  readonly area = $derived.by((): Pick<Area, 'places'> | null => {
    const { game, study, drawings } = this.desk;
    const { area } = this.screen;
    if (area === null || !study.view) return null;
    if (area !== CIRCLED) return game.areas?.(study.view).find(({ id }) => id === area) ?? null;
    return { places: drawings.arrows.filter(({ from, to }) => from === to).map(({ to }) => to) };
  });

  /** All moves that are not left out by the area, best first. */
  readonly ranking = $derived.by((): MoveValue[] => {
    const places = this.area?.places;
    const moves = ranked(this.values.values());
    return places ? moves.filter((move) => places.includes(targetOf(move) ?? '')) : moves;
  });

  /** What losses are measured by: all moves of the node, of those to one place the best. */
  readonly yard = $derived.by((): Yardstick | null => {
    const all = [...this.values.values()];
    const elsewhere = all.filter((move) => targetOf(move) === null);
    return yardstick([...byNode(all).map(({ best }) => best), ...elsewhere]);
  });

  /** Moves on the map. Picked places narrow the list, but the map shows every place unless a move has two of them. */
  readonly moves = $derived.by((): MoveValue[] => {
    const view = this.asked;
    if (view?.actor !== 'player' || this.map?.asks !== 'values') return [];
    const pairs = view.choices.some(({ picks }) => picks.filter(isPlace).length > 1);
    const { picked } = this.screen;
    return matching(this.ranking, pairs ? picked : picked.filter((pick) => !isPlace(pick)));
  });

  readonly heat = $derived.by((): readonly HeatValue[] =>
    this.asked && this.moves.length > 0 && !this.desk.game.valuesOnPicks
      ? heatOf(this.desk.game, this.asked, this.moves, this.desk.study.settings.measure, this.yard)
      : (this.desk.overlay.drawing?.values ?? []),
  );

  /** Of games whose values stand on what is picked. */
  readonly pickHeat = $derived.by((): ReadonlyMap<string, HeatValue> => {
    const { game, study } = this.desk;
    if (!game.valuesOnPicks || !this.asked || this.moves.length === 0) return new Map();
    return heatOfPicks(game, this.asked, this.moves, this.screen.picked, study.settings.measure, this.yard);
  });

  readonly shares = $derived.by((): readonly OwnerShare[] => {
    const { holding } = this.desk.evaluator;
    if (this.map?.asks !== 'holding' || !holding) return [];
    return Object.entries(holding.holding).map(([node, shares]) => ({ node, shares }));
  });

  readonly marks = $derived.by((): readonly Mark[] => {
    const { game, study, trouble } = this.desk;
    const last = new Set(lastTurn(game, study, study.at).flatMap(({ action }) => game.placesOf(action)));
    const { picks, rules } = trouble?.kind === 'refused' ? trouble : { picks: [], rules: [] };
    const refused = picks.flatMap((pick) => placeOf(pick) ?? []);
    return [
      ...[...last].map((node) => ({ node, kind: 'last' as const })),
      ...placesAtFault(rules).map((node) => ({ node, kind: 'hint' as const })),
      ...refused.map((node) => ({ node, kind: 'refused' as const })),
    ];
  });

  /** The action that led to the node on screen, and the node it was played at. */
  readonly last = $derived.by((): { view: View; action: string } | null => {
    const { study } = this.desk;
    const { action, parent } = nodeAt(study.tree, study.at);
    const view = parent === null ? undefined : study.viewOf(parent);
    return view && action ? { view, action } : null;
  });

  readonly arrows = $derived.by((): readonly Arrow[] => {
    const { arrows, lines, shown } = this.screen;
    if (shown.length) return shown;
    const { on } = this.desk.threat;
    if (!arrows || !(lines || on) || this.asked?.actor !== 'player') return [];
    return arrowsOf(this.desk.game, this.asked, this.ranking, on ? 'red' : 'green');
  });

  /** What the engine should find out; null while it should rest. */
  readonly wish = $derived.by((): Wish | null => {
    const { story, threat } = this.desk;
    const view = this.asked;
    const lines = this.screen.lines || threat.on;
    const asks = this.map?.asks;
    if (!view || view.actor === 'over' || story.surveying || (!lines && !asks)) return null;
    return {
      notation: this.question,
      decision: view.actor === 'player',
      viewer: view.seat,
      moves: view.choices.length,
      values: asks === 'values',
      holding: asks === 'holding',
      lines,
    };
  });
}
