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

  /** At most two: the newest message, and above it the newest action; an older action is there again once that is answered. */
  get list(): readonly Toast[] {
    const message = this.#list.findLast((toast) => !toast.action);
    const action = this.#list.findLast((toast) => toast.action);
    return this.#list.filter((toast) => toast === message || toast === action);
  }

  /** Shows a short message at the edge of the screen and reads it out. */
  show(text: string, action?: Toast['action']): void {
    const id = this.#next++;
    // The newest message is the one to read; an older action is still to be had.
    const others = action ? this.#list : this.#list.filter((one) => one.action);
    this.#list = [...others, { id, text, action }];
    if (!action) setTimeout(() => this.dismiss(id), SHOWN_MS);
  }

  dismiss(id: number): void {
    this.#list = this.#list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
