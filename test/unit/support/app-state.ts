// Kit provides this in a build; in unit tests no newer version is ever out.
export const updated = { current: false, check: async (): Promise<boolean> => false };
