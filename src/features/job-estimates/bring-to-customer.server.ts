import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import {
  type MessageWritten,
  writeMessage,
} from "~/features/follow-ups/by-hand/write-message.server.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { keptLeadId } from "~/features/leads/own/own-leads.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { inTransactionOnce } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Email } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canWriteEstimates } from "./job-estimates.policy.ts";
import type { SendingWay } from "./job-estimates.ts";

/** It is on its way; else why not: beside `channel` or `words` what the gate or the document says. */
export type Brought = { ok: true } | Exclude<MessageWritten, { ok: true }>;

type Delivered<Params extends object> = {
  id: string;
  leadId: string | null;
  email: string | null;
  /** Of a message by hand, with the link. */
  subject: string;
  words: string;
  /** To whoever did not ask on a page of ours. */
  mail: Email<Params>;
  params: Params;
};

/**
 * Brings a document to its customer: to somebody who asked through the gate that all messages pass, to
 * anybody else by e-mail; "link" sends nothing (`estimates.send`).
 * @param alongside writes rows that are there exactly when the message is
 */
export async function bringToCustomer<Params extends object>(
  platform: Platform,
  actor: Actor,
  document: Delivered<Params>,
  { channel, requestKey }: { channel: SendingWay; requestKey: string },
  alongside: (work: UnitOfWork) => Promise<void>,
): Promise<Brought> {
  authorize(canWriteEstimates(actor));
  const { leadId } = document;
  if (channel !== "link" && leadId) {
    const { words } = document;
    const subject = channel === "email" ? document.subject : null;
    const request = { channel, subject, words };
    const written = await writeMessage(platform, actor, { leadId, request, requestKey, alongside });
    return written.ok ? { ok: true } : written;
  }
  if (channel === "sms") {
    return invalid({ channel: "Only somebody who asked you can get a text. Send an email." });
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
  return inTransactionOnce<Brought>(platform, once, async (work, remember) => {
    await alongside(work);
    if (to) {
      await queueEmail(work, mail, {
        to,
        cause: `${mail.kind}:${id}:${requestKey.slice(0, 40)}`,
        subjectId: id,
        contractorId,
        params,
      });
    }
    remember(id);
    return { ok: true };
  });
}

/** The lead that a document is for; of one that was merged the lead it stands in. */
export async function keptLeadOf(
  { database }: Pick<Platform, "database">,
  leadId: string | null,
): Promise<string | null> {
  if (!leadId) return null;
  const [found] = await database.query
    .select({ id: keptLeadId })
    .from(leads)
    .where(eq(leads.id, leadId));
  return found?.id ?? null;
}
