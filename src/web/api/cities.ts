import { suggestCities } from "~/domains/shared/cities/suggest-cities.server.ts";
import type { Route } from "./+types/cities";

/** GET `?q=`: at most eight cities that begin so, for suggestions while somebody types. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return Response.json(suggestCities(searchParams.get("q") ?? ""), {
    headers: { "cache-control": "public, max-age=86400" },
  });
}
