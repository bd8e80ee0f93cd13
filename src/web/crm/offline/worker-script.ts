import worker from "./crm-worker.js?raw";

/**
 * `/crm-worker.js`: the CRM's service worker. It stands outside of /crm, as browsers ask for it without
 * a session, and its own policy lets it ask our addresses only.
 */
export const loader = () =>
  new Response(worker, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "service-worker-allowed": "/crm",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    },
  });
