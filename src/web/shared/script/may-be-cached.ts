/** Whether a page may be available offline, from this page's service worker. */
export function mayBeCached({ pathname }: { pathname: string }): boolean {
  const isAnswered = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return isAnswered && (pathname === "/crm" || pathname.startsWith("/crm/"));
}
