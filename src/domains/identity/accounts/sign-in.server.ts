import { eq } from "drizzle-orm";
import { codeSchema, signInSchema } from "~/domains/identity/identity.schema.ts";
import {
  recordDelay,
  recordSecurityEvent,
} from "~/domains/identity/security-events/security-events.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { memberUsers, users } from "~/platform/accounts/accounts.tables.server.ts";
import { findByPassword } from "~/platform/accounts/passwords.server.ts";
import type { Audience } from "~/platform/accounts/sessions.server.ts";
import type { CodeRefusal } from "~/platform/accounts/two-factor.server.ts";
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
import { notifyNewDevice } from "./notices.server.ts";
import {
  checkSignInLimit,
  knownDevice,
  recordFailedSignIn,
  rememberDevice,
} from "./sign-in-limits.server.ts";

/** `codeNeeded`: the password was right, but a one-time code is required to sign in. */
export type SignedIn = Result<
  { headers: Headers; codeNeeded: boolean },
  Invalid | TooMany | (Refused<"wrong_credentials" | "sign_in_expired"> & { message: string })
>;

/**
 * Signs in staff by email and password. A failure has the same message for every address
 * (`accounts.no-enumeration`).
 */
export async function signIn(
  platform: Platform,
  request: Request,
  values: object,
  address: string,
): Promise<SignedIn> {
  const checked = check(signInSchema, values);
  return checked.ok ? signInWithPassword(platform, request, checked.value, address) : checked;
}

/** Like `signIn`, for an API client, which needs no field errors. */
export async function signInWithPassword(
  platform: Platform,
  request: Request,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<Exclude<SignedIn, Invalid>> {
  const wait = await checkSignInLimit(platform, request, email, address);
  if (wait > 0) return tooMany(wait);
  const { staff, secondFactor } = platform.accounts;
  const person = await findByPassword(platform.database.query, email, password);
  if (person?.twoFactor) {
    return { ok: true, headers: await secondFactor.challenge(person.id), codeNeeded: true };
  }
  const headers = person && (await staff.begin(request, person.id));
  if (!headers) {
    await recordFailedSignIn(platform, email, address);
    return { ok: false, code: "wrong_credentials", message: "Invalid email or password" };
  }
  const signedIn = { userId: person.id, by: "password", headers, address };
  await finishSignIn(platform, "staff", request, signedIn);
  return { ok: true, headers, codeNeeded: false };
}

const refusals: Record<CodeRefusal, string> = {
  wrong: "That code isn’t right. Check your phone’s clock, or use the next code.",
  used: "That code was used already. Wait for the next one.",
  expired: "That took too long. Sign in again with your password.",
  locked: "Too many wrong codes. Please wait 15 minutes and try again.",
};

/** Completes a staff sign-in with a code from the person's app, or with a backup code. */
export async function signInWithCode(
  platform: Platform,
  request: Request,
  values: { code?: unknown; with?: unknown },
  address: string,
): Promise<SignedIn> {
  const checked = check(codeSchema, values);
  if (!checked.ok) return checked;
  const { secondFactor } = platform.accounts;
  const challenged = { userId: await secondFactor.challengedUser(request) };
  const wait = (await platform.limits.use("one_time_code", address)).waitSeconds;
  if (wait > 0) {
    await recordDelay(platform, challenged, address);
    return tooMany(wait);
  }
  const kind = values.with === "backup-code" ? "backup" : "app";
  const result = await secondFactor.signIn(request, kind, checked.value.code);
  if (!result.ok) {
    if (result.code === "locked") await recordDelay(platform, challenged, address);
    else if (result.code !== "expired") {
      await recordSecurityEvent(platform, "failed_code", challenged, address);
    }
    const code = result.code === "expired" ? "sign_in_expired" : "wrong_credentials";
    return { ok: false, code, message: refusals[result.code] };
  }
  const { userId, headers } = result;
  const method = kind === "app" ? "one-time code" : "backup code";
  await finishSignIn(platform, "staff", request, { userId, by: method, headers, address });
  return { ok: true, headers, codeNeeded: false };
}

/** The error message for a refused code. */
export function codeMessage(code: CodeRefusal): string {
  return refusals[code];
}

type Finished = { userId: string; by: string; headers: Headers; address: string };

/**
 * The last step of every sign-in: records it, notifies staff of an unknown device, and adds the known-device
 * cookie to `headers`.
 */
export async function finishSignIn(
  platform: Platform,
  audience: Audience,
  request: Request,
  { userId, by, headers, address }: Finished,
): Promise<void> {
  const email =
    audience === "staff"
      ? await recordStaffSignIn(platform, request, userId, by)
      : await recordMemberSignIn(platform, userId, address);
  if (email) headers.append("set-cookie", rememberDevice(platform, email));
}

function recordStaffSignIn(platform: Platform, request: Request, userId: string, method: string) {
  return inTransaction(platform, async (work) => {
    const [user] = await work.tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) return null;
    if (knownDevice(platform, request, user.email) === null) {
      await notifyNewDevice(work, user, request.headers.get("user-agent"));
    }
    const entry = { action: "staff.sign_in", entity: "staff", entityId: userId };
    await recordChange(work, user, { ...entry, before: null, after: { with: method } });
    return user.email;
  });
}

async function recordMemberSignIn(platform: Platform, userId: string, address: string) {
  const [user] = await platform.database.query
    .update(memberUsers)
    .set({ signedInAt: platform.clock.now() })
    .where(eq(memberUsers.id, userId))
    .returning({ email: memberUsers.email });
  if (!user) throw new Error("User not found");
  await recordSecurityEvent(platform, "member_sign_in", { memberEmail: user.email }, address);
  return user.email;
}
