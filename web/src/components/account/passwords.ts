/** Both must agree with the server, which refuses what is shorter or longer. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 256;
