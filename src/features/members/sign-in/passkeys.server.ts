import { and, eq, gt, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import {
  recordDelay,
  recordSecurityEvent,
} from "~/features/security-events/record-security-event.server.ts";
import { memberSessions } from "~/platform/accounts/member-accounts.tables.server.ts";
import { type BrowserMessage, whyNotAdded } from "~/platform/accounts/passkeys.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { memberPasskeyNotice } from "../members.emails.server.ts";
import { canKeepMemberAccount } from "../members.policy.ts";
import { memberPasskeySchema } from "../members.schema.ts";
import { finishMemberSignIn } from "./finish-sign-in.server.ts";

export type MemberPasskeyBegun = Result<{ name: string; options: BrowserMessage }, Invalid>;

/** The person's passkeys, the oldest first. */
export function listMemberPasskeys(platform: Platform, actor: Actor) {
  authorize(canKeepMemberAccount(actor));
  return platform.memberAccounts.passkeys.list(actor.userId);
}

/**
 * Says what the browser is to be asked, in a session that began within the last hour: whoever finds a
 * phone that is signed in cannot keep a key to it (`members.passkeys`).
 */
export async function beginMemberPasskey(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<MemberPasskeyBegun> {
  authorize(canKeepMemberAccount(actor));
  const checked = check(memberPasskeySchema, values);
  if (!checked.ok) return checked;
  const [fresh] = await platform.database.query
    .select({ id: memberSessions.id })
    .from(memberSessions)
    .where(
      and(
        eq(memberSessions.id, actor.sessionId),
        gt(memberSessions.createdAt, sql`now() - interval '1 hour'`),
      ),
    );
  if (!fresh) return invalid({ name: "Sign out and back in first, then add the passkey" });
  const { passkeys } = platform.memberAccounts;
  if (!(await passkeys.hasRoom(actor.userId))) return invalid(whyNotAdded.no_room);
  const owner = { id: actor.userId, email: actor.email, name: actor.name };
  return { ok: true, name: checked.value.name, options: await passkeys.beginAdding(owner) };
}

/** Keeps the passkey that the browser made, where it is what was asked for and there is room, and tells them by mail. */
export async function addMemberPasskey(
  platform: Platform,
  actor: Actor,
  { name, answer }: { name: string; answer: unknown },
): Promise<Result<object, Invalid>> {
  authorize(canKeepMemberAccount(actor));
  const owner = { id: actor.userId, email: actor.email, name: actor.name };
  return inTransaction(platform, async (work) => {
    const added = await platform.memberAccounts.passkeys.add(owner, name, answer);
    if (added !== "added") return invalid(whyNotAdded[added]);
    await queueEmail(work, memberPasskeyNotice, noticeTo(actor, "added"));
    return { ok: true };
  });
}

/** Takes one of the person's passkeys away and tells them by mail; a session that began with it goes on. */
export async function removeMemberPasskey(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<boolean> {
  authorize(canKeepMemberAccount(actor));
  return inTransaction(platform, async (work) => {
    const removed = await platform.memberAccounts.passkeys.remove(actor.userId, id);
    if (removed) await queueEmail(work, memberPasskeyNotice, noticeTo(actor, "removed"));
    return removed;
  });
}

function noticeTo(person: { userId: string; email: string }, what: "added" | "removed") {
  return {
    to: person.email,
    cause: `member-passkey-${what}:${newId()}`,
    subjectId: person.userId,
    params: { userId: person.userId, what },
  };
}

/** What the browser is to be asked by somebody who wants to sign in. Says nothing about who exists. */
export async function beginMemberPasskeySignIn(platform: Platform, address: string) {
  const { waitSeconds } = await platform.limits.use("passkey_sign_in", address);
  return waitSeconds > 0
    ? tooMany(waitSeconds)
    : { ok: true as const, options: await platform.memberAccounts.passkeys.beginSignIn() };
}

/** Signs in with a passkey, whose device has asked for a finger, a face or a PIN. */
export async function signInMemberWithPasskey(
  platform: Platform,
  request: Request,
  answer: unknown,
  address: string,
): Promise<
  Result<{ headers: Headers }, TooMany | (Refused<"wrong_credentials"> & { message: string })>
> {
  const { waitSeconds } = await platform.limits.use("passkey_sign_in", address);
  if (waitSeconds > 0) {
    await recordDelay(platform, { userId: null }, address);
    return tooMany(waitSeconds);
  }
  const signedIn = await platform.memberAccounts.passkeys.signIn(request, answer);
  if (!signedIn) {
    await recordSecurityEvent(platform, "member_failed_sign_in", { userId: null }, address);
    const message = "That passkey doesn’t work here. Use an email code.";
    return { ok: false, code: "wrong_credentials", message };
  }
  const { userId, headers } = signedIn;
  await finishMemberSignIn(platform, { userId, headers, address });
  return { ok: true, headers };
}
