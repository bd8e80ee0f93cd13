import { enrollments, sends } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { followUpKind } from "~/domains/follow-ups/index.ts";
import { adSpend } from "~/domains/growth/growth.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leadReceived } from "~/domains/leads/index.server.ts";
import { leadEnquiries, leadEvents, leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { addDays, dayOf } from "~/domains/shared/index.ts";
import { attributions } from "~/domains/shared/shared.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type DemoPast, demoPast, demoSpend, requestFor } from "./samples/history.ts";
import { demoPages } from "./samples/pages.ts";

const day = 24 * 60 * 60 * 1000;
/** Number of full months with ad spend. */
const months = 4;

/** Gives the first demo business half a year of leads with their sources, and its ad spend. */
export async function addHistory(
  work: UnitOfWork,
  page: { id: string; contractorId: string },
  zone: string,
): Promise<void> {
  for (const [at, past] of demoPast.entries()) await addPast(work, page, past, at);
  await addSpending(work, page.contractorId, zone);
}

async function addPast(
  { tx, now }: UnitOfWork,
  page: { id: string; contractorId: string },
  { name, phone, days, way, what, dollars, status }: DemoPast,
  at: number,
): Promise<void> {
  const requestedAt = new Date(now.getTime() - days * day - (at % 8) * 3_600_000);
  const [leadId, enquiryId] = [newId(requestedAt.getTime()), newId(requestedAt.getTime())];
  const source = typeof way === "object" && "source" in way ? way.source : "page";
  await tx.insert(leads).values({
    id: leadId,
    pageId: page.id,
    contractorId: page.contractorId,
    name,
    phone,
    source,
    status,
    lostReason: status === "lost" ? "price" : null,
    createdAt: requestedAt,
    updatedAt: requestedAt,
  });
  await tx.insert(leadEnquiries).values({
    id: enquiryId,
    leadId,
    bodyHash: enquiryId,
    need: requestFor({ what, dollars }, at),
    zipCode: "78701",
    urgency: "this_month",
    createdAt: requestedAt,
  });
  await tx.insert(leadEvents).values({ leadId, kind: "received", createdAt: requestedAt });
  if (source === "page") {
    await addFirstMessage({ tx }, { ...page, leadId, name, phone, requestedAt }, at);
    await addAlert({ tx }, page.contractorId, { leadId, enquiryId, name, requestedAt }, at);
  }
  if (typeof way !== "object" || "source" in way) return;
  const visit = {
    subject: "enquiry" as const,
    subjectId: enquiryId,
    ...way,
    gclid: "gclid" in way && way.gclid ? `EAIaIQobChMI-demo-${at}` : null,
    landingPath: "/",
    visitedAt: requestedAt,
  };
  await tx.insert(attributions).values([
    { ...visit, touch: "first" },
    { ...visit, touch: "last" },
  ]);
}

type DemoRequester = {
  contractorId: string;
  leadId: string;
  name: string;
  phone: string;
  requestedAt: Date;
};

/** The first text of each finished follow-up. */
async function addFirstMessage(
  { tx }: Pick<UnitOfWork, "tx">,
  { contractorId, leadId, name, phone, requestedAt }: DemoRequester,
  at: number,
): Promise<void> {
  const sentAt = new Date(requestedAt.getTime() + (20 + ((at * 37) % 160)) * 1_000);
  const [conversationId, enrollmentId, messageId] = [newId(), newId(), newId(sentAt.getTime())];
  const of = { contractorId, conversationId };
  const moments = { createdAt: requestedAt, updatedAt: sentAt };
  await tx.insert(conversations).values({
    id: conversationId,
    contractorId,
    name,
    phone,
    lastAutomatedAt: sentAt,
    createdAt: requestedAt,
  });
  await tx.insert(enrollments).values({
    id: enrollmentId,
    leadId,
    ...of,
    service: "pest-control",
    requestedAt,
    doneSteps: ["first"],
    isLater: true,
    endedAt: sentAt,
    endReason: "lead_moved_on",
    ...moments,
  });
  await tx.insert(messages).values({
    id: messageId,
    ...of,
    subjectId: leadId,
    kind: followUpKind,
    channel: "sms",
    cause: `follow-up:${enrollmentId}:first:sms`,
    params: {},
    toAddress: phone,
    state: "sent",
    attempts: 1,
    text: `Hi ${name.split(" ")[0]}, this is Lone Star Pest Defense. We got your request and will call you today.`,
    sentAt,
    ...moments,
  });
  await tx.insert(sends).values({
    enrollmentId,
    step: "first",
    channel: "sms",
    sequenceVersion: 1,
    messageId,
    dueAt: requestedAt,
    createdAt: sentAt,
  });
}

type DemoAlert = { leadId: string; enquiryId: string; name: string; requestedAt: Date };

/** The lead alert email for each lead. */
async function addAlert(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  { leadId, enquiryId, name, requestedAt }: DemoAlert,
  at: number,
): Promise<void> {
  const sentAt = new Date(requestedAt.getTime() + (2 + ((at * 7) % 9)) * 1_000);
  const [firstName = ""] = demoPages[0]?.owner ?? [];
  await tx.insert(messages).values({
    id: newId(sentAt.getTime()),
    contractorId,
    subjectId: leadId,
    kind: leadReceived.kind,
    channel: "email",
    cause: `lead-received:${enquiryId}:contractor`,
    params: { leadId, enquiryId, reader: "contractor" },
    toAddress: `${firstName}@lone-star-pest-defense.example`.toLowerCase(),
    state: "sent",
    attempts: 1,
    subject: `New lead: ${name} needs pest control in Austin`,
    sentAt,
    createdAt: requestedAt,
    updatedAt: sentAt,
  });
}

async function addSpending({ tx, now }: UnitOfWork, contractorId: string, zone: string) {
  let first = `${dayOf(now, zone).slice(0, 7)}-01`;
  for (let back = 0; back < months; back += 1) {
    const last = addDays(first, -1);
    first = `${last.slice(0, 7)}-01`;
    await tx.insert(adSpend).values(
      demoSpend.map(([source, cents]) => ({
        contractorId,
        source,
        firstOn: first,
        lastOn: last,
        cents: cents - back * 2_500,
        memberName: "Oscar Office",
        createdAt: now,
        updatedAt: now,
      })),
    );
  }
  // The current month, week by week, as an ad network reports it.
  const today = dayOf(now, zone);
  for (let ends = addDays(`${today.slice(0, 7)}-01`, 6); ends < today; ends = addDays(ends, 7)) {
    const row = { contractorId, source: "Google Ads", firstOn: addDays(ends, -6), lastOn: ends };
    const by = { memberName: "Oscar Office", createdAt: now, updatedAt: now };
    await tx.insert(adSpend).values({ ...row, cents: 10_500, ...by });
  }
}
