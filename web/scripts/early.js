// Before the first paint: the theme that was chosen, so that no white page flashes at night. Then what
// this address and this language need is sent for, all at once.
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
  var files = [].concat(facts.pages[place] || [], facts.langs[lang], facts.langs.en);
  new Set(files).forEach((file) => {
    var link = document.createElement("link");
    link.rel = file.endsWith(".css") ? "preload" : "modulepreload";
    if (file.endsWith(".css")) link.as = "style";
    link.crossOrigin = "";
    link.href = "/" + file;
    document.head.append(link);
  });
})(FACTS);
