// Plays the first legal action of the longest text, at any game: a whole bot in the bot protocol.
// saltire arena schotten mine random --bot mine='node docs/howto/first_legal.js'
"use strict";
const readline = require("node:readline");

/** Write one message: a line of JSON. */
function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

/** Choose among the legal actions. Your idea goes here: `view` is what your seat sees. */
function choose(view, legal) {
  const longest = Math.max(...legal.map((text) => text.length));
  return legal.find((text) => text.length === longest);
}

let seat = -1;
let heard = 0;
const input = readline.createInterface({ input: process.stdin });
input.on("line", (line) => {
  const message = JSON.parse(line);
  switch (message.type) {
    case "hello": // once, before the game
      seat = message.seat;
      say({ type: "ready", name: "first legal" });
      break;
    case "choose": // whenever it is your turn
      heard += message.heard.length;
      say({
        action: choose(message.view, message.legal),
        reason: `the first of the longest, on seat ${seat}, after ${heard} events`,
      });
      break;
    case "over": // the game has ended; so does this program
      process.exit(0);
  }
});
