import type { RouterContextProvider } from "react-router";
import {
  confirmIdentity,
  signInWithCode,
  signInWithPassword,
} from "~/domains/identity/index.server.ts";
import { confirmationMinutes } from "~/domains/identity/index.ts";
import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import { readJson } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import type { Route } from "./+types/auth";
import { findStaffMember } from "./require-staff.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Actions for API clients. */
const calls: Record<string, (request: Request, context: Context) => Promise<Response>> = {
  "GET get-session": respondWithSession,
  "POST sign-out": handleSignOut,
  "POST sign-in/email": handleSignIn,
  "POST two-factor/verify-totp": handleSignInCode,
  "POST confirm-password": handleConfirmation,
};

/** Sign-in, sign-out and the session for API clients. */
async function respond({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const call = calls[`${request.method} ${params["*"]}`];
  return call ? call(request, context) : refuseWith(context, { ok: false, code: "not_found" });
}

async function respondWithSession(request: Request, context: Context): Promise<Response> {
  // Polling doesn't count as user activity.
  const background = true;
  const session = await context.get(platformContext).accounts.staff.read(request, { background });
  const headers = { "cache-control": "no-store" };
  if (!session) return Response.json(null, { headers });
  const { sessionId, userId, email, name, twoFactor } = session;
  const user = { id: userId, email, name, twoFactorEnabled: twoFactor };
  return Response.json({ session: { id: sessionId, userId }, user }, { headers });
}

async function handleSignOut(request: Request, context: Context): Promise<Response> {
  const headers = await context.get(platformContext).accounts.staff.signOut(request);
  return Response.json({ success: true }, { headers });
}

async function handleSignIn(request: Request, context: Context): Promise<Response> {
  const sent = await readJson(request);
  const [email = "", password = ""] = [typedText(sent, "email"), typedText(sent, "password")];
  const { address } = context.get(requestInfoContext);
  const platform = context.get(platformContext);
  const signedIn = await signInWithPassword(platform, request, { email, password }, address);
  if (!signedIn.ok) return refuseWith(context, signedIn);
  const { headers, codeNeeded } = signedIn;
  const waits = { twoFactorRedirect: true, twoFactorMethods: ["totp"] };
  return Response.json(codeNeeded ? waits : { redirect: false }, { headers });
}

/** Second step of a sign-in with one-time codes. */
async function handleSignInCode(request: Request, context: Context): Promise<Response> {
  const { code } = await readJson(request);
  const { address } = context.get(requestInfoContext);
  const signedIn = await signInWithCode(context.get(platformContext), request, { code }, address);
  if (signedIn.ok) return Response.json({ signed_in: true }, { headers: signedIn.headers });
  return refuseWith(context, signedIn);
}

/** Checks the user's password again for sensitive staff actions (`staff.confirm-identity`). */
async function handleConfirmation(request: Request, context: Context): Promise<Response> {
  const staffMember = await findStaffMember(context, request);
  if (!staffMember.ok) return staffMember.refused;
  const { password } = await readJson(request);
  const { address } = context.get(requestInfoContext);
  const platform = context.get(platformContext);
  const confirmed = await confirmIdentity(platform, staffMember.member, password, address);
  if (!confirmed.ok) {
    const why = confirmed.errors.password;
    return refuseWith(context, { ok: false, code: "not_confirmed" }, why);
  }
  return Response.json({ confirmed_minutes: confirmationMinutes });
}

export const loader = respond;
export const action = respond;
