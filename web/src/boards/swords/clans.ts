/** The clans by seat; apart from their heraldry, because the front page needs them too. */
export const CLAN_NAMES = ["Bruce", "Comyn", "Douglas", "Fraser", "Gordon", "Stewart"] as const;
