import { and, eq, inArray, type SQL } from "drizzle-orm";
import { messages } from "~/domains/messaging/index.server.ts";
import { manualMessageKind } from "~/domains/messaging/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canSendDocuments } from "./billing.policy.ts";
import { invoiceMail } from "./invoices/invoices.emails.server.ts";
import { jobEstimateMail } from "./job-estimates/job-estimates.emails.server.ts";

/** The kinds of the messages that deliver a document. */
const documentMessageKinds = [manualMessageKind, jobEstimateMail.kind, invoiceMail.kind];

/**
 * The message that delivered a document of the business, sent at this time: both are saved in one
 * transaction.
 */
export const isDeliveryOf = (contractorId: string, sentAt: Date | SQL) =>
  and(
    eq(messages.createdAt, sentAt),
    eq(messages.contractorId, contractorId),
    inArray(messages.kind, documentMessageKinds),
  );

/** How a document was last sent. */
export type Delivery = {
  at: Date;
  /** Null if no message was sent then, as when the business shared the link itself. */
  channel: "sms" | "email" | null;
  /** Whether the message didn't reach the customer. */
  isFailed: boolean;
};

/**
 * How the business's document was last sent: the message of the same transaction. Null if it never
 * was.
 */
export async function findDelivery(
  { database }: Platform,
  actor: Actor,
  { sentAt }: { sentAt: Date | null },
): Promise<Delivery | null> {
  authorize(canSendDocuments(actor));
  if (!sentAt) return null;
  const [message] = await database.query
    .select({ channel: messages.channel, state: messages.state })
    .from(messages)
    .where(isDeliveryOf(actor.contractorId, sentAt))
    .limit(1);
  if (!message || message.channel === "voicemail")
    return { at: sentAt, channel: null, isFailed: false };
  const isFailed = message.state === "failed" || message.state === "suppressed";
  return { at: sentAt, channel: message.channel, isFailed };
}
