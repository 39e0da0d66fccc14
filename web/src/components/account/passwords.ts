/** Must agree with the server, which refuses what is shorter. */
export const SHORTEST_PASSWORD = 10;
