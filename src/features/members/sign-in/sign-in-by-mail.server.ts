import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, exists, isNull, sql } from "drizzle-orm";
import {
  recordDelay,
  recordSecurityEvent,
} from "~/features/security-events/record-security-event.server.ts";
import { knownDevice } from "~/features/staff/sign-in/known-device.server.ts";
import { signInDelay } from "~/features/staff/sign-in/sign-in-limits.server.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
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
import { signInCodeSchema } from "../members.schema.ts";
import { memberSignIns, members } from "../members.tables.server.ts";
import { finishMemberSignIn } from "./finish-sign-in.server.ts";
import { findLinkedSignIn, findWaitingSignIn, signInCode } from "./sign-in-keys.server.ts";

const maxTries = 5;

export type MemberSignedIn = Result<
  { headers: Headers; next: string },
  Invalid | TooMany | (Refused<"wrong_credentials" | "sign_in_expired"> & { message: string })
>;

const expired = {
  ok: false,
  code: "sign_in_expired",
  message: "That code no longer works. Request a new one.",
} as const;

const useTheLink = {
  ok: false,
  code: "wrong_credentials",
  message: "Too many codes were tried for this address today. Use the link in the email.",
} as const;

/**
 * Signs in with the six digits of the mail that this browser asked for. Five wrong ones end the code;
 * many at an account from anywhere make each further one slower, and in the end leave only the link
 * (`members.guessed-codes`).
 */
export async function signInMemberWithCode(
  platform: Platform,
  request: Request,
  values: object,
  address: string,
): Promise<MemberSignedIn> {
  const checked = check(signInCodeSchema, values);
  if (!checked.ok) return checked;
  const waiting = await findWaitingSignIn(platform, request);
  if (!waiting) return expired;
  const { email } = waiting;
  const { waitSeconds } = await platform.limits.use("crm_code_address", address);
  if (waitSeconds > 0) {
    await recordDelay(platform, { memberEmail: email }, address);
    return tooMany(waitSeconds);
  }
  if (!(await countTry(platform, waiting.id))) return expired;
  if (!(await admitCode(platform, request, email))) {
    await recordDelay(platform, { memberEmail: email }, address);
    return useTheLink;
  }
  if (checked.value.code === signInCode(platform, waiting.id)) {
    const signedIn = await enter(platform, request, waiting.id, address);
    if (signedIn) return signedIn;
  }
  await recordSecurityEvent(platform, "member_failed_sign_in", { memberEmail: email }, address);
  return {
    ok: false,
    code: "wrong_credentials",
    message: "That code isn’t right. Check it and try again.",
  };
}

/**
 * Counts a code before it is compared, and waits the growing delay: for the account from anywhere, or
 * for a browser that has signed in before, whose codes strangers do not use up.
 * @returns false when so many were tried within a day that only the link signs in
 */
async function admitCode(platform: Platform, request: Request, email: string): Promise<boolean> {
  const { limits } = platform;
  const key = knownDevice(platform, request, email) ?? email;
  if ((await limits.use("crm_code_day", key)).waitSeconds > 0) return false;
  const { over } = await limits.use("crm_code_anywhere", key);
  await sleep(signInDelay(over) * 1000);
  return true;
}

/** Signs in with the link of the mail, in whichever browser its button was pressed. */
export async function signInMemberWithLink(
  platform: Platform,
  request: Request,
  token: string,
  address: string,
): Promise<Result<{ headers: Headers; next: string }, Refused<"link_expired">>> {
  const linked = await findLinkedSignIn(platform, token);
  const signedIn = linked && (await enter(platform, request, linked.id, address));
  return signedIn ?? { ok: false, code: "link_expired" };
}

/** Whose sign-in a link is, for the page that asks whether to go on; null when it works no more. */
export async function showSignInLink(platform: Platform, token: string): Promise<string | null> {
  return (await findLinkedSignIn(platform, token))?.email ?? null;
}

/** Counts before the code is compared, so that tries at once are no more than tries in turn. */
async function countTry({ database: { query } }: Platform, id: string): Promise<boolean> {
  const counted = await query
    .update(memberSignIns)
    .set({ tries: sql`${memberSignIns.tries} + 1` })
    .where(and(eq(memberSignIns.id, id), sql`${memberSignIns.tries} < ${maxTries}`))
    .returning({ id: memberSignIns.id });
  return counted.length > 0;
}

/** Spends the try, code and link together, and begins a session of whoever has the address and belongs to a business. */
async function enter(platform: Platform, request: Request, id: string, address: string) {
  const found = await inTransaction(platform, async ({ tx, now }) => {
    const [spent] = await tx
      .update(memberSignIns)
      .set({ spentAt: now })
      .where(and(eq(memberSignIns.id, id), isNull(memberSignIns.spentAt)))
      .returning();
    if (!spent) return null;
    const membership = tx
      .select()
      .from(members)
      .where(and(eq(members.userId, memberUsers.id), isNull(members.revokedAt)));
    const [user] = await tx
      .select({ id: memberUsers.id })
      .from(memberUsers)
      .where(and(sql`lower(${memberUsers.email}) = ${spent.email}`, exists(membership)));
    return user ? { userId: user.id, next: spent.next } : null;
  });
  if (!found) return null;
  const { userId, next } = found;
  const headers = await platform.memberAccounts.begin(request, userId);
  await finishMemberSignIn(platform, { userId, headers, address });
  return { ok: true as const, headers, next };
}
