import { placeOf } from '$lib/board/place-picks';
import { clauses } from '$lib/i18n/phrases';
import type { Choice, View } from '$workers/contract';
import { trayOf, trayPick, type Edits, type Tray } from './edits';

/** Chosen instead of a thing: what is clicked is carried to where the next click points, or taken away. */
export const MOVE = 'move';
export const ERASE = 'erase';

const TOOL = 'tool:';
const ITEM = 'item:';
/** Between a tray and an item of it; ids contain none. */
const OF = '|';

export const toolPick = (tool: string): string => TOOL + tool;
export const itemPick = (tray: string, item: string): string => `${ITEM}${tray}${OF}${item}`;

/** A thing on its way, and where it comes from: nowhere, a place, or an item of a tray. */
interface Load {
  thing: string;
  from: string | null;
  item: string | null;
}

const readItem = (pick: string): { tray: string; item: string } | null => {
  if (!pick.startsWith(ITEM)) return null;
  const [tray = '', item = ''] = pick.slice(ITEM.length).split(OF);
  return { tray, item };
};

/** A position being edited, with the drafts before it and the tool in hand. */
export class Editing<D> {
  #draft = $state.raw() as D;
  #past = $state.raw<readonly D[]>([]);
  #tool = $state(MOVE);

  constructor(
    readonly edits: Edits<D>,
    view: View,
  ) {
    this.#draft = edits.from(view);
  }

  get draft(): D {
    return this.#draft;
  }

  get changed(): boolean {
    return this.#past.length > 0;
  }

  readonly trays = $derived.by((): readonly Tray[] => this.edits.trays(this.#draft));
  readonly palette = $derived.by(() => this.edits.palette(this.#draft));

  /** What clicks do: MOVE, ERASE, or put down this thing as long as the palette has it. */
  readonly tool = $derived.by((): string => {
    const had = [MOVE, ERASE].includes(this.#tool) || this.#has(this.#tool);
    return had ? this.#tool : MOVE;
  });

  #has(thing: string): boolean {
    return this.palette.some(({ things }) => things.some((one) => one.thing === thing));
  }

  /** Choosing what is chosen lays it down again. */
  choose(tool: string): void {
    this.#tool = tool === this.tool ? MOVE : tool;
  }

  change = (next: D): void => {
    if (next === this.#draft) return;
    this.#past = [...this.#past, this.#draft];
    this.#draft = next;
  };

  undo = (): void => {
    this.#draft = this.#past.at(-1) ?? this.#draft;
    this.#past = this.#past.slice(0, -1);
  };

  /** The where a pick stands for: an item of a tray stands for its tray. */
  whereOf(pick: string): string | null {
    const item = readItem(pick);
    if (item) return trayPick(item.tray);
    return placeOf(pick) !== null || trayOf(pick) !== null ? pick : null;
  }

  /** What a pick would carry; null if there is nothing to carry. */
  load(pick: string): Load | null {
    if (pick.startsWith(TOOL)) {
      const thing = pick.slice(TOOL.length);
      return this.#has(thing) ? { thing, from: null, item: null } : null;
    }
    const item = readItem(pick);
    if (item) {
      const found = this.trays.find(({ id }) => id === item.tray)?.things.find((one) => one.item === item.item);
      return found ? { thing: found.thing, from: trayPick(item.tray), item: found.item } : null;
    }
    const thing = placeOf(pick) === null ? null : this.edits.top(this.#draft, pick);
    return thing === null ? null : { thing, from: pick, item: null };
  }

  fits(pick: string, target: string): boolean {
    const load = this.load(pick);
    const where = this.whereOf(target);
    return load !== null && where !== null && where !== load.from && this.edits.fits(load.thing, where);
  }

  /** Carries what a pick stands for to another; beside everything it is taken away. */
  carry(pick: string, target: string | null): void {
    const load = this.load(pick);
    if (!load) return;
    const { thing, from, item } = load;
    const { edits } = this;
    if (target === null) return void (from !== null && this.change(edits.take(this.#draft, from, item)));
    if (!this.fits(pick, target)) return;
    const to = this.whereOf(target)!;
    if (from === null) this.change(edits.put(this.#draft, thing, to));
    else if (edits.move) this.change(edits.move(this.#draft, { thing, from, item }, to));
    else this.change(edits.put(edits.take(this.#draft, from, item), thing, to));
  }

  readonly #wheres = $derived.by(() => [
    ...this.edits.places(this.#draft),
    ...this.trays.map(({ id }) => trayPick(id)),
  ]);

  readonly #loaded = $derived.by(() => [
    ...this.edits.places(this.#draft).filter((pick) => this.load(pick)),
    ...this.trays.flatMap(({ id, things }) => things.map(({ item }) => itemPick(id, item))),
  ]);

  /** What can be done with the tool in hand, as the picking layer wants to know it. */
  readonly choices = $derived.by((): Choice[] => {
    const { tool } = this;
    if (tool === ERASE) return this.#loaded.map((pick) => ({ action: pick, picks: [pick] }));
    if (tool !== MOVE)
      return this.#wheres
        .filter((where) => this.edits.fits(tool, where))
        .map((where) => ({ action: where, picks: [where] }));
    return this.#loaded.flatMap((from) =>
      this.#wheres.filter((to) => this.fits(from, to)).map((to) => ({ action: `${from} ${to}`, picks: [from, to] })),
    );
  });

  run(picks: readonly string[]): void {
    const [first, second = null] = picks;
    const { tool } = this;
    if (tool === ERASE) this.carry(first!, null);
    else if (tool === MOVE) this.carry(first!, second);
    else this.change(this.edits.put(this.#draft, tool, first!));
  }

  /** A tray in words: whose it is, and what. */
  trayText({ seat, label }: Tray): string {
    return clauses([seat !== null && this.edits.seat(seat), label]);
  }

  /** A pick in words. */
  text(pick: string): string {
    const place = placeOf(pick);
    if (place !== null) return this.edits.place(this.#draft, place);
    const tray = trayOf(pick);
    if (tray !== null) return this.trayText(this.trays.find(({ id }) => id === tray)!);
    const load = this.load(pick);
    return load ? this.edits.name(load.thing) : pick;
  }
}
