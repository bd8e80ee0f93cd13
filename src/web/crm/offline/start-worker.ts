/**
 * Registers the CRM's service worker, which doesn't cover the public site, and waits until it is
 * active.
 */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/crm-worker.js", { scope: "/crm" });
  return navigator.serviceWorker.ready;
}
