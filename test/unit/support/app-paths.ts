// Kit provides these in a build; in unit tests the site lies at the root.
export const base = '';
export const assets = '';
export const asset = (path: string): string => path;
export const resolve = (path: string): string => path;
