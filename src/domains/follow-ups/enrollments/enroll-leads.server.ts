import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { openConversations } from "~/domains/leads/conversations/open-conversations.server.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { dueAt } from "../decide-step.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import { ensureSequences, sequenceKey } from "../sequences/find-sequence.server.ts";
import { scheduleTurns } from "./schedule-turn.server.ts";

type Asked = {
  leadId: string;
  contractorId: string;
  service: string;
  askedAt: Date;
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  phoneShared: boolean;
  email: string | null;
  emailShared: boolean;
};

/**
 * Enrolls leads when they reached a business. Whoever asks again while a
 * follow-up runs stays in that one. A page that belongs to nobody follows nobody up.
 */
export async function enrollLeads(
  work: UnitOfWork,
  captured: readonly Happened<{ leadId: string; enquiryIds: string[] }>[],
): Promise<void> {
  const { tx, now } = work;
  const asked = await findAsked(
    work,
    captured.flatMap(({ payload }) => payload.enquiryIds),
  );
  if (asked.length === 0) return;
  const sequences = await ensureSequences(work, asked);
  const due = asked.map((one) => {
    const first = sequences.get(sequenceKey(one))?.steps[0];
    const lookAt = first ? dueAt(first, one.askedAt) : now;
    return { ...one, lookAt, dueAt: lookAt, freshAt: lookAt };
  });
  // In the order of a round, which holds the turn before it touches a conversation.
  await scheduleTurns(work, due);
  const conversationIds = await openConversations(work, due);
  await tx
    .insert(enrollments)
    .values(
      due.map(({ leadId, contractorId, service, askedAt, lookAt }, index) => ({
        leadId,
        contractorId,
        conversationId: conversationIds[index] ?? "",
        service,
        askedAt,
        lookAt,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}

/**
 * Opens the conversations of leads that get no automatic messages, so that people of the business can
 * write to them. Where automatic messages run, they stay what is paused and resumed.
 */
export async function enrollWithoutMessages(
  work: UnitOfWork,
  enquiryIds: readonly string[],
): Promise<void> {
  const everybody = await findAsked(work, enquiryIds);
  const running = await findRunning(work, everybody);
  const asked = everybody.filter(({ leadId }) => !running.has(leadId));
  if (asked.length === 0) return;
  // In the order of a round, as above; of two files at once the second waits here.
  await scheduleTurns(
    work,
    asked.map(({ contractorId }) => ({ contractorId, dueAt: work.now })),
  );
  const conversationIds = await openConversations(work, asked);
  await work.tx.insert(enrollments).values(
    asked.map(({ leadId, contractorId, service, askedAt }, index) => ({
      leadId,
      contractorId,
      conversationId: conversationIds[index] ?? "",
      service,
      askedAt,
      endedAt: work.now,
      endReason: "not_asked" as const,
      createdAt: work.now,
    })),
  );
}

/** Those of these leads whose automatic messages have not ended. */
async function findRunning({ tx }: UnitOfWork, asked: readonly Asked[]): Promise<Set<string>> {
  const ids = asked.map(({ leadId }) => leadId);
  const running = await tx
    .select({ leadId: enrollments.leadId })
    .from(enrollments)
    .where(and(inArray(enrollments.leadId, ids), isNull(enrollments.endedAt)));
  return new Set(running.map(({ leadId }) => leadId));
}

/** The leads as they were asked, of which one may stand in another by now. */
const askedLeads = alias(leads, "asked_leads");

/**
 * The latest enquiry of each lead, a merged one's being of the lead it stands in (`leads.merge`); none of
 * those that were erased or whose page has no owner.
 */
async function findAsked({ tx }: UnitOfWork, enquiryIds: readonly string[]): Promise<Asked[]> {
  const found = await tx
    .select({
      leadId: leads.id,
      name: leads.name,
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
      phoneShared: leads.phoneShared,
      email: leads.email,
      emailShared: leads.emailShared,
      contractorId: seoPages.contractorId,
      service: seoPages.service,
      askedAt: leadEnquiries.createdAt,
    })
    .from(leadEnquiries)
    .innerJoin(askedLeads, eq(askedLeads.id, leadEnquiries.leadId))
    .innerJoin(leads, eq(leads.id, sql`coalesce(${askedLeads.mergedInto}, ${askedLeads.id})`))
    .innerJoin(seoPages, eq(seoPages.id, askedLeads.pageId))
    .where(inArray(leadEnquiries.id, [...enquiryIds]))
    .orderBy(leadEnquiries.createdAt);
  const latest = new Map(found.map((one) => [one.leadId, one]));
  return [...latest.values()].flatMap(({ contractorId, ...one }) =>
    contractorId ? [{ ...one, contractorId }] : [],
  );
}
