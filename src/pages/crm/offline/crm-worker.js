/* The CRM's service worker: shows push messages. Served as it is from /crm-worker.js. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (!title) return;
  const options = { body, tag, data: { path }, icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  // Only ever a screen of the CRM, whatever a message says.
  const target = /^\/crm(\/|$)/.test(path ?? "") ? path : "/crm";
  event.waitUntil(openScreen(target));
});

async function openScreen(path) {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  return open.navigate(path);
}
