import { and, eq, gt } from "drizzle-orm";
import {
  canEditMemberAccount,
  canEditOwnAccount,
  canManageSignIns,
  ownerOf,
} from "~/domains/identity/identity.policy.ts";
import {
  changePasswordSchema,
  ownNameSchema,
  ownPasswordSchema,
} from "~/domains/identity/identity.schema.ts";
import { staffPreferences } from "~/domains/identity/identity.tables.server.ts";
import { recordSecurityEvent } from "~/domains/identity/security-events/security-events.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { memberUsers, sessionConfirmations } from "~/platform/accounts/accounts.tables.server.ts";
import { isPassword, setPassword } from "~/platform/accounts/passwords.server.ts";
import { endSessions, listSessions } from "~/platform/accounts/sessions.server.ts";
import { waitMessage } from "~/platform/http/failures/refusal.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { confirmationMinutes } from "./accounts.ts";
import { choosePassword } from "./new-passwords.server.ts";
import { notifyPasswordChanged, recordOwnAccountChange } from "./notices.server.ts";

export type OwnChange = Result<object, Invalid>;

export const wrongPassword = "That isn’t your password";

/** Changes the actor's password; all other sessions end. */
export async function changeOwnPassword(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<OwnChange> {
  authorize(canEditOwnAccount(actor));
  const checked = check(changePasswordSchema, values);
  if (!checked.ok) return checked;
  const { current_password, new_password } = checked.value;
  const refusal = await validateCurrentPassword(platform, actor, current_password);
  if (refusal) return invalid({ current_password: refusal });
  const chosen = await choosePassword(platform, new_password, actor);
  if (!chosen.ok) return invalid({ new_password: chosen.message });
  const { passwordHash } = chosen;
  await inTransaction(platform, async (work) => {
    await setPassword(work.tx, actor.id, passwordHash);
    const ended = await endSessions(work.tx, "staff", actor.id, { except: actor.sessionId });
    await recordOwnAccountChange(work, actor, "staff.change_password", { ended_sessions: ended });
    await notifyPasswordChanged(work, actor, passwordHash);
  });
  return { ok: true };
}

/** Why this isn't accepted as the member's password, or null. Counts attempts. */
export async function validateCurrentPassword(
  platform: Platform,
  actor: Actor,
  password: string,
): Promise<string | null> {
  authorize(canEditOwnAccount(actor));
  const { waitSeconds } = await platform.limits.use("own_password", actor.id);
  if (waitSeconds > 0) return waitMessage(waitSeconds);
  return (await isPassword(platform.database.query, actor.id, password)) ? null : wrongPassword;
}

/** The person's sessions, last used first, with this request's session marked. */
export async function listOwnSessions(platform: Platform, actor: Actor) {
  authorize(canManageSignIns(actor));
  const { audience, id } = ownerOf(actor);
  const sessions = await listSessions(platform.database.query, audience, id);
  return sessions.map((session) => ({ ...session, current: session.id === actor.sessionId }));
}

/**
 * Ends one of the person's other sessions right away, or all of them without an ID.
 * @returns the number of ended sessions
 */
export async function endOwnSessions(
  platform: Platform,
  actor: Actor,
  sessionId: string | null,
): Promise<number> {
  authorize(canManageSignIns(actor));
  const { audience, id } = ownerOf(actor);
  const sessions = { except: actor.sessionId, only: sessionId };
  return inTransaction(platform, async (work) => {
    const ended = await endSessions(work.tx, audience, id, sessions);
    if (ended > 0 && actor.kind === "staff") {
      await recordOwnAccountChange(work, actor, "staff.end_sessions", { ended_sessions: ended });
    }
    return ended;
  });
}

/** Changes the member's name, which their team sees. */
export async function changeMemberName(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<Result<{ name: string }, Invalid>> {
  authorize(canEditMemberAccount(actor));
  const checked = check(ownNameSchema, values);
  if (!checked.ok) return checked;
  const { name } = checked.value;
  await platform.database.query
    .update(memberUsers)
    .set({ name, updatedAt: platform.clock.now() })
    .where(eq(memberUsers.id, actor.userId));
  return { ok: true, name };
}

/** Whether the password was re-entered in this session recently. */
export async function hasConfirmed(platform: Platform, actor: Actor): Promise<boolean> {
  authorize(canEditOwnAccount(actor));
  const { sessionId, confirmedAt } = sessionConfirmations;
  const since = new Date(platform.clock.now().getTime() - confirmationMinutes * 60 * 1000);
  const [confirmation] = await platform.database.query
    .select({ sessionId })
    .from(sessionConfirmations)
    .where(and(eq(sessionId, actor.sessionId), gt(confirmedAt, since)));
  return confirmation !== undefined;
}

/**
 * Confirms the person's identity with their password for 15 minutes, in this session only. Limits attempts
 * and audits the confirmation (`staff.confirm-identity`).
 */
export async function confirmIdentity(
  platform: Platform,
  actor: Actor,
  password: unknown,
  address: string,
): Promise<Result<object, Invalid>> {
  authorize(canEditOwnAccount(actor));
  const checked = check(ownPasswordSchema, { password });
  if (!checked.ok) return checked;
  const refusal = await validateCurrentPassword(platform, actor, checked.value.password);
  if (refusal) {
    await recordSecurityEvent(platform, "failed_confirmation", { userId: actor.id }, address);
    return invalid({ password: refusal });
  }
  await inTransaction(platform, async (work) => {
    const confirmedAt = work.now;
    await work.tx
      .insert(sessionConfirmations)
      .values({ sessionId: actor.sessionId, confirmedAt })
      .onConflictDoUpdate({ target: sessionConfirmations.sessionId, set: { confirmedAt } });
    await recordOwnAccountChange(work, actor, "staff.confirm_identity", {
      minutes: confirmationMinutes,
    });
  });
  return { ok: true };
}

/** One staff member's preferences. */
export type Preferences = {
  /** Whether single-letter keyboard shortcuts are on (WCAG 2.1.4). */
  shortcuts: boolean;
};

/** A member's preferences, or the defaults. */
export async function readPreferences(
  { database: { query } }: Platform,
  actor: Actor,
): Promise<Preferences> {
  authorize(canEditOwnAccount(actor));
  const [chosen] = await query
    .select({ shortcuts: staffPreferences.shortcuts })
    .from(staffPreferences)
    .where(eq(staffPreferences.userId, actor.id));
  return chosen ?? { shortcuts: true };
}

/** Saves a member's preferences, which apply on every device. */
export async function changePreferences(
  { database: { query } }: Platform,
  actor: Actor,
  preferences: Preferences,
): Promise<void> {
  authorize(canEditOwnAccount(actor));
  await query
    .insert(staffPreferences)
    .values({ userId: actor.id, ...preferences })
    .onConflictDoUpdate({ target: staffPreferences.userId, set: preferences });
}
