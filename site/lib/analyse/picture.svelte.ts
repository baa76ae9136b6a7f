import type { HeatValue, Mark, OwnerShare } from '$lib/board';
import type { Arrow } from '$lib/board/arrows';
import type { MoveValue } from '$workers/analysis-contract';
import type { Desk } from './desk.svelte';
import type { Wish } from './evaluator.svelte';
import type { BoardMap } from './game';
import { heatOf } from './heat';
import { arrowsOf } from './marks';
import { isPlace, placeOf } from './picks';
import type { Screen } from './screen.svelte';
import { matching, ranked, type Values } from './values';

/** What lies over the board and beside it, worked out from the analysis, the engine's findings and what is switched on. */
export class Picture {
  constructor(
    private readonly desk: Desk,
    private readonly screen: Screen,
  ) {}

  get #view() {
    return this.desk.study.view;
  }

  /** The map over the board; null if there is none, or none of this game. */
  readonly map = $derived.by((): BoardMap | null => {
    const { game, study } = this.desk;
    return game.maps.find(({ id }) => id === study.settings.map) ?? null;
  });

  readonly question = $derived.by(() => (this.#view ? this.desk.question(this.#view.notation) : ''));
  readonly values = $derived.by((): Values => this.desk.evaluator.valuesOf(this.question));

  /** Moves on the map. Picked places narrow the list, but the map shows every place unless a move has two of them. */
  readonly moves = $derived.by((): MoveValue[] => {
    const view = this.#view;
    if (view?.actor !== 'player' || this.map?.asks !== 'values') return [];
    const pairs = view.choices.some(({ picks }) => picks.filter(isPlace).length > 1);
    const { picked } = this.screen;
    return ranked(matching(this.values, pairs ? picked : picked.filter((pick) => !isPlace(pick))));
  });

  readonly heat = $derived.by((): readonly HeatValue[] =>
    this.#view ? heatOf(this.desk.game, this.#view, this.moves) : [],
  );

  readonly shares = $derived.by((): readonly OwnerShare[] => {
    const { holding } = this.desk.evaluator;
    if (this.map?.asks !== 'holding' || !holding) return [];
    return Object.entries(holding.holding).map(([node, [blue = 0, red = 0]]) => ({ node, blue, red }));
  });

  readonly marks = $derived.by((): readonly Mark[] => {
    const { game, study, trouble } = this.desk;
    const last = game.placesOf(study.tree.nodes.get(study.at)?.action ?? '');
    const refused = trouble?.kind === 'refused' ? trouble.picks.flatMap((pick) => placeOf(pick) ?? []) : [];
    return [
      ...last.map((node) => ({ node, kind: 'last' as const })),
      ...refused.map((node) => ({ node, kind: 'refused' as const })),
    ];
  });

  readonly arrows = $derived.by((): readonly Arrow[] => {
    const { arrows, lines } = this.screen;
    return arrows && lines && this.#view?.actor === 'player'
      ? arrowsOf(this.desk.game, ranked(this.values.values()))
      : [];
  });

  /** What the engine should find out; null while it should rest. */
  readonly wish = $derived.by((): Wish | null => {
    const { opponent, story } = this.desk;
    const view = this.#view;
    const { lines } = this.screen;
    const asks = this.map?.asks;
    if (!view || view.actor === 'over' || story.surveying || opponent.thinking || (!lines && !asks)) return null;
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
