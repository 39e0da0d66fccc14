// Before the first paint: the theme that was chosen, so that no white page flashes at night.
(function () {
  var theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("saltire.settings") || "{}").theme || "auto";
  } catch (fault) {
    theme = "auto";
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = theme === "auto" ? (dark ? "dark" : "light") : theme;
})();
