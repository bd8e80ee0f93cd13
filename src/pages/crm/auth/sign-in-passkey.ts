import { redirect } from "react-router";
import {
  beginMemberPasskeySignIn,
  signInMemberWithPasskey,
} from "~/features/members/sign-in/passkeys.server.ts";
import { crmPath } from "~/features/members/sign-in/return-path.ts";
import { refuseWith } from "~/platform/http/api/api-answer.server.ts";
import { readJson } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/sign-in-passkey";

export const loader = () => redirect("/crm/sign-in");

/** Asked by the sign-in page's script, first without an answer of a device, then with one. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { address } = context.get(requestInfoContext);
  const { answer, next } = await readJson(request);
  if (answer === undefined) {
    const begun = await beginMemberPasskeySignIn(platform, address);
    return begun.ok ? Response.json({ options: begun.options }) : refuseWith(context, begun);
  }
  const signedIn = await signInMemberWithPasskey(platform, request, answer, address);
  if (!signedIn.ok) return refuseWith(context, signedIn);
  return Response.json({ next: crmPath(next) }, { headers: signedIn.headers });
}
