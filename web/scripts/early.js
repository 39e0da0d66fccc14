// Runs before the first paint: sets the chosen theme, so that no white page flashes at night, asks for
// the games and preloads what this address and language need. For a table it also opens the WebSocket.
(function (facts) {
  var chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("saltire.settings") || "{}");
  } catch {
    chosen = {};
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  var theme = chosen.theme || "auto";
  document.documentElement.dataset.theme = theme === "auto" ? (dark ? "dark" : "light") : theme;
  var preferred = [chosen.lang].concat(navigator.languages || [], "en");
  var langs = preferred.map((tag) => (tag || "").slice(0, 2).toLowerCase());
  var lang = langs.find((one) => facts.langs[one]);
  var place = location.pathname.split("/")[1] || "";

  function preload(files) {
    new Set(files).forEach((file) => {
      var link = document.createElement("link");
      link.rel = file.endsWith(".css") ? "preload" : "modulepreload";
      if (file.endsWith(".css")) link.as = "style";
      link.crossOrigin = "";
      link.href = "/" + file;
      document.head.append(link);
    });
  }

  function wordsOf(game) {
    return [lang, "en"].flatMap((one) => (facts.words[game] || {})[one] || []);
  }

  /** Says hello and watches; the page takes over the socket and what it has received. */
  function connect(table) {
    var raw = new WebSocket(location.origin.replace(/^http/, "ws") + "/api/v1/live");
    var watch = JSON.stringify({ type: "watch", table: table });
    var early = { raw: raw, asked: [watch], received: [] };
    raw.onopen = () => {
      raw.send(JSON.stringify({ type: "hello", lang: lang }));
      raw.send(watch);
    };
    raw.onmessage = (event) => early.received.push(event.data);
    raw.addEventListener("message", function board(event) {
      var game = (/"game":"(\w+)"/.exec(event.data) || [])[1];
      if (!game) return;
      raw.removeEventListener("message", board);
      preload((facts.games[game] || []).concat(wordsOf(game)));
    });
    window.saltireEarlySocket = early;
  }

  window.saltireGames = {
    lang: lang,
    answer: fetch("/api/v1/games?lang=" + lang, { headers: { Accept: "application/json", "X-Saltire": "1" } })
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null),
  };
  preload([].concat(facts.pages[place] || [], facts.langs[lang], facts.langs.en));
  // The key of a seat is in the fragment; whoever has one sits down first.
  if (place === "t" && !location.hash && facts.games) connect(location.pathname.split("/")[2]);
})(FACTS);
