import { selectPages } from "~/features/directory/select-pages.server.ts";
import { answerSelected, refuseOverLimit } from "~/platform/http/api-answer.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import type { Route } from "./+types/seo-pages";

/** GET: live business pages, for everybody (specification §7). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const limited = await refuseOverLimit(context, "api_read");
  if (limited) return limited;
  const { searchParams } = new URL(request.url);
  return answerSelected(
    context,
    request,
    await selectPages(context.get(platformContext), searchParams),
  );
}
