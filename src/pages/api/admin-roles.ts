import { selectOwnRole } from "~/features/contractor-list/select-tables.server.ts";
import { answerSelected, refuse } from "~/platform/http/api-answer.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import type { Route } from "./+types/admin-roles";

/** GET: the signed-in user's own role (`api.tables`). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const user = await platform.accounts.userOf(request);
  if (!user) return refuse(context, 401, "permission denied: sign in first");
  const { searchParams } = new URL(request.url);
  return answerSelected(context, request, await selectOwnRole(platform, user.id, searchParams));
}
