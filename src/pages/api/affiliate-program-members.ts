import { selectAffiliates } from "~/features/affiliates/select-affiliates.server.ts";
import { answerSelected } from "~/platform/http/api-answer.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import type { Route } from "./+types/affiliate-program-members";
import { requireStaff } from "./require-staff.server.ts";

/** GET: staff only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const refused = await requireStaff(context, request);
  if (refused) return refused;
  const { searchParams } = new URL(request.url);
  return answerSelected(
    context,
    request,
    await selectAffiliates(context.get(platformContext), searchParams),
  );
}
