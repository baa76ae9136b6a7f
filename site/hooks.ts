import type { Reroute } from '@sveltejs/kit';

/** What it decodes to is used, since the build leaves out a decoding whose result nobody wants. */
function canDecode(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** Kit decodes every path and would stop, with nothing on the screen, at one like `/%ff`: there `%` stands for itself. */
export const reroute: Reroute = ({ url: { pathname } }) =>
  canDecode(pathname) ? undefined : pathname.replaceAll('%', '%25');
