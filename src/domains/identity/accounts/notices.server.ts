import { and, eq } from "drizzle-orm";
import { canMailStaff, type Owner } from "~/domains/identity/identity.policy.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { auditEntries, recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type SignedInMember } from "~/domains/shared/index.ts";
import { findByEmailHash } from "~/platform/accounts/passwords.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Email } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  failedSignIns,
  memberPasskeyNotice,
  newDevice,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
} from "./accounts.emails.server.ts";
import { describeBrowser } from "./accounts.ts";

type Person = { id: string; email: string };

/**
 * Notifies a staff member by email about their account, in case it wasn't them.
 * @param facts the notice's parameters besides the person's name
 * @param once sends one email per value; if omitted, every call sends one
 */
export function sendAccountNotice<Facts extends object>(
  work: UnitOfWork,
  notice: Email<{ userId: string } & Facts>,
  { id, email }: Person,
  facts: Facts,
  once: string = newId(),
): Promise<void> {
  return queueEmail(work, notice, {
    to: email,
    cause: `${notice.kind}:${once}`,
    subjectId: id,
    params: { userId: id, ...facts },
  });
}

/** Emails a staff member that their password changed; once per password. */
export function notifyPasswordChanged(
  work: UnitOfWork,
  person: Person,
  passwordHash: string,
): Promise<void> {
  const once = `${person.id}:${hashToken(passwordHash).slice(0, 12)}`;
  return sendAccountNotice(work, passwordChanged, person, {}, once);
}

/**
 * Emails a staff member about a sign-in from an unknown device, except their first sign-in ever. Once a day
 * per kind of browser, because API clients store no cookies.
 */
export async function notifyNewDevice(
  work: UnitOfWork,
  person: Person,
  userAgent: string | null,
): Promise<void> {
  const { action, entity, entityId } = auditEntries;
  const before = await work.tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(entity, "staff"), eq(entityId, person.id), eq(action, "staff.sign_in")))
    .limit(1);
  if (before.length === 0) return;
  const day = work.now.toISOString().slice(0, 10);
  const once = `${person.id}:${hashToken(userAgent ?? "").slice(0, 12)}:${day}`;
  await sendAccountNotice(work, newDevice, person, { browser: describeBrowser(userAgent) }, once);
}

/** Emails the owner of a passkey that it was added or removed. */
export function notifyPasskeyChanged(
  work: UnitOfWork,
  { audience, id, email }: Owner,
  change: "added" | "removed",
): Promise<void> {
  if (audience === "staff") {
    const notice = { added: passkeyAdded, removed: passkeyRemoved }[change];
    return sendAccountNotice(work, notice, { id, email }, {});
  }
  return queueEmail(work, memberPasskeyNotice, {
    to: email,
    cause: `member-passkey-${change}:${newId()}`,
    subjectId: id,
    params: { userId: id, what: change },
  });
}

/** Emails the staff member whose account had many failed sign-ins, once a day. */
export async function sendFailedSignInsEmail(
  platform: Platform,
  actor: Actor,
  { emailHash, day }: { emailHash: string; day: string },
): Promise<void> {
  authorize(canMailStaff(actor));
  await inTransaction(platform, async (work) => {
    const user = await findByEmailHash(work.tx, emailHash);
    if (user) await sendAccountNotice(work, failedSignIns, user, {}, `${user.id}:${day}`);
  });
}

/** Records a staff member's change to their own account in the audit log. */
export function recordOwnAccountChange(
  work: UnitOfWork,
  member: SignedInMember,
  action: string,
  after: object,
) {
  return recordChange(work, member, {
    action,
    entity: "staff",
    entityId: member.id,
    before: null,
    after,
  });
}
