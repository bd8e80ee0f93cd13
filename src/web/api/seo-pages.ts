import { selectPages } from "~/domains/storefront/index.server.ts";
import { refuseOverLimit, respondWithSelected } from "~/platform/http/api/api-response.server.ts";
import type { Route } from "./+types/seo-pages";

/** GET: live business pages; public. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const limited = await refuseOverLimit(context, "api_read");
  if (limited) return limited;
  return respondWithSelected(context, request, selectPages);
}
