import worker from "./crm-worker.js?raw";

/**
 * `/crm-worker.js`: the CRM's service worker. It is outside /crm because browsers fetch it without a
 * session, and its own content security policy allows connections only to our origin.
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
