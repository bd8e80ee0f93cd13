import type { RouterContextProvider } from "react-router";
import { confirmIdentity } from "~/features/staff/sign-in/confirm-identity.server.ts";
import { confirmationMinutes } from "~/features/staff/sign-in/confirmation-minutes.ts";
import { finishSignIn, signInWithCode } from "~/features/staff/sign-in/sign-in.server.ts";
import { admitSignIn, noteFailedSignIn } from "~/features/staff/sign-in/sign-in-limits.server.ts";
import { refuseWait, refuseWith } from "~/platform/http/api/api-answer.server.ts";
import { readJson } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import type { Route } from "./+types/auth";
import { findStaffMember } from "./require-staff.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What API clients may do of all that the accounts library offers (`api.tables`). */
const calls: Record<string, (request: Request, context: Context) => Promise<Response>> = {
  "GET get-session": (request, context) => context.get(platformContext).accounts.handle(request),
  "POST sign-out": (request, context) => context.get(platformContext).accounts.handle(request),
  "POST sign-in/email": answerSignIn,
  "POST two-factor/verify-totp": answerCode,
  "POST confirm-password": answerConfirmation,
};

/** Sign-in, sign-out and the session for API clients. */
async function answer({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const call = calls[`${request.method} ${params["*"]}`];
  return call ? call(request, context) : refuseWith(context, { ok: false, code: "not_found" });
}

/** Only address and password go on: the library would also redirect to where the body says. */
async function answerSignIn(request: Request, context: Context): Promise<Response> {
  const platform = context.get(platformContext);
  const sent = await readJson(request);
  const [email = "", password = ""] = [typedText(sent, "email"), typedText(sent, "password")];
  const { address } = context.get(requestInfoContext);
  const seconds = await admitSignIn(platform, request, email, address);
  if (seconds > 0) return refuseWait(context, seconds);
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  const body = JSON.stringify({ email, password });
  const response = await platform.accounts.handle(
    new Request(request.url, { method: "POST", headers, body }),
  );
  const { user } = (await response.clone().json()) as { user?: { id: string } };
  if (!response.ok) await noteFailedSignIn(platform, email, address);
  const answer = new Response(response.body, response);
  if (response.ok && user) {
    const { headers } = answer;
    await finishSignIn(platform, request, { userId: user.id, by: "password", headers });
  }
  return answer;
}

/** The second half of a sign-in with one-time codes. */
async function answerCode(request: Request, context: Context): Promise<Response> {
  const { code } = await readJson(request);
  const { address } = context.get(requestInfoContext);
  const signedIn = await signInWithCode(context.get(platformContext), request, { code }, address);
  if (signedIn.ok) return Response.json({ signed_in: true }, { headers: signedIn.headers });
  return refuseWith(context, signedIn);
}

/** The own password once more, for what the staff area asks it for (`staff.confirm-identity`). */
async function answerConfirmation(request: Request, context: Context): Promise<Response> {
  const asked = await findStaffMember(context, request);
  if (!asked.ok) return asked.refused;
  const { password } = await readJson(request);
  const { address } = context.get(requestInfoContext);
  const platform = context.get(platformContext);
  const confirmed = await confirmIdentity(platform, asked.member, password, address);
  if (!confirmed.ok) {
    const why = confirmed.errors.password;
    return refuseWith(context, { ok: false, code: "not_confirmed" }, why);
  }
  return Response.json({ confirmed_minutes: confirmationMinutes });
}

export const loader = answer;
export const action = answer;
