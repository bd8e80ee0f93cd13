import { suggestCities } from "~/domains/shared/index.server.ts";
import type { Route } from "./+types/cities";

/** GET `?q=`: up to eight cities that start with the text, for autocomplete. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return Response.json(suggestCities(searchParams.get("q") ?? ""), {
    headers: { "cache-control": "public, max-age=86400" },
  });
}
