/** Which browser a session was begun in, from what the browser said of itself. */

// The order counts: Edge and Opera also say Chrome, and Chrome also says Safari.
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const DEVICES: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux|X11/, "Linux"],
];

function first(names: readonly [RegExp, string][], label: string): string {
  return names.find(([sign]) => sign.test(label))?.[1] ?? "";
}

/** "Firefox · Linux"; the first words of a label that names no browser we know. */
export function browserOf(label: string): string {
  const known = [first(BROWSERS, label), first(DEVICES, label)].filter(Boolean).join(" · ");
  return known || label.split(/[\s/(]/)[0] || "";
}
