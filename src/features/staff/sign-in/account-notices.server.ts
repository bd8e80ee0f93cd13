import { and, eq } from "drizzle-orm";
import type { StaffRole } from "~/features/access/roles.ts";
import { auditEntries } from "~/features/audit/audit.tables.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { describeBrowser } from "../describe-browser.ts";
import {
  codesRemoved,
  newDevice,
  passkeyAdded,
  passkeyRemoved,
  roleChanged,
} from "./account-notices.emails.server.ts";

type Person = { id: string; email: string };

/** Tells somebody that their one-time codes are gone, should it not have been them (`staff.account-notices`). */
export function noticeCodesRemoved(work: UnitOfWork, { id, email }: Person): Promise<void> {
  return queueEmail(work, codesRemoved, {
    to: email,
    cause: `codes-removed:${newId()}`,
    subjectId: id,
    params: { userId: id },
  });
}

/** Tells somebody which role they have now (`staff.account-notices`). */
export function noticeRoleChanged(
  work: UnitOfWork,
  { id, email }: Person,
  role: StaffRole,
): Promise<void> {
  return queueEmail(work, roleChanged, {
    to: email,
    cause: `role-changed:${newId()}`,
    subjectId: id,
    params: { userId: id, role },
  });
}

/** Tells somebody that there is one more passkey (`staff.account-notices`). */
export function noticePasskeyAdded(work: UnitOfWork, { id, email }: Person): Promise<void> {
  return queueEmail(work, passkeyAdded, {
    to: email,
    cause: `passkey-added:${newId()}`,
    subjectId: id,
    params: { userId: id },
  });
}

/** Tells somebody that one of their passkeys is gone (`staff.account-notices`). */
export function noticePasskeyRemoved(work: UnitOfWork, { id, email }: Person): Promise<void> {
  return queueEmail(work, passkeyRemoved, {
    to: email,
    cause: `passkey-removed:${newId()}`,
    subjectId: id,
    params: { userId: id },
  });
}

/**
 * Tells somebody that they signed in from a device that is not known, but not at their first sign-in
 * ever. Once a day for each kind of browser, since API clients keep no cookie (`staff.account-notices`).
 */
export async function noticeNewDevice(
  work: UnitOfWork,
  { id, email }: Person,
  userAgent: string | null,
): Promise<void> {
  const { action, entity, entityId } = auditEntries;
  const before = await work.tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(entity, "staff"), eq(entityId, id), eq(action, "staff.sign_in")))
    .limit(1);
  if (before.length === 0) return;
  const day = work.now.toISOString().slice(0, 10);
  await queueEmail(work, newDevice, {
    to: email,
    cause: `new-device:${id}:${hashToken(userAgent ?? "").slice(0, 12)}:${day}`,
    subjectId: id,
    params: { userId: id, browser: describeBrowser(userAgent) },
  });
}
