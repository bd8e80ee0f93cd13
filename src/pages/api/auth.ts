import { signInWait } from "~/features/staff/sign-in.server.ts";
import { refuse } from "~/platform/http/api-answer.server.ts";
import { waitMessage } from "~/platform/http/limit.server.ts";
import { readJson } from "~/platform/http/read-body.server.ts";
import { platformContext, requestInfoContext } from "~/platform/http/request-info.server.ts";
import type { Route } from "./+types/auth";

/** What programs may do of all that the accounts library offers (specification §7). */
const open = new Set(["GET get-session", "POST sign-in/email", "POST sign-out"]);

/** Sign-in, sign-out and the session for programs. */
async function answer({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const call = `${request.method} ${params["*"]}`;
  if (!open.has(call)) return refuse(context, 404, "not found");
  const platform = context.get(platformContext);
  if (call === "POST sign-in/email") {
    const { email } = await readJson(request.clone());
    const { address } = context.get(requestInfoContext);
    const seconds = await signInWait(platform, String(email ?? ""), address);
    if (seconds > 0) return refuse(context, 429, waitMessage(seconds));
  }
  return platform.accounts.handle(request);
}

export const loader = answer;
export const action = answer;
