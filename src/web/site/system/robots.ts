import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/robots";

/** Paths for staff, for one visitor or for API clients; not indexed. */
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
