/**
 * Whether a browser says that it was led to this page (`reviews.counts`). Mail programs and scanners
 * that fetch a link ahead do not say so; one that runs a whole browser does.
 */
export function isNavigation({ method, headers }: Request): boolean {
  const isAhead = headers.has("sec-purpose") || headers.has("purpose");
  return (
    method === "GET" &&
    !isAhead &&
    headers.get("sec-fetch-mode") === "navigate" &&
    headers.get("sec-fetch-dest") === "document"
  );
}
