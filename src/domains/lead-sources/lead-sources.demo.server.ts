import { desc, eq } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import type { SourceKind } from "./lead-sources.ts";
import { sourceLeads } from "./source-leads.tables.server.ts";
import type { JunkReason } from "./source-leads.ts";

const hour = 60 * 60 * 1000;

/** Kind, name, cents per lead, hours since its latest delivery, and why that created no lead. */
const sources: readonly [SourceKind, string, number | null, number, "no_contact" | null][] = [
  ["google_ads", "Google Ads, termites", 3_800, 5, null],
  ["google_local", "Local Services Ads", 2_900, 30, null],
  ["angi", "Angi", 4_500, 20, null],
  ["thumbtack", "Thumbtack", 3_200, 11, null],
  ["website_form", "Our old website", null, 24 * 33, null],
  ["webhook", "Neighborhood newsletter", null, 3, "no_contact"],
];

/** Leads besides the latest that the sources sent, and how many sources share them. */
const maxEarlier = 80;
const busySources = 4;

/**
 * A Google Ads account as if it was connected. There is no token and no next poll, so nothing is read from
 * Google.
 */
const googleAccount = {
  ...{ accountId: "4155550132", accountName: "Lone Star Pest Defense" },
  accountZone: "America/Chicago",
};

type Earlier = { contractorId: string; sourceId: string; at: number; costCents: number | null };
type Known = { id: string; createdAt: Date };

/** Earlier leads of a source, some of them junk, one of them credited. */
async function addEarlierLeads(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { at, costCents, ...of }: Earlier,
  existing: readonly Known[],
): Promise<void> {
  const earlier = existing.slice(sources.length);
  for (const [nth, { id: leadId, createdAt }] of earlier.entries()) {
    if (nth % busySources !== at) continue;
    const place = Math.floor(nth / busySources);
    const junkReasons: JunkReason[] = place % 5 === 3 ? ["bad_phone"] : [];
    const isCredited = junkReasons.length > 0 && costCents !== null;
    const reviewer = "Maria Delgado";
    const credit = { creditState: "received" as const, creditCents: costCents, creditBy: reviewer };
    await tx.insert(sourceLeads).values({
      ...{ ...of, leadId, costCents, createdAt, junkReasons, isNew: true },
      ...(isCredited ? { ...credit, creditAt: now } : {}),
      ...(isCredited ? { verdict: "junk" as const, verdictBy: reviewer, verdictAt: now } : {}),
    });
  }
}

/** Lead sources of the first business: four work, one has sent nothing for a month, one fails. */
export const leadSourcesDemo: DemoPart = async ({ work, businesses: [{ contractorId }] }) => {
  const { tx, now } = work;
  const existing = await tx
    .select({ id: leads.id, name: leads.name, phone: leads.phone, createdAt: leads.createdAt })
    .from(leads)
    .where(eq(leads.contractorId, contractorId))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(sources.length + maxEarlier);
  for (const [index, [kind, name, costCents, hours, reason]] of sources.entries()) {
    const id = newId();
    const createdBy = "Maria Delgado";
    await tx.insert(connectedSources).values({
      id,
      contractorId,
      kind,
      name,
      costCents,
      createdBy,
      ...(kind === "google_local" ? { ...googleAccount, polledAt: now } : {}),
      ...(index < 3 ? { textsAllowedAt: now, textsAllowedBy: createdBy } : {}),
    });
    await addEarlierLeads(
      { tx, now },
      { contractorId, sourceId: id, at: index, costCents },
      existing,
    );
    const lead = existing[index];
    if (!lead) continue;
    const createdAt = new Date(now.getTime() - hours * hour);
    const fields = [{ label: "name", value: reason ? "Curious Reader" : lead.name }];
    if (!reason && lead.phone) fields.push({ label: "phone", value: lead.phone });
    const deliveryId = newId();
    await tx.insert(leadDeliveries).values({
      id: deliveryId,
      contractorId,
      sourceId: id,
      providerLeadId: `demo-${index}`,
      bodyHash: `demo-${index}`,
      fields,
      state: reason ? "unmatched" : "joined",
      reason,
      leadId: reason ? null : lead.id,
      costCents,
      createdAt,
      processedAt: createdAt,
    });
    if (reason) continue;
    const junkReasons: JunkReason[] = kind === "angi" ? ["outside_area", "sold_to_many"] : [];
    const sent = { contractorId, sourceId: id, deliveryId, leadId: lead.id, costCents, createdAt };
    const chargeState = kind === "google_local" || kind === "thumbtack" ? "charged" : null;
    await tx.insert(sourceLeads).values({ ...sent, isNew: false, junkReasons, chargeState });
  }
};
