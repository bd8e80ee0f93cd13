/*
 * The CRM's service worker, served unchanged from /crm-worker.js: caches opened screens for offline
 * reading, and shows push notifications.
 */

/** Cache of one membership: another business of the same user has its own. */
const pagesOf = (memberId) => `crm-pages ${memberId}`;
const assetsCache = "crm-assets";
const maxPages = 160;
const maxAssets = 200;
/** Sent instead of a membership to someone who was removed. */
const removed = "none";
/** Milliseconds after which a page with reloaded data is cached again. */
const staleAfter = 10_000;
/** The same for a page of the day's work, which is cached before anyone opens it. */
const dayStaleAfter = 15 * 60_000;
/** Pages to cache for each list of appointments, and for each appointment. */
const maxDayPages = 20;

const isKept = (path) =>
  /^\/crm(\/leads|\/conversations|\/schedule)?$/.test(path) ||
  /^\/crm\/(leads|conversations|jobs|customers)\/[0-9a-f-]{36}$/.test(path) ||
  /^\/crm\/schedule\/visits\/[0-9a-f-]{36}(\/(collect|edit|pictures))?$/.test(path);
const isInCrm = (path) => path === "/crm" || path === "/crm.data" || path.startsWith("/crm/");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(respondWithAsset(event));
  else if (!isInCrm(pathname)) return;
  else if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (pathname.endsWith(".data")) event.respondWith(respondWithData(event));
});

self.addEventListener("message", (event) => {
  if (event.data === "forget") event.waitUntil(deleteAllCaches());
  // The page that started the worker loaded before it, and lists the scripts that it loaded.
  const { keep: loaded } = event.data ?? {};
  if (Array.isArray(loaded) && event.source?.url)
    event.waitUntil(cacheOpened(event.source, loaded));
});

async function cacheOpened({ url }, loaded) {
  await cacheAssets(loaded.filter((address) => new URL(address).origin === location.origin));
  await recachePage(url);
}

async function answerPage(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    event.waitUntil(note(request.url, response.clone()));
    return response;
  } catch {
    return (await findCached(request.url)) ?? respondOffline();
  }
}

async function respondWithData(event) {
  const response = await fetch(event.request);
  event.waitUntil(cacheData(event.request.url, response.clone()));
  return response;
}

/** Served from the cache: asset names contain a content hash. */
async function respondWithAsset(event) {
  const { request } = event;
  const cache = await caches.open(assetsCache);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  // Caching may fail without space on the device; the response is used anyway.
  if (response.ok) event.waitUntil(cache.put(request, response.clone()).catch(() => {}));
  return response;
}

/** Caches a page for its member; deletes all caches if the response shows that no one is signed in. */
async function note(address, response) {
  const memberId = response.headers.get("hearthline-member");
  if (!memberId) {
    if (isSignedOut(address, response)) await deleteAllCaches();
    return;
  }
  if (memberId === removed) return deleteRemoved();
  await deleteOtherCaches(memberId);
  const isPage = response.ok && response.headers.get("content-type")?.startsWith("text/html");
  if (isPage && isKept(new URL(address).pathname)) await keep(memberId, address, response);
}

async function cacheData(address, response) {
  const url = new URL(address);
  const isAnswered = response.status < 500 && response.status !== 429;
  const memberId = response.headers.get("hearthline-member");
  if (memberId === removed) await deleteRemoved();
  else if (memberId) {
    await deleteOtherCaches(memberId);
    url.pathname = url.pathname.replace(/\.data$/, "");
    url.searchParams.delete("_routes");
    if (response.ok) await recachePage(url.href);
  } else if (isAnswered) await deleteAllCaches();
}

function isSignedOut(address, { status, ok }) {
  if (status === 401 || status === 403) return true;
  // An invitation signs a user in too.
  return ok && /^\/crm\/(sign-in|invitation)\b/.test(new URL(address).pathname);
}

async function recachePage(address, stale = staleAfter) {
  const { pathname } = new URL(address);
  if (!isKept(pathname)) return;
  const cached = await findCached(address);
  const at = Number(cached?.headers.get("hearthline-kept-at") ?? 0);
  if (Date.now() - at < stale) return;
  const response = await fetch(address, { headers: { accept: "text/html" } }).catch(() => null);
  if (response && !response.redirected) await note(address, response);
}

