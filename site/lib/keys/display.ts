const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** The parts of a chord as printed on keyboards: `Shift+ArrowLeft` is `['Shift', '←']`. */
export function keyCaps(chord: string): string[] {
  return chord.split(/\+(?=.)/).map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}
