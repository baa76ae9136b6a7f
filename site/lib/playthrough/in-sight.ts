import type { Attachment } from 'svelte/attachments';

/** CSS pixels of an element that have to be seen for its first line to be read. */
const LINE = 40;

/**
 * Brings an element into sight whenever there is something new to read in it: on a phone what was asked, or the list
 * that was answered from, may fill the window. Where its beginning is seen, the page stays as it is, and the board with it.
 *
 * @param news what changes with its words; nothing for none
 */
export const inSight =
  (news: () => unknown): Attachment<HTMLElement> =>
  (element) => {
    if (!news()) return;
    // Some of the words come later.
    const grown = new ResizeObserver(() => {
      const { top } = element.getBoundingClientRect();
      if (top < 0 || top > innerHeight - LINE) element.scrollIntoView({ block: 'nearest' });
    });
    grown.observe(element);
    return () => grown.disconnect();
  };
