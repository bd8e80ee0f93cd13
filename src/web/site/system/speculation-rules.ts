/** Never prefetched: pages for one visitor, for staff or for API clients, and downloads. */
const never = [
  "/admin",
  "/admin/*",
  "/api/*",
  "/get-started",
  "/get-started/*",
  "/confirm-email/*",
  "/files/*",
  "/crm/settings/export/*",
];
/** A URL pattern with a query would also match URLs without one. */
const withQuery = "[href*='?']";

/**
 * Lets browsers prefetch a page on hover or pointer down, so it is loaded by the time of the click.
 * Prefetching runs no JavaScript. Landing pages include the rules; other pages reference
 * /speculationrules.json.
 */
export const speculationRulesText = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: never } },
          { not: { selector_matches: withQuery } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

export function loader() {
  return new Response(speculationRulesText, {
    headers: {
      "content-type": "application/speculationrules+json",
      "cache-control": "public, max-age=3600",
    },
  });
}
