import { and, eq } from "drizzle-orm";
import { auditEntries } from "~/features/audit/audit.tables.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Email } from "~/platform/mail/email.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { describeBrowser } from "../describe-browser.ts";
import { newDevice, passwordChanged } from "./account-notices.emails.server.ts";

type Person = { id: string; email: string };

/**
 * Tells somebody what happened to their account, should it not have been them (`staff.account-notices`).
 * @param facts what the words of this notice need besides the person
 * @param once there is one mail for each of these; left out, each call is one
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

/** Tells somebody that their password is a new one; once for each password. */
export function noticePasswordChanged(
  work: UnitOfWork,
  person: Person,
  passwordHash: string,
): Promise<void> {
  const once = `${person.id}:${hashToken(passwordHash).slice(0, 12)}`;
  return sendAccountNotice(work, passwordChanged, person, {}, once);
}

/**
 * Tells somebody that they signed in from a device that is not known, but not at their first sign-in
 * ever. Once a day for each kind of browser, since API clients keep no cookie (`staff.account-notices`).
 */
export async function noticeNewDevice(
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
