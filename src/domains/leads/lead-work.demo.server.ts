import { and, desc, eq } from "drizzle-orm";
import { findDemoMembers } from "~/domains/identity/identity.demo.server.ts";
import { pestInspection, vanAtHouse } from "~/domains/shared/drawings.demo.ts";
import { addDays, dayOf } from "~/domains/shared/index.ts";
import { drawPhoto } from "~/domains/shared/shared.demo.server.ts";
import type { Demo, DemoBusiness, DemoPart } from "~/domains/shared/shared.demo.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { insertSecondPage } from "~/domains/storefront/storefront.demo.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { taskAlertTime } from "./lead-tasks/lead-tasks.server.ts";
import { demoLeads } from "./leads.demo.ts";
import { leadEnquiries, leadPictures, leads, leadTasks, leadViews } from "./leads.tables.server.ts";
import type { LeadViewFilter } from "./leads.ts";

/** Number of businesses whose members have tasks. */
const busy = 3;

/** Each with its text, days until it's due, member, and whether it's done. */
const tasks = [
  ["Send photos from the last visit", -1, "office", false],
  ["Call back about the price", 0, null, false],
  ["Return the ladder rack", 0, "technician", false],
  ["Ask for the gate code", -2, "office", true],
  ["Ask how it went", 3, "office", false],
] as const;

/** The latest leads of a business's main page, at most one for each of its tasks, newest first. */
export function latestDemoLeads(
  { work: { tx } }: Demo,
  { pageId }: DemoBusiness,
): Promise<{ id: string }[]> {
  return tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.pageId, pageId), eq(leads.quarantined, false)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(tasks.length);
}

/** Tasks of the first businesses that are overdue, due today, and due later. */
export const leadTasksDemo: DemoPart = async (demo) => {
  const { tx, now } = demo.work;
  for (const business of demo.businesses.slice(0, busy)) {
    const { contractorId } = business;
    const latest = await latestDemoLeads(demo, business);
    if (latest.length === 0) continue;
    const people = await findDemoMembers(demo, contractorId);
    const zone = await findBusinessZone(tx, contractorId, demo.platform.settings.timeZone);
    const today = dayOf(now, zone);
    await tx.insert(leadTasks).values(
      tasks.map(([text, days, role, isDone], index) => ({
        contractorId,
        leadId: latest[index % latest.length]?.id ?? "",
        memberId: people.find((person) => person.role === role)?.id ?? null,
        text,
        dueOn: addDays(today, days),
        alertAt: isDone ? null : taskAlertTime(addDays(today, days), zone, now),
        doneAt: isDone ? now : null,
        doneBy: isDone ? "Oscar Office" : null,
        createdBy: "Olivia Owner",
        createdAt: now,
      })),
    );
  }
};

const pictures = [
  { drawing: pestInspection, shows: "Ants along the base of the back wall" },
  { drawing: vanAtHouse("#1f6b3a", "#f0e2c8"), shows: "Park on the left side of the driveway" },
];

/** The first lead of the first business with photos, who also called about another town. */
export const leadPicturesDemo: DemoPart = async (demo) => {
  const { platform, work, businesses, ago } = demo;
  const [{ contractorId, pageId }] = businesses;
  const { tx, now } = work;
  const [{ name, phone }] = demoLeads;
  const [request] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.pageId, pageId), eq(leads.phone, phone)));
  if (!request) throw new Error("The demo lead with photos is missing");
  for (const [index, { drawing, shows }] of pictures.entries()) {
    const file = { name: `demo-${request.id}-${index + 1}`, drawing };
    const photo = await drawPhoto(platform.files, "lead-pictures", file);
    const createdAt = new Date(now.getTime() - (2 - index) * 60_000);
    await tx
      .insert(leadPictures)
      .values({ leadId: request.id, ...photo, shows, addedBy: "Oscar Office", createdAt });
  }
  const called = ago(3);
  const leadId = newId(called.getTime());
  await tx.insert(leads).values({
    id: leadId,
    pageId: await insertSecondPage(demo),
    contractorId,
    name,
    phone,
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
};

const everything = { stage: null, lostReason: null, service: null, town: null, days: null };
const views: readonly [string, LeadViewFilter][] = [
  ["New this week", { ...everything, stage: "new", days: 7, board: false }],
  ["Lost over price", { ...everything, stage: "lost", lostReason: "price", board: false }],
];

/** Saved views of the first business's owners and office. */
export const leadViewsDemo: DemoPart = async (demo) => {
  const [{ contractorId }] = demo.businesses;
  const { tx, now: createdAt } = demo.work;
  const team = await findDemoMembers(demo, contractorId);
  await tx
    .insert(leadViews)
    .values(
      team
        .filter(({ role }) => role !== "technician")
        .flatMap(({ id: memberId }) =>
          views.map(([name, filter]) => ({ contractorId, memberId, name, filter, createdAt })),
        ),
    );
};
