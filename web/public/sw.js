// Keeps the page, and what works without the server: rules, games that are over, who one is. A game under way is
// never kept: what may not be known any more, or not yet, is always asked of the server.
const SHELL = "saltire-shell-3";
const KEPT = "saltire-kept-1";
const FIRST = ["/", "/icon.svg", "/manifest.webmanifest", "/early.js"];
const MOST_KEPT = 400;
const OURS = /^\/api\/v1\/(games|me|records|rules\/\w+|rules\/\w+\/examples|tables\/[\w-]+|tables\/[\w-]+\/replay)$/;
const TABLE = /^\/api\/v1\/tables\/[\w-]+$/;
const LASTING = /^\/api\/v1\/(games|me|rules\/\w+|rules\/\w+\/examples)$/;
// After these somebody else may sit at this browser.
const CHANGES_WHO = /^\/api\/v1\/(sign-in|sign-out|account)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FIRST))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const current = [SHELL, KEPT];
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(request, response) {
  if (response.ok) await (await caches.open(SHELL)).put(request, response.clone());
  return response;
}

async function cacheFirst(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function networkFirst(request) {
  const page = request.mode === "navigate" ? new Request("/") : request;
  try {
    return await keep(page, await fetch(request));
  } catch (fault) {
    const kept = await caches.match(page);
    if (kept) return kept;
    throw fault;
  }
}

// What the server has said before, for when it cannot be reached.

async function trim(cache) {
  const games = (await cache.keys()).filter((one) => !LASTING.test(new URL(one.url).pathname));
  await Promise.all(games.slice(0, Math.max(0, games.length - MOST_KEPT)).map((one) => cache.delete(one)));
}

async function remember(request, path, answer) {
  const cache = await caches.open(KEPT);
  const lasts = answer.ok && (!TABLE.test(path) || (await answer.clone().json()).state === "over");
  if (lasts) await cache.put(request, answer.clone());
  else await cache.delete(request);
  await trim(cache);
}

/** Says that an answer is an old one: the page must not take it for a server that answers. */
function marked(kept) {
  const headers = new Headers(kept.headers);
  headers.set("X-Saltire-Kept", "1");
  headers.delete("Content-Encoding");
  return new Response(kept.body, { status: kept.status, headers });
}

async function askOrRecall(event, path) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(remember(event.request, path, answer.clone()).catch(() => undefined));
    return answer;
  } catch (fault) {
    const kept = await (await caches.open(KEPT)).match(event.request);
    if (kept) return marked(kept);
    throw fault;
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin) return;
  if (event.request.method !== "GET") {
    if (CHANGES_WHO.test(url.pathname)) event.waitUntil(caches.delete(KEPT));
    return;
  }
  if (OURS.test(url.pathname)) {
    event.respondWith(askOrRecall(event, url.pathname));
    return;
  }
  if (/^\/(api|docs|health|metrics|mail|openapi\.json)(\/|$)/.test(url.pathname)) return;
  event.respondWith(url.pathname.startsWith("/assets/") ? cacheFirst(event.request) : networkFirst(event.request));
});

// The page says when it is at rest: then all of its parts are fetched, and the rules in the reader's language.

async function fetchParts(lang, games) {
  const list = await (await fetch("/parts.json")).json();
  const cache = await caches.open(SHELL);
  const all = new Set([...list.files, ...Object.values(list.langs).flat()].map((file) => `/${file}`));
  for (const old of await cache.keys()) {
    const path = new URL(old.url).pathname;
    if (path.startsWith("/assets/") && !all.has(path)) await cache.delete(old);
  }
  for (const file of [...list.files, ...(list.langs[lang] ?? []), ...list.langs.en]) {
    if (!(await cache.match(`/${file}`))) await cache.add(`/${file}`);
  }
  const kept = await caches.open(KEPT);
  const rules = games.flatMap((game) => ["", "/examples"].map((part) => `/api/v1/rules/${game}${part}?lang=${lang}`));
  for (const path of [`/api/v1/games?lang=${lang}`, ...rules]) {
    if (!(await kept.match(path))) await kept.add(path);
  }
}

self.addEventListener("message", (event) => {
  const { type, lang, games } = event.data ?? {};
  if (type === "fetch-parts") event.waitUntil(fetchParts(lang, games).catch(() => undefined));
});

self.addEventListener("push", (event) => {
  const message = event.data ? event.data.json() : {};
  const where = { url: typeof message.url === "string" ? message.url : "/lobby" };
  const more = { body: message.body ?? "", icon: "/icon-192.png", tag: message.tag ?? "saltire", data: where };
  event.waitUntil(self.registration.showNotification(message.title ?? "Saltire", more));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
