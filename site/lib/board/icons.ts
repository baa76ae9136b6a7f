import { resolve } from '$app/paths';
import type { IconName } from './icons.generated';

/** Where the shape of an icon is from now on: in the file of all of them, until they are kept in the page. */
export const icons = { at: (name: IconName): string => `${resolve('/board-icons.svg' as '/')}#${name}` };
