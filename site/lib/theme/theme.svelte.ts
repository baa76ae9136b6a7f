import { readLocal, writeLocal } from '$lib/storage/local';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

/** The choice of theme. The script in app.html applies it before the first paint, from the same stored word. */
class ThemeChoice {
  #choice = $state<Theme>('auto');
  #systemDark = $state(false);

  /** Reads the stored choice and follows the system. @returns a function that stops following */
  start(): () => void {
    const stored = readLocal(KEY);
    this.#choice = THEMES.find((theme) => theme === stored) ?? 'auto';
    const query = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => (this.#systemDark = query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }

  get choice(): Theme {
    return this.#choice;
  }

  set choice(theme: Theme) {
    this.#choice = theme;
    writeLocal(KEY, theme === 'auto' ? null : theme);
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  /** What is on screen now. */
  get dark(): boolean {
    return this.#choice === 'auto' ? this.#systemDark : this.#choice === 'dark';
  }
}

export const theme = new ThemeChoice();
