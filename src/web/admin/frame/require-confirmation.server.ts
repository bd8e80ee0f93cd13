import { type RouterContextProvider, redirect } from "react-router";
import { confirmIdentity, hasConfirmed } from "~/domains/identity/accounts/own-account.server.ts";
import type { SignedInMember } from "~/domains/shared/access/actor.ts";
import { confirmationFor, type StaffAccess } from "~/domains/shared/access/route-access.ts";
import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import { noAccess } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";

type Guarded = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  access: StaffAccess;
};

/** Field that carries the password when an interrupted form is resubmitted. */
export const ownPasswordField = "own_password";

/**
 * Allows a request if its route needs no password confirmation, or the password was entered in this
 * session within the last few minutes (`staff.confirm-identity`). Otherwise a form post gets a page
 * that requests the password and carries the submitted fields, a download redirects to a page that
 * leads back, and an API client gets an error.
 */
export async function requireConfirmation(guarded: Guarded, member: SignedInMember) {
  const asked = confirmationFor(guarded.access, guarded.request.method);
  if (asked === true) return requireForFile(guarded, member);
  if (asked !== false) return requireForForm(guarded, member, asked);
}

async function requireForFile({ request, context }: Guarded, member: SignedInMember) {
  if (await hasConfirmed(context.get(platformContext), member)) return;
  if (!request.headers.get("accept")?.includes("text/html")) {
    throw refuseWith(
      context,
      { ok: false, code: "confirmation_required" },
      "permission denied: confirm your password first, at /api/auth/confirm-password or in the staff area",
    );
  }
  const { pathname, search } = new URL(request.url);
  throw redirect(`/admin/confirm?next=${encodeURIComponent(pathname + search)}`);
}

async function requireForForm(
  { request, context }: Guarded,
  member: SignedInMember,
  intents: readonly string[],
) {
  const form = await readForm(request.clone());
  const intent = form.getAll("intent").map(String);
  if (!intent.some((one) => intents.includes(one))) return;
  const platform = context.get(platformContext);
  const password = form.get(ownPasswordField);
  const { address } = context.get(requestInfoContext);
  const confirmed =
    password === null ? null : await confirmIdentity(platform, member, password, address);
  if (confirmed ? confirmed.ok : await hasConfirmed(platform, member)) return;
  const error = confirmed && !confirmed.ok ? confirmed.errors.password : null;
  const fields = [...form].filter(
    (field): field is [string, string] =>
      field[0] !== ownPasswordField && typeof field[1] === "string",
  );
  throw noAccess({ reason: "confirm", fields, error });
}
