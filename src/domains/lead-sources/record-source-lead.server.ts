import { and, eq, gt, ne } from "drizzle-orm";
import type { SentLead } from "~/domains/intake/index.server.ts";
import { leadEnquiries } from "~/domains/leads/index.server.ts";
import { findCity, pointOfZip } from "~/domains/shared/index.server.ts";
import type { GeoPoint } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findJunk, hasBadPhone } from "./find-junk.ts";
import type { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { kindFacts } from "./lead-sources.ts";
import { readCharge } from "./read-charge.ts";
import { sourceLeads } from "./source-leads.tables.server.ts";

type Delivered = {
  source: typeof connectedSources.$inferSelect;
  delivery: typeof leadDeliveries.$inferSelect;
  /** Null if no number and no address in it works. */
  lead: { leadId: string; enquiryId: string; isNew: boolean; row: SentLead } | null;
};

/**
 * Records what a source sent, what it costs, and the evidence that it is junk. A delivery that became
 * no lead counts if the source charges for it: it has a number that can't be one, or comes from a
 * platform that sends only leads.
 */
export async function recordSourceLead(
  work: UnitOfWork,
  { source, delivery, lead }: Delivered,
): Promise<void> {
  const { tx } = work;
  const fields = delivery.fields ?? [];
  if (!lead && !kindFacts[source.kind].hasOwnIds && !hasBadPhone(fields)) return;
  const pages = await tx
    .select({
      service: seoPages.service,
      zipCode: seoPages.zipCode,
      city: seoPages.city,
      state: seoPages.state,
    })
    .from(seoPages)
    .where(eq(seoPages.contractorId, source.contractorId))
    .limit(200);
  const { row = null } = lead ?? {};
  const junkReasons = findJunk({
    fields,
    person: row,
    service: row?.service ?? null,
    services: pages.map(({ service }) => service),
    place: pointOfZip(row?.zipCode ?? ""),
    pages: pages.flatMap((page) => pointOfPage(page) ?? []),
    wasLead: lead !== null && !lead.isNew && (await hasRequested(work, lead)),
  });
  const values = {
    leadId: lead?.leadId ?? null,
    isNew: lead?.isNew ?? true,
    costCents: readCharge(source.kind, fields) ?? delivery.costCents,
    junkReasons,
  };
  const { id: deliveryId, contractorId, createdAt } = delivery;
  const rest = { contractorId, sourceId: source.id, deliveryId, createdAt };
  await tx
    .insert(sourceLeads)
    .values({ ...values, ...rest })
    .onConflictDoUpdate({ target: sourceLeads.deliveryId, set: values });
}

/** Adds the price that came with an update of a lead. */
export async function recordCharge(
  { tx }: UnitOfWork,
  { source, delivery }: Omit<Delivered, "lead">,
  leadId: string,
): Promise<void> {
  const costCents = readCharge(source.kind, delivery.fields ?? []);
  if (costCents === null) return;
  await tx
    .update(sourceLeads)
    .set({ costCents })
    .where(and(eq(sourceLeads.sourceId, source.id), eq(sourceLeads.leadId, leadId)));
}

const duplicateDays = 90;
const day = 24 * 60 * 60 * 1000;

/** Whether the person sent another request within the last 90 days. */
async function hasRequested(
  { tx, now }: UnitOfWork,
  { leadId, enquiryId }: { leadId: string; enquiryId: string },
): Promise<boolean> {
  const since = new Date(now.getTime() - duplicateDays * day);
  const [earlier] = await tx
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .where(
      and(
        eq(leadEnquiries.leadId, leadId),
        ne(leadEnquiries.id, enquiryId),
        gt(leadEnquiries.createdAt, since),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}

type Page = { zipCode: string | null; city: string; state: string };

function pointOfPage({ zipCode, city, state }: Page): GeoPoint | null {
  return pointOfZip(zipCode ?? "") ?? findCity(city, state);
}
