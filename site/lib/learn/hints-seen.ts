/** Hints seen in this window, so that loading a page anew does not make a solution one without help. */
const PREFIX = 'sandtable:hints ';

export interface HintsSeen {
  read(): number;
  /** @param count 0 forgets */
  write(count: number): void;
}

/** @param id of a step or a puzzle */
export function hintsSeen(game: string, id: string): HintsSeen {
  const key = `${PREFIX}${game}/${id}`;
  return {
    read() {
      try {
        return Number(sessionStorage.getItem(key)) || 0;
      } catch {
        return 0;
      }
    },
    write(count) {
      try {
        if (count > 0) sessionStorage.setItem(key, String(count));
        else sessionStorage.removeItem(key);
      } catch {
        // Without storage a hint is remembered as long as the page stays.
      }
    },
  };
}
