/**
 * Whether a screen may be there without a connection: the service worker of this page answers for it.
 */
export function mayBeKept({ pathname }: { pathname: string }): boolean {
  const isAnswered = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return isAnswered && (pathname === "/crm" || pathname.startsWith("/crm/"));
}
