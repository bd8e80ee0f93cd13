import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/robots";

/** What is for staff, for one visitor or for API clients, and so for no search engine. */
const closed = ["/admin", "/api", "/get-started", "/confirm-email"];

/** /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext).settings.siteUrl;
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
