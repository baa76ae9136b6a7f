export interface Toast {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}

/** Long enough to read twice; a toast with an action stays until it is answered, since time limits shut people out. */
const SHOWN_MS = 8000;

class Toasts {
  #list = $state.raw<readonly Toast[]>([]);
  #next = 1;

  get list(): readonly Toast[] {
    return this.#list;
  }

  /** Shows a short message at the edge of the screen and reads it out. */
  show(text: string, action?: Toast['action']): void {
    const id = this.#next++;
    // What asks for nothing is not said twice over; an older action is still to be had.
    const others = action ? this.#list : this.#list.filter((one) => one.action || one.text !== text);
    this.#list = [...others, { id, text, action }];
    if (!action) setTimeout(() => this.dismiss(id), SHOWN_MS);
  }

  dismiss(id: number): void {
    this.#list = this.#list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
