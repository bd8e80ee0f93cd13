import { eq } from "drizzle-orm";
import { recordChange } from "~/features/audit/audit.server.ts";
import {
  recordDelay,
  recordSecurityEvent,
} from "~/features/security-events/record-security-event.server.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import type { CodeRefusal } from "~/platform/accounts/one-time-codes.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { noticeNewDevice } from "../notices/send-account-notice.server.ts";
import { codeSchema, signInSchema } from "../staff.schema.ts";
import { knownDevice, rememberDevice } from "./known-device.server.ts";
import { admitSignIn, noteFailedSignIn } from "./sign-in-limits.server.ts";

/** `codeNeeded`: the password was right, and nobody is signed in before a one-time code was. */
export type SignedIn = Result<
  { headers: Headers; codeNeeded: boolean },
  Invalid | TooMany | (Refused<"wrong_credentials" | "sign_in_expired"> & { message: string })
>;

/** Signs in with e-mail and password. The failure's text is the accounts' own, whether there is one or not (`accounts.no-enumeration`). */
export async function signIn(
  platform: Platform,
  request: Request,
  values: object,
  address: string,
): Promise<SignedIn> {
  const checked = check(signInSchema, values);
  if (!checked.ok) return checked;
  const { email } = checked.value;
  const wait = await admitSignIn(platform, request, email, address);
  if (wait > 0) return tooMany(wait);
  const signedIn = await platform.accounts.signIn(request, checked.value);
  if (!signedIn.ok) {
    await noteFailedSignIn(platform, email, address);
    return { ok: false, code: "wrong_credentials", message: signedIn.message };
  }
  const { userId, headers } = signedIn;
  if (userId) await finishSignIn(platform, request, { userId, by: "password", headers });
  return { ok: true, headers, codeNeeded: userId === null };
}

const refusals: Record<CodeRefusal, string> = {
  wrong: "That code isn’t right. Check your phone’s clock, or use the next code.",
  used: "That code was used already. Wait for the next one.",
  expired: "That took too long. Sign in again with your password.",
  locked: "Too many wrong codes. Please wait 15 minutes and try again.",
};

/** Finishes a sign-in with a code of the person's app, or with a backup code. */
export async function signInWithCode(
  platform: Platform,
  request: Request,
  values: { code?: unknown; with?: unknown },
  address: string,
): Promise<SignedIn> {
  const checked = check(codeSchema, values);
  if (!checked.ok) return checked;
  const challenged = { userId: await platform.accounts.challengedUser(request) };
  const wait = (await platform.limits.use("one_time_code", address)).waitSeconds;
  if (wait > 0) {
    await recordDelay(platform, challenged, address);
    return tooMany(wait);
  }
  const kind = values.with === "backup-code" ? "backup" : "app";
  const answer = await platform.accounts.signInWithCode(request, kind, checked.value.code);
  if (!answer.ok) {
    if (answer.code === "locked") await recordDelay(platform, challenged, address);
    else if (answer.code !== "expired") {
      await recordSecurityEvent(platform, "failed_code", challenged, address);
    }
    const message = refusals[answer.code];
    const code = answer.code === "expired" ? "sign_in_expired" : "wrong_credentials";
    return { ok: false, code, message };
  }
  const { userId, headers } = answer;
  const by = kind === "app" ? "one-time code" : "backup code";
  await finishSignIn(platform, request, { userId, by, headers });
  return { ok: true, headers, codeNeeded: false };
}

/** What a code that was refused is answered with. */
export function codeMessage(code: CodeRefusal): string {
  return refusals[code];
}

/**
 * What a full sign-in brings with it, whichever way it went: an entry in the audit log, a mail when
 * the device is a new one, and the cookie by which it is known from now on, added to `headers`.
 */
export async function finishSignIn(
  platform: Platform,
  request: Request,
  { userId, by, headers }: { userId: string; by: string; headers: Headers },
): Promise<void> {
  await inTransaction(platform, async (work) => {
    const [user] = await work.tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) return;
    const entry = { action: "staff.sign_in", entity: "staff", entityId: userId };
    if (knownDevice(platform, request, user.email) === null) {
      await noticeNewDevice(work, user, request.headers.get("user-agent"));
    }
    await recordChange(work, user, { ...entry, before: null, after: { with: by } });
    headers.append("set-cookie", rememberDevice(platform, user.email));
  });
}
