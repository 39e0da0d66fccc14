/** Whose eyes see a study: a seat by its number, or one of these. */
export const ALL_OPEN = -2;
export const SPECTATOR = -1;
