import type { Attachment } from 'svelte/attachments';

/**
 * Brings an element into sight whenever there is something new to read in it: on a phone what was asked, or the list
 * that was answered from, may fill the window.
 *
 * @param news what changes with its words; nothing for none
 */
export const inSight =
  (news: () => unknown): Attachment<HTMLElement> =>
  (element) => {
    if (!news()) return;
    // Some of the words come later.
    const grown = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    grown.observe(element);
    return () => grown.disconnect();
  };
