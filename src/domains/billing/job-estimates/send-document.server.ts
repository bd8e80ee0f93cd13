import { and, eq } from "drizzle-orm";
import { canSendDocuments } from "~/domains/billing/billing.policy.ts";
import {
  findTextConversation,
  type ManualMessageResult,
  queueCustomerMessage,
  queueManualMessage,
} from "~/domains/follow-ups/index.server.ts";
import { canonicalLeadId, isOwnLead, leads } from "~/domains/leads/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { findConversation } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { inTransactionOnce } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Email } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { SendMethod } from "./job-estimates.ts";

/** Scheduled to be sent, or why not: the gate's or document's reason on `channel` or `words`. */
export type DocumentSent = { ok: true } | Exclude<ManualMessageResult, { ok: true }>;

type SentDocument<Params extends object> = {
  id: string;
  leadId: string | null;
  /** In E.164. */
  phone: string | null;
  email: string | null;
  /** For a manual message, with the link. */
  subject: string;
  text: string;
  /** For customers who weren't leads, or who get it at another address. */
  mail: Email<Params>;
  params: Params;
  /** Locks the document, before its lead. */
  hold(work: UnitOfWork): Promise<void>;
};

const noTextConsent =
  "Record that they agreed to texts on their customer page first, or send an email.";

/**
 * Sends a document to its customer: through the message gate for a lead and for texts, or as an
 * email for anyone else or another address; "link" sends nothing (`estimates.send`).
 * @param alongside writes rows in the same transaction as the message
 */
export async function sendDocument<Params extends object>(
  platform: Platform,
  actor: Actor,
  document: SentDocument<Params>,
  { channel, requestKey }: { channel: SendMethod; requestKey: string },
  alongside: (work: UnitOfWork) => Promise<void>,
): Promise<DocumentSent> {
  authorize(canSendDocuments(actor));
  const { leadId } = document;
  const isElsewhere = channel === "email" && (await hasDifferentEmail(platform, document));
  if (channel !== "link" && leadId && !isElsewhere) {
    const { text, hold } = document;
    const subject = channel === "email" ? document.subject : null;
    const request = { channel, subject, words: text };
    const message = { leadId, request, requestKey, hold, alongside };
    const queued = await queueManualMessage(platform, actor, message);
    return queued.ok ? { ok: true } : queued;
  }
  if (channel === "sms") {
    const { text, hold, phone } = document;
    const customer = { contractorId: actor.contractorId, phone };
    const conversationId = await findTextConversation(platform.database.query, customer);
    if (!conversationId) return invalid({ channel: noTextConsent });
    const request = { channel, subject: null, words: text };
    const message = { conversationId, request, requestKey, hold, alongside };
    const queued = await queueCustomerMessage(platform, actor, message);
    return queued.ok ? { ok: true } : queued;
  }
  const to = channel === "email" ? document.email : null;
  if (channel === "email" && !to) return invalid({ channel: "Enter the customer’s email first" });
  const { id, mail, params } = document;
  const { contractorId } = actor;
  const once = {
    scope: `send-${mail.kind}:${contractorId}`,
    key: requestKey,
    body: { id, to },
    repeat: async () => ({ ok: true }) as const,
  };
  return inTransactionOnce<DocumentSent>(platform, once, async (work, remember) => {
    await document.hold(work);
    await alongside(work);
    if (to) {
      await queueEmail(work, mail, {
        to,
        cause: `${mail.kind}:${id}:${requestKey.slice(0, 40)}`,
        subjectId: leadId ?? id,
        contractorId,
        conversationId: await findConversation(work.tx, leadId),
        params,
      });
    }
    remember(id);
    return { ok: true };
  });
}

/** Whether the document has an email address other than the lead's. */
async function hasDifferentEmail(
  { database }: Platform,
  { leadId, email }: { leadId: string | null; email: string | null },
): Promise<boolean> {
  if (!leadId || !email) return false;
  const [lead] = await database.query
    .select({ email: leads.email })
    .from(leads)
    .where(eq(leads.id, leadId));
  return lead?.email?.toLowerCase() !== email.toLowerCase();
}

/**
 * The number for texts about a document: the one the lead gave, whatever the document says; for a
 * customer without a request, the document's, once there is a conversation with it.
 */
export async function findTextNumber(
  platform: Platform,
  actor: Actor,
  { leadId, phone }: { leadId: string | null; phone: string | null },
): Promise<string | null> {
  authorize(canSendDocuments(actor));
  const canonicalLead = await findCanonicalLead(platform, leadId);
  if (!canonicalLead) {
    const customer = { contractorId: actor.contractorId, phone };
    return (await findTextConversation(platform.database.query, customer)) ? phone : null;
  }
  const [lead] = await platform.database.query
    .select({ phone: leads.phone })
    .from(leads)
    .where(and(eq(leads.id, canonicalLead), isOwnLead(actor.contractorId)));
  return lead?.phone ?? null;
}

/** A document's lead; for a merged one, the lead it was merged into. */
export async function findCanonicalLead(
  { database }: Pick<Platform, "database">,
  leadId: string | null,
): Promise<string | null> {
  if (!leadId) return null;
  const [found] = await database.query
    .select({ id: canonicalLeadId })
    .from(leads)
    .where(eq(leads.id, leadId));
  return found?.id ?? null;
}
