import { refuseOverLimit } from "~/platform/http/api-answer.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import type { Route } from "./+types/auth";

/** Sign-in, sign-out and sessions for programs, as the accounts library documents them. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  context.get(platformContext).accounts.handle(request);

export async function action({ request, context }: Route.ActionArgs) {
  const limited = await refuseOverLimit(context, "sign_in_address");
  return limited ?? context.get(platformContext).accounts.handle(request);
}
