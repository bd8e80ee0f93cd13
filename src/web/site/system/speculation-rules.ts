/** Addresses that are never fetched ahead: for one visitor, for staff, for API clients, or downloads. */
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
/** A pattern for addresses with a query would also match those without one. */
const withQuery = "[href*='?']";

/**
 * Browsers fetch a page when its link is pointed at or pressed, so that it is there when the finger is lifted.
 * They run no script. Landing pages hold them; the others name /speculationrules.json.
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
