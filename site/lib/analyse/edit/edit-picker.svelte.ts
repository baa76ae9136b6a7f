import { Picker, type PickState } from '$lib/board/picker.svelte';
import { clauses } from '$lib/i18n/phrases';
import { ERASE, MOVE, type Editing } from './editing.svelte';

/** Clicks, keys and drags on the board and its trays as entries into a position. */
export class EditPicker<D> extends Picker {
  readonly #editing: Editing<D>;

  constructor(editing: Editing<D>) {
    super({
      choices: () => editing.choices,
      words: {
        pick: (pick) => editing.text(pick),
        choice: ({ picks }) => {
          const { tool } = editing;
          const thing = tool === MOVE || tool === ERASE ? null : editing.edits.name(tool);
          return clauses([thing, ...picks.map((pick) => editing.text(pick))]);
        },
      },
      play: ({ picks }) => editing.run(picks),
    });
    this.#editing = editing;
  }

  /** With something else in hand, what lies in a tray stands for the tray. */
  override pick(chosen: string): void {
    const { tool } = this.#editing;
    const itself = tool === ERASE || (tool === MOVE && (this.picked.length === 0 || this.picked.includes(chosen)));
    super.pick(itself ? chosen : (this.#editing.whereOf(chosen) ?? chosen));
  }

  /** While something is carried, wherever it fits takes it. */
  override state(pick: string): PickState | null {
    const held = this.drag?.pick;
    if (held === undefined) {
      // Before anything is chosen nearly everything can be moved: rings around all of it would say nothing.
      return this.#editing.tool === MOVE && this.picked.length === 0 ? null : super.state(pick);
    }
    if (pick === held) return 'picked';
    return this.#editing.fits(held, pick) ? 'next' : null;
  }

  override canLift(pick: string): boolean {
    return this.#editing.load(pick) !== null;
  }

  override lift(pick: string): boolean {
    this.clear();
    return this.canLift(pick);
  }

  override drop(pick: string, target: string | null): void {
    if (target !== pick) this.#editing.carry(pick, target);
  }
}
