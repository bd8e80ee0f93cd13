import { waitMessage } from "~/platform/http/limit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { check, type FieldErrors } from "~/platform/validation/form.ts";
import { signInSchema } from "./staff.schema.ts";

export type SignedIn =
  | { ok: true; headers: Headers }
  | { ok: false; status: 401 | 422 | 429; message: string | null; errors: FieldErrors };

/** Signs in with e-mail and password. The failure's text is the accounts' own. */
export async function signIn(
  platform: Platform,
  request: Request,
  values: object,
  address: string,
): Promise<SignedIn> {
  const checked = check(signInSchema, values);
  if (!checked.ok) return { ok: false, status: 422, message: null, errors: checked.errors };
  const wait = await signInWait(platform, checked.value.email, address);
  if (wait > 0) return { ok: false, status: 429, message: waitMessage(wait), errors: {} };
  const signedIn = await platform.accounts.signIn(request, checked.value);
  if (signedIn.ok) return signedIn;
  return { ok: false, status: 401, message: signedIn.message, errors: {} };
}

/**
 * Counts one try to sign in: for the address it comes from and for the account it aims at, known or
 * not (faults 27, 28). @returns seconds to wait when there were too many, else 0
 */
export async function signInWait(
  platform: Platform,
  email: string,
  address: string,
): Promise<number> {
  const fromAddress = await platform.limits.use("sign_in_address", address);
  const atAccount = await platform.limits.use("sign_in_account", email.toLowerCase());
  return Math.max(fromAddress.waitSeconds, atAccount.waitSeconds);
}
