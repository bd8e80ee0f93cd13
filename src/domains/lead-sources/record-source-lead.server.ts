import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { SentLead } from "~/domains/intake/index.server.ts";
import { leadEnquiries } from "~/domains/leads/index.server.ts";
import { findCity, pointOfZip } from "~/domains/shared/index.server.ts";
import type { GeoPoint } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findJunk, hasBadPhone } from "./find-junk.ts";
import { type connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { kindFacts } from "./lead-sources.ts";
import { chargeOf } from "./read-charge.ts";
import { sourceLeads } from "./source-leads.tables.server.ts";

type DeliveredLead = {
  leadId: string;
  /** The request that this delivery became; null if it's no longer known. */
  enquiryId: string | null;
  isNew: boolean;
  /** Null if its fields can no longer be read. */
  row: SentLead | null;
};

type Delivered = {
  source: typeof connectedSources.$inferSelect;
  delivery: typeof leadDeliveries.$inferSelect;
  /** Null if no number and no address in it works. */
  lead: DeliveredLead | null;
};

/**
 * Records what a source sent, what it costs, and the evidence that it is junk. A delivery that became
 * no lead counts if the source charges for it: it has a number that can't be one, or comes from a
 * platform that sends only leads.
 * @returns what it costs, in cents; null if unknown
 */
export async function recordSourceLead(
  work: UnitOfWork,
  { source, delivery, lead }: Delivered,
): Promise<number | null> {
  const { tx } = work;
  const fields = delivery.fields ?? [];
  if (!lead && !kindFacts[source.kind].hasOwnIds && !hasBadPhone(fields)) {
    return delivery.costCents;
  }
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
    isRepeatLead:
      lead !== null && !lead.isNew && (await hasRequested(work, lead, delivery.processedAt)),
  });
  const charge = chargeOf(source, fields);
  const costCents = charge.costCents ?? delivery.costCents;
  const values = {
    leadId: lead?.leadId ?? null,
    isNew: lead?.isNew ?? true,
    costCents,
    chargeState: charge.chargeState,
    junkReasons,
  };
  const { id: deliveryId, contractorId, createdAt } = delivery;
  // An earlier version of the lead, without a valid contact, may have been recorded.
  const recorded = await tx
    .update(sourceLeads)
    .set({ ...values, deliveryId })
    .where(isRecordOf(work, source, delivery))
    .returning({ id: sourceLeads.id });
  if (recorded.length === 0) {
    const rest = { contractorId, sourceId: source.id, deliveryId, createdAt };
    await tx.insert(sourceLeads).values({ ...values, ...rest });
  }
  await recordCredit(work, { source, delivery });
  return costCents;
}

/**
 * Adds the price and charge state from a lead's update. One person may be several leads of a
 * source, each with its own price.
 */
export async function recordCharge(
  work: UnitOfWork,
  { source, delivery }: Omit<Delivered, "lead">,
): Promise<void> {
  const { costCents, chargeState } = chargeOf(source, delivery.fields ?? []);
  if (costCents === null && chargeState === null) return;
  const { tx } = work;
  await tx
    .update(sourceLeads)
    .set({
      ...(costCents === null ? {} : { costCents }),
      ...(chargeState === null ? {} : { chargeState }),
    })
    .where(isRecordOf(work, source, delivery));
  if (costCents !== null) {
    const isCounted = inArray(leadDeliveries.state, ["lead", "joined"]);
    await tx
      .update(leadDeliveries)
      .set({ costCents })
      .where(and(isSameLead(delivery), isCounted));
  }
  await recordCredit(work, { source, delivery });
}

type Known = Pick<Delivered["delivery"], "sourceId" | "providerLeadId">;

/** Deliveries with the same provider id as this one. */
const isSameLead = ({ sourceId, providerLeadId }: Known) =>
  and(eq(leadDeliveries.sourceId, sourceId), eq(leadDeliveries.providerLeadId, providerLeadId));

const versionsOf = ({ tx }: Pick<UnitOfWork, "tx">, delivery: Known) =>
  tx.select({ id: leadDeliveries.id }).from(leadDeliveries).where(isSameLead(delivery));

/**
 * The source lead recorded for a delivery, or for any version of it if the ids are the provider's
 * own. A form's id is the same for everyone who submits it.
 */
export const isRecordOf = (
  work: Pick<UnitOfWork, "tx">,
  { kind }: Pick<Delivered["source"], "kind">,
  delivery: Known & Pick<Delivered["delivery"], "id">,
) =>
  kindFacts[kind].hasOwnIds
    ? inArray(sourceLeads.deliveryId, versionsOf(work, delivery))
    : eq(sourceLeads.deliveryId, delivery.id);

/** Records a credit that the provider reports, unless a member recorded one. */
async function recordCredit(
  work: UnitOfWork,
  { source, delivery }: Omit<Delivered, "lead">,
): Promise<void> {
  // Other providers don't report charges.
  if (!kindFacts[source.kind].hasAdapter) return;
  const { tx, now } = work;
  const isOfLead = isRecordOf(work, source, delivery);
  const signed = { creditBy: kindFacts[source.kind].attribution ?? source.name, creditAt: now };
  await tx
    .update(sourceLeads)
    .set({ creditState: "received", creditCents: sql`${sourceLeads.costCents}`, ...signed })
    .where(
      and(
        isOfLead,
        eq(sourceLeads.chargeState, "credited"),
        gt(sourceLeads.costCents, 0),
        or(isNull(sourceLeads.creditState), eq(sourceLeads.creditState, "requested")),
      ),
    );
  await tx
    .update(sourceLeads)
    .set({ creditState: "requested", ...signed })
    .where(
      and(isOfLead, eq(sourceLeads.chargeState, "credit_pending"), isNull(sourceLeads.creditState)),
    );
}

const duplicateDays = 90;
const day = 24 * 60 * 60 * 1000;

/** Whether the person sent another request within the 90 days before. */
async function hasRequested(
  { tx, now }: UnitOfWork,
  { leadId, enquiryId }: Pick<DeliveredLead, "leadId" | "enquiryId">,
  processedAt: Date | null,
): Promise<boolean> {
  const since = new Date(now.getTime() - duplicateDays * day);
  const requests = await tx
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .where(
      and(
        eq(leadEnquiries.leadId, leadId),
        gt(leadEnquiries.createdAt, since),
        processedAt ? lte(leadEnquiries.createdAt, processedAt) : undefined,
        enquiryId ? ne(leadEnquiries.id, enquiryId) : undefined,
      ),
    )
    .limit(2);
  // If the lead's own request isn't known, one of those found is its own.
  return requests.length > (enquiryId ? 0 : 1);
}

type Page = { zipCode: string | null; city: string; state: string };

function pointOfPage({ zipCode, city, state }: Page): GeoPoint | null {
  return pointOfZip(zipCode ?? "") ?? findCity(city, state);
}
