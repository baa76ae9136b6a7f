/**
 * Boards that a drill may be asked on right after the lesson that teaches it: their only special bases are towers, which
 * hinder no placement, and each side has one headquarters. Gates, volcanoes and second headquarters come in lessons 13 to 17.
 */
export const PLAIN_BOARDS = ['playroom', 'backyard', 'castle-field'] as const;
