// Before the first paint: the theme that was chosen, so that no white page flashes at night. Then what
// this address and this language need is sent for, all at once; a table is called at once, too.
(function (facts) {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("saltire.settings") || "{}");
  } catch (fault) {
    chosen = {};
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  var theme = chosen.theme || "auto";
  document.documentElement.dataset.theme = theme === "auto" ? (dark ? "dark" : "light") : theme;
  var wishes = [chosen.lang].concat(navigator.languages || [], "en");
  var langs = wishes.map((wish) => (wish || "").slice(0, 2).toLowerCase());
  var lang = langs.find((wish) => facts.langs[wish]);
  var place = location.pathname.split("/")[1] || "";

  function send(files) {
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

  /** Says hello and watches; the page takes over what has come, and hears the rest itself. */
  function call(table) {
    var wire = new WebSocket(location.origin.replace(/^http/, "ws") + "/api/v1/live");
    var watch = JSON.stringify({ type: "watch", table: table });
    var begun = { wire: wire, asked: [watch], heard: [] };
    wire.onopen = () => {
      wire.send(JSON.stringify({ type: "hello", lang: lang }));
      wire.send(watch);
    };
    wire.onmessage = (event) => begun.heard.push(event.data);
    wire.addEventListener("message", function board(event) {
      var game = (/"game":"(\w+)"/.exec(event.data) || [])[1];
      if (!game) return;
      wire.removeEventListener("message", board);
      send((facts.games[game] || []).concat(wordsOf(game)));
    });
    window.saltireCall = begun;
  }

  send([].concat(facts.pages[place] || [], facts.langs[lang], facts.langs.en));
  // The key of a seat is in the fragment; whoever has one sits down first.
  if (place === "t" && !location.hash && facts.games) call(location.pathname.split("/")[2]);
})(FACTS);
