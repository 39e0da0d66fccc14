/** The two sides by seat; apart from the other facts, because the front page needs it too. */
export const SIDE_KEYS = ["hammer-english", "hammer-scottish"] as const;
