import { selectOwnRole } from "~/domains/operations/index.server.ts";
import { refuseWith, respondWithRows } from "~/platform/http/api/api-response.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/admin-roles";

const signInFirst = {
  ok: false,
  code: "sign_in_required",
  message: "permission denied: sign in first",
} as const;

/** GET: the signed-in user's own role. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const session = await platform.accounts.staff.read(request);
  if (!session) return refuseWith(context, signInFirst);
  const { searchParams } = new URL(request.url);
  return respondWithRows(
    context,
    request,
    await selectOwnRole(platform, session.userId, searchParams),
  );
}
