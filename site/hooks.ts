import type { Reroute } from '@sveltejs/kit';

/** Kit decodes every path and would stop, with nothing on the screen, at one that cannot be: `/%ff`. There `%` stands for itself. */
export const reroute: Reroute = ({ url: { pathname } }) => {
  try {
    decodeURI(pathname);
  } catch {
    return pathname.replaceAll('%', '%25');
  }
};
