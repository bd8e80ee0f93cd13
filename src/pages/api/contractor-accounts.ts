import { selectContractors } from "~/features/desk/select-tables.server.ts";
import { answerSelected } from "~/platform/http/api-answer.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import type { Route } from "./+types/contractor-accounts";
import { requireStaff } from "./require-staff.server.ts";

/** GET: staff only, with embedded sessions and progress (specification §7). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const refused = await requireStaff(context, request);
  if (refused) return refused;
  const { searchParams } = new URL(request.url);
  return answerSelected(
    context,
    request,
    await selectContractors(context.get(platformContext), searchParams),
  );
}