async function keep(memberId, address, response) {
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set("hearthline-kept-at", String(Date.now()));
  // Stored as plain text, whatever its encoding was.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const cache = await caches.open(pagesOf(memberId));
  await cache.delete(address);
  await cache.put(address, new Response(html, { headers }));
  await trim(cache, maxPages);
  const assets = new Set(html.match(/\/assets\/[\w.-]+/g));
  await cacheAssets([...assets].map((path) => new URL(path, address).href));
  await cacheDay(address, html);
}

async function cacheAssets(addresses) {
  const assets = await caches.open(assetsCache);
  for (const wanted of addresses) {
    if (await assets.match(wanted)) continue;
    const asset = await fetch(wanted).catch(() => null);
    if (asset?.ok) await assets.put(wanted, asset);
  }
  await trim(assets, maxAssets);
}

/** Caches the day's appointments that a list links to, and the pages to work on each. */
async function cacheDay(address, html) {
  const { pathname } = new URL(address);
  const isList = pathname === "/crm" || pathname === "/crm/schedule";
  const isVisit = /^\/crm\/schedule\/visits\/[^/]+$/.test(pathname);
  if (!isList && !isVisit) return;
  const wanted = isList
    ? /href="(\/crm\/schedule\/visits\/[0-9a-f-]{36})"/g
    : /href="(\/crm\/(?:jobs\/[0-9a-f-]{36}|schedule\/visits\/[0-9a-f-]{36}\/(?:edit|pictures|collect(?:\?done=yes)?)))"/g;
  const paths = new Set([...html.matchAll(wanted)].map(([, path]) => path));
  for (const path of [...paths].slice(0, maxDayPages)) {
    await recachePage(new URL(path, address).href, dayStaleAfter);
  }
}

/** Deletes the oldest entries first. */
async function trim(cache, most) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

const pageCaches = async () => (await caches.keys()).filter((name) => name.startsWith(pagesOf("")));

/** The cached page, marked so it shows when it was saved. */
async function findCached(address) {
  for (const name of await pageCaches()) {
    const cached = await (await caches.open(name)).match(address);
    if (!cached) continue;
    const html = await cached.text();
    return new Response(html.replace("<html", "<html data-kept"), { headers: cached.headers });
  }
  return null;
}

async function deleteOtherCaches(memberId) {
  for (const name of await pageCaches()) {
    if (name !== pagesOf(memberId)) await caches.delete(name);
  }
}

/** The queue stays until its member signs in again; no one else sees or sends it. */
async function deleteAllCaches() {
  for (const name of await pageCaches()) await caches.delete(name);
}

/** Deletes the pages and the queue of a member who was removed: they can't send it anymore. */
async function deleteRemoved() {
  const memberIds = (await pageCaches()).map((name) => name.slice(pagesOf("").length));
  await deleteAllCaches();
  await deleteQueued(memberIds);
}

function deleteQueued(memberIds) {
  return new Promise((resolve) => {
    const opening = self.indexedDB.open("hearthline-crm", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("outbox", { keyPath: "id" });
    opening.onerror = resolve;
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction("outbox", "readwrite");
      transaction.objectStore("outbox").openCursor().onsuccess = ({ target: { result } }) => {
        if (!result) return;
        if (memberIds.includes(result.value.memberId)) result.delete();
        result.continue();
      };
      transaction.oncomplete = transaction.onabort = () => {
        database.close();
        resolve();
      };
    };
  });
}

const offlinePage = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>You’re offline</title>
<style>:root{color-scheme:light dark;background:light-dark(#fbf8f2,#0a1424);color:light-dark(#0f2341,#ebf0f8);font:1rem/1.6 Figtree,system-ui,sans-serif}
body{max-width:32rem;margin:20vh auto 0;padding:0 1rem;text-align:center}
a{display:inline-block;padding:.6rem 1.25rem;border-radius:.5rem;background:light-dark(#174685,#a3c6ff);color:light-dark(#fff,#0a1a35);font-weight:600;text-decoration:none}</style>
<h1>You’re offline</h1><p>This screen hasn’t been opened on this device before.</p>
<p><a href="/crm">Go to Today</a></p></html>`;

const respondOffline = () =>
  new Response(offlinePage, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8" },
  });

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (!title) return;
  const options = { body, tag, data: { path }, icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  // Opens only CRM screens, whatever the message contains.
  const target = /^\/crm(\/|$)/.test(path ?? "") ? path : "/crm";
  event.waitUntil(openScreen(target));
});

async function openScreen(path) {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  return open.navigate(path);
}
