import { eq } from "drizzle-orm";
import { receiveText } from "~/domains/inbox/replies/receive-text.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { findOptOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import type { InboundText } from "~/platform/sms/webhook.schema.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** A new provider id for an inbound text. */
export const newSid = () => `SM${crypto.randomUUID().replaceAll("-", "")}`;

/** Helpers for leads who got a text from their business and reply. */
export function texting(platform: () => TestPlatform) {
  const base = followUps(platform);
  const { query, businessWithLead, sendDue, followUpMessages, enrollmentOf } = base;

  /** Moves the clock to the next 10 AM in Austin that isn't on a Sunday, when texts can be sent. */
  async function untilMorning(): Promise<void> {
    await sendDue();
    const next = new Date(platform().clock.now());
    next.setUTCHours(16, 0, 0, 0);
    while (next < platform().clock.now() || next.getUTCDay() === 0) {
      next.setUTCDate(next.getUTCDate() + 1);
    }
    platform().passTime(next.getTime() - platform().clock.now().getTime());
    await sendDue();
  }

  /** A lead that got its first text, and functions for the next steps. */
  async function texted(person: object = {}) {
    const lead = await businessWithLead({ person });
    await query()
      .update(seoPages)
      .set({ email: `page-${lead.contractorId}@b.example` })
      .where(eq(seoPages.id, lead.pageId));
    await sendDue();
    const [first] = await followUpMessages(lead.leadId);
    const enrollment = await enrollmentOf(lead.leadId);
    const conversationId = enrollment?.conversationId ?? "";
    const from = first?.toAddress ?? "";
    const to = first?.fromAddress ?? "";
    const receive = (body: string, change: Partial<InboundText> = {}) =>
      inTransaction(platform(), (work) =>
        receiveText(work, platform(), {
          ...{ providerId: newSid(), from, to, body, media: [], optOut: null },
          ...change,
        }),
      );
    const conversation = async () => {
      const [conversation] = await query()
        .select()
        .from(conversations)
        .where(eq(conversations.id, conversationId));
      return conversation;
    };
    const all = () =>
      query()
        .select()
        .from(messages)
        .where(eq(messages.conversationId, conversationId))
        .orderBy(messages.createdAt, messages.id);
    const replies = async () =>
      (await all()).filter(({ kind }) => !["follow-up", "reply"].includes(kind));
    const optedOut = () =>
      findOptOut(query(), platform(), {
        ...{ contractorId: lead.contractorId, channel: "sms", address: from },
      });
    return {
      ...lead,
      conversationId,
      from,
      to,
      receive,
      conversation,
      all,
      answers: replies,
      optedOut,
    };
  }

  const alertsOf = async (leadId: string) =>
    (await query().select().from(messages).where(eq(messages.subjectId, leadId))).filter(
      ({ kind }) => kind === "reply-received",
    );

  return { ...base, untilMorning, texted, alertsOf };
}
