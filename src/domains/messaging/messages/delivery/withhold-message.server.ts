import { and, gt, inArray, sql } from "drizzle-orm";
import type { AnyEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isCounted, type MessageRow, mailboxOf, messages } from "../messages.tables.server.ts";
import { emailsPerDay } from "../messages.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Why a message waits for a staff release, as text for staff, or null: it looks like spam bait, or its
 * mailbox reached its daily limit (`mail.limit-per-mailbox`). The sender of the form isn't notified.
 */
export async function describeWithholdReason(
  platform: Platform,
  message: MessageRow,
): Promise<string | null> {
  const email = platform.emails.get(message.kind);
  if (!email) return null;
  const suspicion = await email.suspicion?.(platform, email.params.parse(message.params));
  if (suspicion) return suspicion;
  const limit = limitOf(platform, email, message);
  if (limit === null || (await countEarlier(platform, email, message, limit)) < limit) return null;
  return `This mailbox got ${limit} emails within 24 hours`;
}

function limitOf(
  { settings }: Platform,
  { addressFrom }: AnyEmail,
  { toAddress }: MessageRow,
): number | null {
  // Staff get lead notifications with the same message kind as contractors.
  const toStaff = addressFrom === "account" && toAddress === settings.contactEmail;
  if (addressFrom === "settings" || toStaff) return null;
  return Math.ceil(emailsPerDay[addressFrom] * settings.rateLimitFactor);
}

/**
 * Emails to the same mailbox in the 24 hours before this one was queued, up to `limit`. Includes queued ones,
 * so concurrent workers send the earliest first.
 */
async function countEarlier(
  platform: Platform,
  email: AnyEmail,
  { id, toAddress, createdAt }: MessageRow,
  limit: number,
): Promise<number> {
  const kinds = [...platform.emails.values()]
    .filter(({ kind, addressFrom }) =>
      email.addressFrom === "form" ? addressFrom === "form" : kind === email.kind,
    )
    .map(({ kind }) => kind);
  const earlier = await platform.database.query
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        sql`${mailboxOf(messages.toAddress)} = ${mailboxOf(toAddress)}`,
        gt(messages.createdAt, new Date(createdAt.getTime() - day)),
        sql`(${messages.createdAt}, ${messages.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
        isCounted(messages),
        inArray(messages.kind, kinds),
      ),
    )
    .limit(limit);
  return earlier.length;
}
