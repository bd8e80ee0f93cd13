import { draftTokenOf, readDraft, readOutlook } from "~/domains/signup/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/outlook";

/** GET /get-started/outlook: which of the draft's pages will go live, after a save by JavaScript. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const draft = await readDraft(platform, draftTokenOf(request));
  const outlook = await readOutlook(platform, draft?.submission ?? null);
  return Response.json({ outlook }, { headers: { "cache-control": "no-store" } });
}
