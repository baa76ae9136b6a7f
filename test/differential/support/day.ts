/** Days since 1970: what changes daily is chosen by it. */
export const today = Math.floor(Date.now() / 86_400_000);
