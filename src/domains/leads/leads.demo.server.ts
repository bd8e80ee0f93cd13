import { eq } from "drizzle-orm";
import { insertDemoMessage } from "~/domains/messaging/messaging.demo.server.ts";
import { businessPath, citySlug } from "~/domains/shared/index.ts";
import { insertDemoVisits } from "~/domains/shared/shared.demo.server.ts";
import type { Demo, DemoBusiness, DemoPart } from "~/domains/shared/shared.demo.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { consentWording, consentWordingVersion } from "./consent/consent.ts";
import { conversations } from "./conversations/conversations.tables.server.ts";
import { demoLeads, demoNewRequest } from "./leads.demo.ts";
import { leadReceived } from "./leads.emails.server.ts";
import { leadCaptured } from "./leads.events.ts";
import { consentRecords, leadEnquiries, leadEvents, leads } from "./leads.tables.server.ts";
import { consentKinds, textConsentKinds } from "./leads.ts";
import { type DemoPast, demoPast, requestFor } from "./past-leads.demo.ts";

const day = 24 * 60 * 60 * 1000;

/** Requests of the last two weeks, without follow-ups. */
export const leadsDemo: DemoPart = async ({ work: { tx }, businesses, ago }) => {
  for (const lead of demoLeads) {
    const business = businesses[lead.page];
    if (!business) throw new Error("A demo lead names no business");
    const at = ago(lead.days);
    const id = newId(at.getTime());
    const { name, phone, need, urgency } = lead;
    await tx.insert(leads).values({ id, ...ownerOf(business), name, phone, ...dated(at) });
    const request = { leadId: id, bodyHash: id, need, zipCode: business.zipCode, urgency };
    await tx.insert(leadEnquiries).values({ ...request, createdAt: at });
    await tx.insert(leadEvents).values({ leadId: id, kind: "received", createdAt: at });
  }
};

const ownerOf = ({ pageId, contractorId }: DemoBusiness) => ({ pageId, contractorId });
const dated = (at: Date) => ({ createdAt: at, updatedAt: at });

type DemoRequester = {
  name: string;
  phone: string;
  email: string;
  need: string;
  /** Also to automated calls. */
  agreesToCalls?: true;
};

/** Adds a request with consent to all texts. @returns the IDs of its lead and of the request */
export async function insertDemoRequest(
  { platform, work: { tx } }: Demo,
  business: DemoBusiness,
  { name, phone, email, need, agreesToCalls }: DemoRequester,
  at: Date,
): Promise<{ leadId: string; enquiryId: string }> {
  const { businessName, zipCode, city } = business;
  const [leadId, enquiryId] = [newId(at.getTime()), newId(at.getTime())];
  await tx
    .insert(leads)
    .values({ id: leadId, ...ownerOf(business), name, phone, email, ...dated(at) });
  const request = { leadId, bodyHash: enquiryId, need, zipCode, urgency: "this_week" as const };
  await tx.insert(leadEnquiries).values({ id: enquiryId, ...request, createdAt: at });
  await tx.insert(leadEvents).values({ leadId, kind: "received", createdAt: at });
  const path = businessPath({ ...business, citySlug: citySlug(city) });
  await tx.insert(consentRecords).values(
    (agreesToCalls ? consentKinds : textConsentKinds).map((kind) => ({
      enquiryId,
      kind,
      wording: consentWording(kind, businessName),
      wordingVersion: consentWordingVersion,
      businessName,
      name,
      phone,
      page: new URL(path, platform.settings.siteUrl).href,
      ipAddress: "203.0.113.1",
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
      createdAt: at,
    })),
  );
  return { leadId, enquiryId };
}

/** A request sent right now. */
export const newRequestDemo: DemoPart = async (demo) => {
  const { work, businesses } = demo;
  const business = businesses[demoNewRequest.page];
  const { leadId, enquiryId } = await insertDemoRequest(demo, business, demoNewRequest, work.now);
  work.record(leadCaptured, {
    leadId,
    enquiryIds: [enquiryId],
    ...ownerOf(business),
    askedAt: work.now.toISOString(),
    isFirst: true,
  });
};

/** Half a year of leads of the first business with their sources. */
export const pastLeadsDemo: DemoPart = async ({ work, businesses: [business] }) => {
  for (const [index, past] of demoPast.entries()) {
    await addPast(work.tx, business, past, index, pastTime(past, index, work.now));
  }
};

const pastTime = ({ days }: DemoPast, at: number, now: Date) =>
  new Date(now.getTime() - days * day - (at % 8) * 3_600_000);

async function addPast(
  tx: Transaction,
  business: DemoBusiness,
  { name, phone, origin, what, dollars, status }: DemoPast,
  at: number,
  requestedAt: Date,
): Promise<void> {
  const [leadId, enquiryId] = [newId(requestedAt.getTime()), newId(requestedAt.getTime())];
  const source = typeof origin === "object" && "source" in origin ? origin.source : "page";
  await tx.insert(leads).values({
    id: leadId,
    ...ownerOf(business),
    name,
    phone,
    source,
    status,
    lostReason: status === "lost" ? "price" : null,
    ...dated(requestedAt),
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
    await addAlert(tx, business, { leadId, enquiryId, name, requestedAt }, at);
  }
  if (typeof origin !== "object" || "source" in origin) return;
  await insertDemoVisits(tx, {
    subject: "enquiry" as const,
    subjectId: enquiryId,
    ...origin,
    gclid: "gclid" in origin && origin.gclid ? `EAIaIQobChMI-demo-${at}` : null,
    landingPath: "/",
    visitedAt: requestedAt,
  });
}

type DemoAlert = { leadId: string; enquiryId: string; name: string; requestedAt: Date };

/** The lead alert email for each lead. */
async function addAlert(
  tx: Transaction,
  { contractorId, email }: DemoBusiness,
  { leadId, enquiryId, name, requestedAt }: DemoAlert,
  at: number,
): Promise<void> {
  const sentAt = new Date(requestedAt.getTime() + (2 + ((at * 7) % 9)) * 1_000);
  await insertDemoMessage(tx, {
    id: newId(sentAt.getTime()),
    contractorId,
    subjectId: leadId,
    kind: leadReceived.kind,
    channel: "email",
    cause: `lead-received:${enquiryId}:contractor`,
    params: { leadId, enquiryId, reader: "contractor" },
    toAddress: email,
    state: "sent",
    attempts: 1,
    subject: `New lead: ${name} needs pest control in Austin`,
    sentAt,
    createdAt: requestedAt,
    updatedAt: sentAt,
  });
}

export async function updateDemoLead(
  tx: Transaction,
  leadId: string,
  values: Partial<typeof leads.$inferInsert>,
): Promise<void> {
  await tx.update(leads).set(values).where(eq(leads.id, leadId));
}

export async function insertDemoConversation(
  tx: Transaction,
  conversation: typeof conversations.$inferInsert,
): Promise<void> {
  await tx.insert(conversations).values(conversation);
}

export async function updateDemoConversation(
  tx: Transaction,
  conversationId: string,
  values: Partial<typeof conversations.$inferInsert>,
): Promise<void> {
  await tx.update(conversations).set(values).where(eq(conversations.id, conversationId));
}
