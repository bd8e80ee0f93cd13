import { and, eq } from "drizzle-orm";
import { canSendDocuments } from "~/domains/billing/billing.policy.ts";
import {
  findTextConversation,
  type ManualMessageResult,
  previewTextToCustomer,
  previewTextToLead,
  queueCustomerMessage,
  queueManualMessage,
} from "~/domains/follow-ups/index.server.ts";
import { describeBlockReason } from "~/domains/follow-ups/index.ts";
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
  "No consent on file for texts. Record it on their customer page once they agree, or send an email.";

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

/** How texts about a document reach its customer now. */
export type TextChannel = {
  /** The number, in E.164; null if they can't be texted. */
  phone: string | null;
  /** Why they can't be texted, or not yet, worded for the member; null if they can. */
  problem: string | null;
  /** The lead's email address, which gets the document if it has none. */
  email: string | null;
};

/**
 * Whether a document can be texted to its customer: at the number the lead gave, whatever the
 * document says; for a customer without a request, at the document's.
 */
export async function findTextChannel(
  platform: Platform,
  actor: Actor,
  { leadId, phone }: { leadId: string | null; phone: string | null },
): Promise<TextChannel> {
  authorize(canSendDocuments(actor));
  const { contractorId } = actor;
  const canonicalLead = await findCanonicalLead(platform, leadId);
  const [lead] = canonicalLead
    ? await platform.database.query
        .select({ id: leads.id, phone: leads.phone, email: leads.email })
        .from(leads)
        .where(and(eq(leads.id, canonicalLead), isOwnLead(contractorId)))
    : [];
  const number = canonicalLead ? (lead?.phone ?? null) : phone;
  const email = lead?.email ?? null;
  if (!number) return { phone: null, problem: null, email };
  const preview =
    (lead && (await previewTextToLead(platform, lead.id))) ??
    (await previewTextToCustomer(platform, { contractorId, phone: number }));
  if (!preview?.phone) return { phone: null, problem: noTextConsent, email };
  const { decision, clock } = preview;
  if (decision.decision === "send") return { phone: preview.phone, problem: null, email };
  return {
    phone: decision.decision === "hold" ? preview.phone : null,
    problem: describeBlockReason(decision, "sms", clock, "contractor"),
    email,
  };
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
