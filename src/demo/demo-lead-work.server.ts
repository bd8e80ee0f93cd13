import { and, asc, desc, eq, ne } from "drizzle-orm";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { leadReports } from "~/domains/growth/growth.tables.server.ts";
import { members } from "~/domains/identity/identity.tables.server.ts";
import { taskAlertTime } from "~/domains/leads/index.server.ts";
import type { LeadViewFilter } from "~/domains/leads/index.ts";
import {
  leadEnquiries,
  leadPictures,
  leads,
  leadTasks,
  leadViews,
} from "~/domains/leads/leads.tables.server.ts";
import { messageAttachments, messages } from "~/domains/messaging/messaging.tables.server.ts";
import { addDays, citySlug, dayOf, smallSide } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { drawImage } from "~/platform/images/images.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { drawPhoto } from "./demo-page-contents.server.ts";
import { demoLeads } from "./samples/contractors.ts";
import { pestInspection, vanAtHouse } from "./samples/drawings.ts";
import { demoConversations } from "./samples/inbox.ts";

const day = 24 * 60 * 60 * 1000;

const everything = { stage: null, lostReason: null, service: null, town: null, days: null };
const views: readonly [string, LeadViewFilter][] = [
  ["New this week", { ...everything, stage: "new", days: 7, board: false }],
  ["Lost over price", { ...everything, stage: "lost", lostReason: "price", board: false }],
];

const pictures = [
  { drawing: pestInspection, shows: "Ants along the base of the back wall" },
  { drawing: vanAtHouse("#1f6b3a", "#f0e2c8"), shows: "Park on the left side of the driveway" },
];

/**
 * Adds work on the leads of the first demo business: one with photos, a person who sent a request
 * on one page and called about another, and saved views of the office.
 */
export async function addLeadWork(
  platform: Platform,
  { tx, now }: UnitOfWork,
  { id: pageId, contractorId }: { id: string; contractorId: string },
): Promise<void> {
  const [request] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.pageId, pageId), eq(leads.phone, demoLeads[0].phone)));
  const [page] = await tx.select().from(seoPages).where(eq(seoPages.id, pageId));
  if (!request || !page) return;
  for (const [at, { drawing, shows }] of pictures.entries()) {
    const name = `demo-${request.id}-${at + 1}`;
    const photo = await drawPhoto(platform, "lead-pictures", { name, drawing });
    const createdAt = new Date(now.getTime() - (2 - at) * 60_000);
    await tx
      .insert(leadPictures)
      .values({ leadId: request.id, ...photo, shows, addedBy: "Oscar Office", createdAt });
  }
  await showPictures(tx, request.id);
  await addTextedPicture(tx, contractorId);

  const secondPage = newId();
  const { businessName, service, state, phone, phoneE164, createdAt } = page;
  await tx.insert(seoPages).values({
    id: secondPage,
    contractorId,
    status: "paused",
    businessName,
    nameKey: page.nameKey,
    service,
    city: "Buda",
    citySlug: citySlug("Buda"),
    state,
    zipCode: "78610",
    phone,
    phoneE164,
    createdAt,
    updatedAt: createdAt,
  });
  const called = new Date(now.getTime() - 3 * day);
  const leadId = newId(called.getTime());
  await tx.insert(leads).values({
    id: leadId,
    pageId: secondPage,
    contractorId,
    name: request.name,
    phone: request.phone,
    status: "contacted",
    source: "phone_call",
    createdAt: called,
    updatedAt: called,
  });
  await tx.insert(leadEnquiries).values({
    leadId,
    bodyHash: leadId,
    need: "Called about wasps under the eaves of the house in Buda.",
    zipCode: "78610",
    urgency: "this_month",
    createdAt: called,
  });

  const office = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.contractorId, contractorId), ne(members.role, "technician")));
  await tx
    .insert(leadViews)
    .values(
      office.flatMap(({ id: memberId }) =>
        views.map(([name, filter]) => ({ contractorId, memberId, name, filter, createdAt: now })),
      ),
    );
}

/** Adds a photo that a homeowner sent with a reply. */
async function addTextedPicture(tx: Transaction, contractorId: string): Promise<void> {
  const [answer] = await tx
    .select({ messageId: messages.id, createdAt: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.contractorId, contractorId),
        eq(messages.direction, "inbound"),
        eq(messages.fromAddress, demoConversations[0]?.phone ?? ""),
      ),
    );
  if (!answer) return;
  const { bytes: content } = await drawImage(pestInspection, smallSide);
  const file = { name: "Picture", contentType: "image/webp", content };
  await tx.insert(messageAttachments).values({ ...answer, ...file });
}

/** Adds the lead's photos to its draft estimate. */
async function showPictures(tx: Transaction, leadId: string): Promise<void> {
  const which = and(eq(jobEstimates.leadId, leadId), eq(jobEstimates.state, "draft"));
  const { id, width, height, shows } = leadPictures;
  const photos = await tx
    .select({ id, width, height, shows })
    .from(leadPictures)
    .where(eq(leadPictures.leadId, leadId))
    .orderBy(asc(leadPictures.createdAt));
  for (const { id: estimateId, content } of await tx.select().from(jobEstimates).where(which)) {
    await tx
      .update(jobEstimates)
      .set({ content: { ...content, photos } })
      .where(eq(jobEstimates.id, estimateId));
  }
}

/** Number of businesses whose members have tasks. */
const busy = 3;

/** Task, due in days, member, and whether it is done. */
const tasks = [
  ["Send photos from the last visit", -1, "office", false],
  ["Call back about the price", 0, null, false],
  ["Return the ladder rack", 0, "technician", false],
  ["Ask for the gate code", -2, "office", true],
  ["Ask how it went", 3, "office", false],
] as const;

/**
 * Gives the members of the first demo businesses tasks that are overdue, due today, and due later,
 * and staff a lead report to decide.
 */
export async function addTasks(
  { tx, now }: UnitOfWork,
  pages: readonly { contractorId: string }[],
  defaultZone: string,
): Promise<void> {
  for (const { contractorId } of pages.slice(0, busy)) {
    const latest = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.contractorId, contractorId), eq(leads.quarantined, false)))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(tasks.length);
    const [oldest] = latest.slice(-1);
    if (!oldest) continue;
    const people = await tx
      .select({ id: members.id, role: members.role })
      .from(members)
      .where(eq(members.contractorId, contractorId));
    const zone = await findBusinessZone(tx, contractorId, defaultZone);
    const today = dayOf(now, zone);
    await tx.insert(leadTasks).values(
      tasks.map(([text, days, role, isDone], at) => ({
        contractorId,
        leadId: latest[at % latest.length]?.id ?? "",
        memberId: people.find((one) => one.role === role)?.id ?? null,
        text,
        dueOn: addDays(today, days),
        alertAt: isDone ? null : taskAlertTime(addDays(today, days), zone, now),
        doneAt: isDone ? now : null,
        doneBy: isDone ? "Oscar Office" : null,
        createdBy: "Olivia Owner",
        createdAt: now,
      })),
    );
    await tx.insert(leadReports).values({
      contractorId,
      leadId: oldest.id,
      reason: "out_of_area",
      words: "They moved two hours away before we called.",
      memberId: people.find(({ role }) => role === "office")?.id ?? null,
      memberName: "Oscar Office",
      createdAt: now,
    });
  }
}
