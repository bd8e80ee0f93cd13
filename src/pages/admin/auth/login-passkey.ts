import { redirect } from "react-router";
import { beginPasskeySignIn, signInWithPasskey } from "~/features/staff/sign-in/passkeys.server.ts";
import { refuseWith } from "~/platform/http/api/api-answer.server.ts";
import { readJson } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { safePath } from "../frame/guard.server.ts";
import type { Route } from "./+types/login-passkey";

export const loader = () => redirect("/admin/login");

/** Asked by the login page's script, first without an answer of a device, then with one. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { address } = context.get(requestInfoContext);
  const { answer, next } = await readJson(request);
  if (answer === undefined) {
    const begun = await beginPasskeySignIn(platform, address);
    return begun.ok ? Response.json({ options: begun.options }) : refuseWith(context, begun);
  }
  const signedIn = await signInWithPasskey(platform, request, answer, address);
  if (!signedIn.ok) return refuseWith(context, signedIn);
  const { headers } = signedIn;
  return Response.json({ next: safePath(typeof next === "string" ? next : null) }, { headers });
}
