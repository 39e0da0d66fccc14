/** Addresses of pages, by the browser's own history: no hash, no library. */

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

/** What a pattern such as "/t/:table" found in a path; null if it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split("/");
  const have = path.replace(/\/+$/, "").split("/");
  if (pattern === "/") return have.length <= 1 ? {} : null;
  if (want.length !== have.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const given = have[i] ?? "";
    if (part.startsWith(":")) {
      if (!given) return null;
      found[part.slice(1)] = decodeURIComponent(given);
    } else if (part !== given) return null;
  }
  return found;
}

function here(): Place {
  const { pathname, search, hash } = window.location;
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) };
}

let now = $state.raw<Place>({ path: "/", query: new URLSearchParams(), hash: "" });

export const route = {
  get path(): string {
    return now.path;
  },
  get query(): URLSearchParams {
    return now.query;
  },
  get hash(): string {
    return now.hash;
  },
};

export function go(address: string, replace = false): void {
  const turned = new URL(address, window.location.href).pathname !== window.location.pathname;
  window.history[replace ? "replaceState" : "pushState"](null, "", address);
  now = here();
  if (turned) window.scrollTo(0, 0);
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const own = link.origin === window.location.origin && !/^\/(api|docs)\//.test(link.pathname);
  return plain && own && !link.target && !link.hasAttribute("download") && !event.defaultPrevented;
}

export function startRouter(): void {
  now = here();
  window.addEventListener("popstate", () => (now = here()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link, event)) return;
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.href);
  });
}
