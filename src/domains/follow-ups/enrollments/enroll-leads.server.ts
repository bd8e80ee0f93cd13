import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EndReason } from "~/domains/follow-ups/follow-ups.ts";
import { dueAt } from "~/domains/follow-ups/gate.ts";
import {
  ensureSequences,
  sequenceKey,
} from "~/domains/follow-ups/sequences/find-sequence.server.ts";
import { findOrCreateConversations, leadEnquiries, leads } from "~/domains/leads/index.server.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import { scheduleTurns } from "./manage-enrollments.server.ts";

type RequestedLead = {
  leadId: string;
  contractorId: string;
  service: string;
  requestedAt: Date;
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  phoneShared: boolean;
  email: string | null;
  emailShared: boolean;
};

type Captured = { leadId: string; enquiryIds: string[]; isBooked?: boolean | undefined };

/**
 * Enrolls leads that reached a business. A repeat request joins the running follow-up. A page
 * without an owner enrolls no one, and someone who booked a time gets no automatic messages.
 */
export async function enrollLeads(
  work: UnitOfWork,
  captured: readonly RecordedEvent<Captured>[],
): Promise<void> {
  const { tx, now } = work;
  const enquiriesOf = (some: typeof captured) => some.flatMap(({ payload }) => payload.enquiryIds);
  const booked = captured.filter(({ payload }) => payload.isBooked);
  const others = captured.filter(({ payload }) => !payload.isBooked);
  if (booked.length > 0) await enrollWithoutMessages(work, enquiriesOf(booked), "lead_moved_on");
  const requests = await findRequestedLeads(work, enquiriesOf(others));
  if (requests.length === 0) return;
  const sequences = await ensureSequences(work, requests);
  const requested = requests.map((request) => {
    const first = sequences.get(sequenceKey(request))?.steps[0];
    const checkAt = first ? dueAt(first, request.requestedAt) : now;
    return { ...request, checkAt, dueAt: checkAt, freshAt: checkAt };
  });
  // Same lock order as a round: the turn before a conversation.
  await scheduleTurns(work, requested);
  const due = await withoutEnrolled(work, requested);
  if (due.length === 0) return;
  const conversationIds = await findOrCreateConversations(work, due);
  await tx
    .insert(enrollments)
    .values(
      due.map(({ leadId, contractorId, service, requestedAt, checkAt }, index) => ({
        leadId,
        contractorId,
        conversationId: conversationIds[index] ?? "",
        service,
        requestedAt,
        checkAt,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}

/**
 * Opens conversations for leads without automatic messages, so the business can message them.
 * Running automatic messages are left as they are and can be paused and resumed.
 */
export async function enrollWithoutMessages(
  work: UnitOfWork,
  enquiryIds: readonly string[],
  endReason: EndReason = "not_asked",
): Promise<void> {
  const requested = await findRequestedLeads(work, enquiryIds);
  const running = await findRunning(work, requested);
  const notRunning = requested.filter(({ leadId }) => !running.has(leadId));
  if (notRunning.length === 0) return;
  // Same lock order as a round, as above; of two concurrent imports, the second waits here.
  await scheduleTurns(
    work,
    notRunning.map(({ contractorId }) => ({ contractorId, dueAt: work.now })),
  );
  const requests = await withoutEnrolled(work, notRunning);
  if (requests.length === 0) return;
  const conversationIds = await findOrCreateConversations(work, requests);
  await work.tx.insert(enrollments).values(
    requests.map(({ leadId, contractorId, service, requestedAt }, index) => ({
      leadId,
      contractorId,
      conversationId: conversationIds[index] ?? "",
      service,
      requestedAt,
      endedAt: work.now,
      endReason,
      createdAt: work.now,
    })),
  );
}

const withoutMessages = ["not_asked", "lead_moved_on"] as const;

/**
 * The requests that aren't enrolled without messages yet. A member may have messaged a lead before its follow-up
 * started, and then it doesn't start.
 */
async function withoutEnrolled<Request extends RequestedLead>(
  { tx }: UnitOfWork,
  requests: readonly Request[],
): Promise<Request[]> {
  const ids = requests.map(({ leadId }) => leadId);
  const enrolled = await tx
    .select({
      leadId: enrollments.leadId,
      contractorId: enrollments.contractorId,
      requestedAt: enrollments.requestedAt,
    })
    .from(enrollments)
    .where(and(inArray(enrollments.leadId, ids), inArray(enrollments.endReason, withoutMessages)));
  const keyOf = ({ leadId, contractorId, requestedAt }: (typeof enrolled)[number]) =>
    [leadId, contractorId, requestedAt.getTime()].join();
  const keys = new Set(enrolled.map(keyOf));
  return requests.filter((request) => !keys.has(keyOf(request)));
}

/** The leads whose automatic messages haven't ended. */
async function findRunning(
  { tx }: UnitOfWork,
  requests: readonly RequestedLead[],
): Promise<Set<string>> {
  const ids = requests.map(({ leadId }) => leadId);
  const running = await tx
    .select({ leadId: enrollments.leadId })
    .from(enrollments)
    .where(and(inArray(enrollments.leadId, ids), isNull(enrollments.endedAt)));
  return new Set(running.map(({ leadId }) => leadId));
}

/** The lead each request was sent to; it may have been merged since. */
const requestedLeads = alias(leads, "asked_leads");

/**
 * The latest request of each lead, under the lead it was merged into (`leads.merge`). Excludes
 * erased leads and pages without an owner.
 */
async function findRequestedLeads(
  { tx }: UnitOfWork,
  enquiryIds: readonly string[],
): Promise<RequestedLead[]> {
  const rows = await tx
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
      requestedAt: leadEnquiries.createdAt,
    })
    .from(leadEnquiries)
    .innerJoin(requestedLeads, eq(requestedLeads.id, leadEnquiries.leadId))
    .innerJoin(
      leads,
      eq(leads.id, sql`coalesce(${requestedLeads.mergedInto}, ${requestedLeads.id})`),
    )
    .innerJoin(seoPages, eq(seoPages.id, requestedLeads.pageId))
    .where(inArray(leadEnquiries.id, [...enquiryIds]))
    .orderBy(leadEnquiries.createdAt);
  const latest = new Map(rows.map((row) => [row.leadId, row]));
  return [...latest.values()].flatMap(({ contractorId, ...person }) =>
    contractorId ? [{ ...person, contractorId }] : [],
  );
}
