/** Milliseconds a mouse rests on a thing before it is told what that is. */
const REST_MS = 350;

/** Waits for a mouse to rest. What comes to lie under one that nobody moves was not pointed at: only moves count. */
export class Rest {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** To be told of every move over the thing; begins to wait anew. */
  moved({ pointerType }: PointerEvent, then: () => void): void {
    if (pointerType !== 'mouse') return;
    this.end();
    this.#timer = setTimeout(then, REST_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
