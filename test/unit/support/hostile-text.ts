import fc from 'fast-check';

/** Any UTF-16 there is, halves of characters included. */
export const hostileText = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units));
