/** Actions of Codex as the analyser abbreviates them. */

/** An action in a few characters: without the words that its thing says as well. */
export const shortText = (action: string): string => action.replace(/^play /, '').replaceAll('_', ' ');

/** An action as it was typed: in small letters, blanks within a name as it is written in notation. */
export function typedText(text: string): string {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (rest.length < 2 || verb === 'use') return [verb, ...rest].join(' ');
  return `${verb} ${rest.join('_')}`;
}
