// Keeps the shell of the page, never a game: what comes from /api is always asked of the server.
const SHELL = "saltire-shell-2";
const FIRST = ["/", "/icon.svg", "/manifest.webmanifest", "/early.js"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FIRST))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
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

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === self.location.origin && event.request.method === "GET";
  if (!ours || /^\/(api|health|metrics|mail)(\/|$)/.test(url.pathname)) return;
  event.respondWith(url.pathname.startsWith("/assets/") ? cacheFirst(event.request) : networkFirst(event.request));
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
