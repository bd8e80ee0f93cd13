import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { invoices } from "~/domains/billing/index.server.ts";
import type { NamedEvent } from "~/platform/events/event.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type AdLead, readAdLead } from "./ad-lead.server.ts";
import { sendConversionJob } from "./conversions.jobs.server.ts";
import { adConnections, adConversions } from "./conversions.tables.server.ts";
import { type AdPlatform, type ConversionStage, stagesOf } from "./conversions.ts";

type LeadEvent = { leadId?: string | null; invoiceId?: string; contractorId?: string | null };
type Connection = typeof adConnections.$inferSelect;
type Reached = { stage: ConversionStage; at: Date; cents: number | null };

/**
 * Records the stages that these events' leads reached, for each ad platform they came from, and
 * queues the sending. A lead's stage is recorded once; Google also gets changed amounts.
 */
export async function recordConversions(
  work: UnitOfWork,
  events: readonly NamedEvent<LeadEvent>[],
): Promise<void> {
  const businesses = events.flatMap(({ payload }) => payload.contractorId ?? []);
  if (businesses.length === 0) return;
  const connections = await work.tx
    .select()
    .from(adConnections)
    .where(
      and(inArray(adConnections.contractorId, businesses), isNotNull(adConnections.startedAt)),
    );
  if (connections.length === 0) return;
  const connected = new Set(connections.map(({ contractorId }) => contractorId));
  const connectedEvents = events.filter(({ payload }) => connected.has(payload.contractorId ?? ""));
  for (const leadId of await leadsOf(work, connectedEvents)) {
    const lead = await readAdLead(work.tx, leadId);
    if (!lead) continue;
    for (const connection of connections) {
      if (connection.contractorId === lead.contractorId) await record(work, connection, lead);
    }
  }
}

/** The leads of the events, in a fixed order, so two batches don't wait for each other. */
async function leadsOf(
  { tx }: UnitOfWork,
  events: readonly NamedEvent<LeadEvent>[],
): Promise<string[]> {
  const invoiceIds = events.flatMap(({ payload }) => payload.invoiceId ?? []);
  const billed = invoiceIds.length
    ? await tx
        .select({ leadId: invoices.leadId })
        .from(invoices)
        .where(inArray(invoices.id, invoiceIds))
    : [];
  const ids = [
    ...events.map(({ payload }) => payload.leadId),
    ...billed.map((event) => event.leadId),
  ];
  return [...new Set(ids.filter((id) => typeof id === "string"))].toSorted();
}

async function record(work: UnitOfWork, connection: Connection, lead: AdLead): Promise<void> {
  const { tx, now } = work;
  const { contractorId, platform } = connection;
  if (!isOf(connection, lead)) return;
  const recordedStages = await tx
    .select({ stage: adConversions.stage })
    .from(adConversions)
    .where(isAbout(platform, lead));
  const rows = reachedBy(connection, lead, now)
    .filter(({ stage }) => recordedStages.every((recordedStage) => recordedStage.stage !== stage))
    .map(({ stage, at, cents }) => ({
      ...{ contractorId, platform, leadId: lead.id, stage, createdAt: now },
      happenedAt: at,
      cents,
    }));
  const added =
    rows.length === 0
      ? []
      : await tx
          .insert(adConversions)
          .values(rows)
          .onConflictDoNothing({
            target: [adConversions.leadId, adConversions.platform, adConversions.stage],
          })
          .returning({ id: adConversions.id });
  const changed = await updateAmounts(work, connection, lead);
  for (const { id } of [...added, ...changed]) {
    work.enqueue(sendConversionJob, { conversionId: id });
  }
}

const isAbout = (platform: AdPlatform, { ids }: AdLead) =>
  and(inArray(adConversions.leadId, ids), eq(adConversions.platform, platform));

/** Whether the lead came from the platform's ads. */
const isOf = ({ platform }: Connection, { click, isGoogleForm, email, meta }: AdLead) =>
  platform === "meta" ? meta !== null : click !== null || (isGoogleForm && email !== null);

/** The stages that the lead reached and that this connection sends. */
function reachedBy(connection: Connection, lead: AdLead, now: Date): Reached[] {
  const { meta, status, bookedAt, paidAt, paidCents } = lead;
  const all: (Reached | null)[] = [
    meta && { stage: "lead", at: meta.at, cents: null },
    status === "booked" ? { stage: "booked", at: bookedAt ?? now, cents: null } : null,
    paidAt && paidCents > 0 ? { stage: "paid", at: paidAt, cents: paidCents } : null,
  ];
  // Stages reached before a member turned sending on aren't sent.
  const since = connection.startedAt ?? now;
  return all.flatMap((reached) =>
    reached && reached.at >= since && isSent(connection, reached.stage) ? [reached] : [],
  );
}

function isSent({ platform, bookedActionId, paidActionId }: Connection, stage: ConversionStage) {
  if (platform === "google" && (stage === "booked" ? bookedActionId : paidActionId) === null) {
    return false;
  }
  return stagesOf[platform].includes(stage);
}

/**
 * Updates the amounts of recorded conversions after a payment, and skips the booking of a lead that
 * was lost. Meta has no documented way to change an event after it's sent. A booking that was
 * canceled before it was sent counts once the lead is booked again.
 */
async function updateAmounts({ tx }: UnitOfWork, connection: Connection, lead: AdLead) {
  const { platform } = connection;
  const { stage, cents, sentAt } = adConversions;
  const canChange = platform === "google" ? undefined : isNull(sentAt);
  const isBooked = lead.status === "booked" || lead.status === "closed";
  const paid = Math.max(lead.paidCents, 0);
  const paidChanged = and(eq(stage, "paid"), sql`${cents} is distinct from ${paid}`);
  const bookingChanged = isBooked
    ? and(eq(stage, "booked"), eq(cents, 0), isNull(sentAt))
    : and(eq(stage, "booked"), isNull(cents));
  const before = await tx
    .select({ id: adConversions.id, stage })
    .from(adConversions)
    .where(and(isAbout(platform, lead), canChange, or(paidChanged, bookingChanged)))
    .orderBy(adConversions.id);
  const changed = before.filter((conversion) => isSent(connection, conversion.stage));
  for (const conversion of changed) {
    const amount = conversion.stage === "paid" ? paid : isBooked ? null : 0;
    await tx
      .update(adConversions)
      .set({ cents: amount, state: "waiting", reason: null })
      .where(eq(adConversions.id, conversion.id));
  }
  return changed;
}
