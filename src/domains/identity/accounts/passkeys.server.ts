import { and, eq, gt, sql } from "drizzle-orm";
import { canManageSignIns, ownerOf } from "~/domains/identity/identity.policy.ts";
import { newPasskeySchemas } from "~/domains/identity/identity.schema.ts";
import {
  recordDelay,
  recordSecurityEvent,
} from "~/domains/identity/security-events/security-events.server.ts";
import {
  type Actor,
  authorize,
  type MemberInSession,
  type SignedInMember,
} from "~/domains/shared/index.ts";
import { memberSessions } from "~/platform/accounts/accounts.tables.server.ts";
import { type BrowserMessage, whyNotAdded } from "~/platform/accounts/passkeys.server.ts";
import type { Audience } from "~/platform/accounts/sessions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { notifyPasskeyChanged, recordOwnAccountChange } from "./notices.server.ts";
import { validateCurrentPassword } from "./own-account.server.ts";
import { finishSignIn } from "./sign-in.server.ts";

export type PasskeyStarted = Result<{ name: string; options: BrowserMessage }, Invalid>;

/** The person's passkeys, oldest first. */
export function listPasskeys(platform: Platform, actor: Actor) {
  authorize(canManageSignIns(actor));
  const { audience, id } = ownerOf(actor);
  return platform.accounts[audience].passkeys.list(id);
}

/**
 * Validates the name and the person's confirmation, then returns the options for creating a passkey in the
 * browser.
 */
export async function beginPasskey(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<PasskeyStarted> {
  authorize(canManageSignIns(actor));
  const proven =
    actor.kind === "staff"
      ? await checkPassword(platform, actor, values)
      : await checkFreshSession(platform, actor, values);
  if (!proven.ok) return proven;
  const owner = ownerOf(actor);
  const { passkeys } = platform.accounts[owner.audience];
  if (!(await passkeys.hasRoom(owner.id))) return invalid(whyNotAdded.no_room);
  return { ok: true, name: proven.name, options: await passkeys.beginAdding(owner) };
}

type Confirmed = Result<{ name: string }, Invalid>;

/** Staff must re-enter their password (`accounts.passkeys`). */
async function checkPassword(
  platform: Platform,
  actor: SignedInMember,
  values: object,
): Promise<Confirmed> {
  const checked = check(newPasskeySchemas.staff, values);
  if (!checked.ok) return checked;
  const { name, password } = checked.value;
  const refusal = await validateCurrentPassword(platform, actor, password);
  return refusal ? invalid({ password: refusal }) : { ok: true, name };
}

/**
 * Members have no password, so their session must be less than an hour old: someone who finds a signed-in
 * phone can't add a passkey.
 */
async function checkFreshSession(
  platform: Platform,
  { sessionId }: MemberInSession,
  values: object,
): Promise<Confirmed> {
  const checked = check(newPasskeySchemas.member, values);
  if (!checked.ok) return checked;
  const [fresh] = await platform.database.query
    .select({ id: memberSessions.id })
    .from(memberSessions)
    .where(
      and(
        eq(memberSessions.id, sessionId),
        gt(memberSessions.createdAt, sql`now() - interval '1 hour'`),
      ),
    );
  return fresh
    ? { ok: true, name: checked.value.name }
    : invalid({ name: "Sign out and back in first, then add the passkey" });
}

/** Saves a new passkey if it matches the pending request and there is room, and notifies its owner. */
export async function addPasskey(
  platform: Platform,
  actor: Actor,
  { name, credential }: { name: string; credential: unknown },
): Promise<Result<object, Invalid>> {
  authorize(canManageSignIns(actor));
  const owner = ownerOf(actor);
  return inTransaction(platform, async (work) => {
    const added = await platform.accounts[owner.audience].passkeys.add(owner, name, credential);
    if (added !== "added") return invalid(whyNotAdded[added]);
    await recordPasskey(work, actor, "added");
    return { ok: true };
  });
}

/** Removes one of the person's passkeys and notifies them. A session that began with it continues. */
export async function removePasskey(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<boolean> {
  authorize(canManageSignIns(actor));
  const owner = ownerOf(actor);
  return inTransaction(platform, async (work) => {
    const removed = await platform.accounts[owner.audience].passkeys.remove(owner.id, id);
    if (removed) await recordPasskey(work, actor, "removed");
    return removed;
  });
}

async function recordPasskey(
  work: UnitOfWork,
  actor: SignedInMember | MemberInSession,
  change: "added" | "removed",
): Promise<void> {
  const action = { added: "staff.add_passkey", removed: "staff.remove_passkey" }[change];
  if (actor.kind === "staff")
    await recordOwnAccountChange(work, actor, action, { passkey: change });
  await notifyPasskeyChanged(work, ownerOf(actor), change);
}

/** The options for signing in with a passkey in the browser. Doesn't reveal which accounts exist. */
export async function beginPasskeySignIn(platform: Platform, audience: Audience, address: string) {
  const { waitSeconds } = await platform.limits.use("passkey_sign_in", address);
  return waitSeconds > 0
    ? tooMany(waitSeconds)
    : { ok: true as const, options: await platform.accounts[audience].passkeys.beginSignIn() };
}

export type PasskeySignIn = Result<
  { headers: Headers },
  TooMany | (Refused<"wrong_credentials"> & { message: string })
>;

const failed = {
  staff: { event: "failed_sign_in", otherwise: "Use your password." },
  member: { event: "member_failed_sign_in", otherwise: "Use an email code." },
} as const;

/**
 * Signs in with a passkey. The device has verified the person by fingerprint, face, or PIN, so for staff this
 * counts as two factors and needs no code (rule `accounts.passkeys`).
 */
export async function signInWithPasskey(
  platform: Platform,
  audience: Audience,
  request: Request,
  { credential, address }: { credential: unknown; address: string },
): Promise<PasskeySignIn> {
  const { waitSeconds } = await platform.limits.use("passkey_sign_in", address);
  if (waitSeconds > 0) {
    await recordDelay(platform, { userId: null }, address);
    return tooMany(waitSeconds);
  }
  const signedIn = await platform.accounts[audience].passkeys.signIn(request, credential);
  if (!signedIn) {
    const { event, otherwise } = failed[audience];
    await recordSecurityEvent(platform, event, { userId: null }, address);
    const message = `That passkey doesn’t work here. ${otherwise}`;
    return { ok: false, code: "wrong_credentials", message };
  }
  await finishSignIn(platform, audience, request, { ...signedIn, by: "passkey", address });
  return { ok: true, headers: signedIn.headers };
}
