/// <reference lib="webworker" />
/** The page without a network: its own files from the last visit, nothing of the tables. */
export {};

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: a name for these files, those needed at once, and those kept when they were needed once. */
declare const __PRECACHE__: { version: string; files: string[] };
const { version, files } = __PRECACHE__;
/** Milliseconds after which the page of the last visit has to do. */
const PATIENCE = 2500;
const NAME = `satasat-${version}`;

self.addEventListener("install", (event) => {
  // It waits until no page of the version before is open: that one goes on with its own files.
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const key of await caches.keys()) if (key.startsWith("satasat-") && key !== NAME) await caches.delete(key);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (
    url.pathname.startsWith("/api/") ||
    url.pathname === "/ws" ||
    url.pathname === "/healthz" ||
    url.pathname === "/metrics"
  )
    return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(NAME);
      if (event.request.mode === "navigate") {
        // the server's page where it comes soon: an update is seen at once
        const kept = await cache.match("/");
        const late = new AbortController();
        const timer = setTimeout(() => kept && late.abort(), PATIENCE);
        try {
          const fresh = await fetch(event.request, { signal: late.signal });
          clearTimeout(timer); // its body may take what it takes
          return fresh.ok || !kept ? fresh : kept;
        } catch {
          return kept ?? Response.error();
        }
      }
      const hit = await cache.match(event.request, { ignoreSearch: true });
      if (hit) return hit;
      const got = await fetch(event.request);
      if (got.ok && url.pathname.startsWith("/assets/")) await cache.put(event.request, got.clone());
      return got;
    })(),
  );
});
