import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { leadEnquiries, leadEvents, leads } from "~/domains/leads/leads.tables.server.ts";
import { isSharedEmail, isSharedPhone } from "~/domains/shared/index.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

type Writing = Pick<UnitOfWork, "tx">;
type Dated = Pick<UnitOfWork, "tx" | "now">;

/** The editable name and contact details of a lead. */
export type LeadDetails = Pick<
  typeof leads.$inferSelect,
  "name" | "phone" | "phoneExtension" | "email" | "address"
>;

/** Saves the details of a lead that the caller locked. */
export async function saveLeadDetails(
  { tx, now }: Dated,
  leadId: string,
  { before, next }: { before: LeadDetails; next: LeadDetails },
): Promise<void> {
  await tx
    .update(leads)
    .set({ ...next, ...sharingOf(before, next), updatedAt: now })
    .where(eq(leads.id, leadId));
}

/** What changes with a new number or address (`people.shared`). */
const sharingOf = (before: LeadDetails, next: LeadDetails) => ({
  ...(before.phone === next.phone ? {} : { phoneShared: isSharedPhone(next.phone) }),
  ...(before.email === next.email ? {} : { emailShared: isSharedEmail(next.email) }),
});

/** Saves the address of a lead that has none. */
export async function fillInAddress(
  { tx, now }: Dated,
  leadId: string,
  address: string,
): Promise<void> {
  await tx
    .update(leads)
    .set({ address, updatedAt: now })
    .where(and(eq(leads.id, leadId), isNull(leads.address)));
}

/** Marks a lead, locked by the caller, as merged into another one (`leads.merge`). */
export async function markMerged(
  { tx, now }: Dated,
  leadId: string,
  { into, by }: { into: string; by: string },
): Promise<void> {
  await tx
    .update(leads)
    .set({ mergedInto: into, mergedAt: now, mergedBy: by })
    .where(eq(leads.id, leadId));
}

/** Undoes `markMerged`. */
export async function unmarkMerged({ tx }: Writing, leadId: string): Promise<void> {
  await tx
    .update(leads)
    .set({ mergedInto: null, mergedAt: null, mergedBy: null })
    .where(eq(leads.id, leadId));
}

/** A lead's source as analytics names it, and the time to its first message in milliseconds. */
type RecordedSource = { leadId: string; source: string; answerMs: number | null };

/** Stores the final source and response time of leads that the caller locked, in one statement. */
export async function recordSources(
  { tx }: Writing,
  settled: readonly RecordedSource[],
): Promise<void> {
  const rows = settled.map(({ leadId, source, answerMs }) => ({
    id: leadId,
    came_by: source,
    answer_ms: answerMs,
  }));
  await tx.execute(sql`
    update ${leads} set came_by = noted.came_by, answer_ms = noted.answer_ms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as noted (id uuid, came_by text, answer_ms bigint)
    where leads.id = noted.id`);
}

/** Removes the recorded sources of the leads of these requests; they are determined again. */
export async function clearSources({ tx }: Writing, enquiryIds: readonly string[]): Promise<void> {
  const requested = tx
    .select({ leadId: leadEnquiries.leadId })
    .from(leadEnquiries)
    .where(inArray(leadEnquiries.id, [...enquiryIds]));
  await tx.update(leads).set({ cameBy: null }).where(inArray(leads.id, requested));
}

type NewEvent = { leadId: string; kind: (typeof leadEvents.$inferInsert)["kind"]; details: object };

/** Adds to the history of leads. */
export async function addLeadEvents({ tx, now }: Dated, added: readonly NewEvent[]): Promise<void> {
  await tx.insert(leadEvents).values(added.map((event) => ({ ...event, createdAt: now })));
}
