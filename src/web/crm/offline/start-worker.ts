/** Starts the CRM's service worker, which sees nothing of the public site, and waits until it runs. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/crm-worker.js", { scope: "/crm" });
  return navigator.serviceWorker.ready;
}
