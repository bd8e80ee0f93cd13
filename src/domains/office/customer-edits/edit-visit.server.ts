import { eq } from "drizzle-orm";
import { lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { visitEdited } from "~/domains/office/office.events.ts";
import {
  changeJob,
  changeVisitNotes,
  changeVisitPrice,
  findAppointmentPrice,
  findLeadOfVisit,
  findLinesPrice,
  findVisit,
  isOwnCrewVisit,
  type ListedVisit,
  type LockedVisit,
  lockSeries,
  lockVisit,
  pricedByLines,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import {
  canDoVisits,
  canPlanVisits,
  canReadVisits,
  seesOwnCrewsOnly,
} from "~/domains/schedule/index.ts";
import {
  type Actor,
  authorize,
  canSeePrices,
  isMember,
  seesPrices,
} from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  hashBody,
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { extensionOf } from "~/platform/validation/fields.ts";
import { numberOf } from "./change-copies.server.ts";
import type { VisitDetails, VisitNotes } from "./customer-edits.schema.ts";
import {
  detailsOf,
  editWithin,
  hashDetails,
  holdNewEmail,
  rejectDuplicateContact,
} from "./edit-lead.server.ts";

export type VisitSaved = Result<
  { changed: boolean },
  Refused<"not_found" | "changed_elsewhere" | "already_done"> | Invalid
>;

type Shown = Pick<
  ListedVisit,
  | "customerName"
  | "phone"
  | "phoneExtension"
  | "email"
  | "address"
  | "what"
  | "valueCents"
  | "notes"
>;

/** A hash of what the form showed: for a technician only the notes. See `hashDetails`. */
const hashVisit = (visit: Shown): string =>
  hashBody([
    visit.customerName,
    visit.phone,
    visit.email,
    visit.address,
    visit.what,
    visit.valueCents,
    visit.notes,
    ...(visit.phoneExtension ? [visit.phoneExtension] : []),
  ]);
const hashNotes = ({ notes }: Pick<Shown, "notes">): string => hashBody([notes]);

/**
 * An appointment's details for its form, and its lead if their details match; null if the actor
 * can't see one with this ID.
 */
export async function findVisitDetails(platform: Platform, actor: Actor, visitId: string) {
  authorize(canReadVisits(actor));
  const visitDetails = await findVisit(platform, actor, visitId);
  if (!visitDetails) return null;
  const { visit } = visitDetails;
  const { query } = platform.database;
  const linesCents =
    seesPrices(actor) && !visit.isPricedAlone
      ? await findLinesPrice(query, visit.workOrderId)
      : null;
  const [lead = null] = visit.leadId
    ? await query.select().from(leads).where(eq(leads.id, visit.leadId))
    : [];
  const isSame =
    lead !== null &&
    lead.name === visit.customerName &&
    lead.phone === visit.phone &&
    (lead.phoneExtension ?? visit.phoneExtension) ===
      (visit.phoneExtension ?? lead.phoneExtension) &&
    lead.email === visit.email;
  return {
    visit,
    /** What the job's lines cost, in cents, if those decide the appointment's price. */
    linesCents,
    seen: seesOwnCrewsOnly(actor) ? hashNotes(visit) : hashVisit(visit),
    /** Texts are sent to the lead's number, even if the appointment has another. */
    lead: lead && { id: lead.id, phone: lead.phone, isSame },
  };
}

/**
 * Changes an appointment's job, place, and customer: owners and office only, and on request its
 * lead too. An edit of stale details is refused; saving twice changes once.
 */
export async function editVisit(
  platform: Platform,
  actor: Actor,
  visitId: string,
  request: VisitDetails,
): Promise<VisitSaved> {
  authorize(canPlanVisits(actor));
  const { contractorId } = actor;
  const { seen, notes, update_lead: updatesLead, ...fields } = request;
  return rejectDuplicateContact(() =>
    inTransaction(platform, async (work): Promise<VisitSaved> => {
      const leadId = updatesLead ? await findLeadOfVisit(work, contractorId, visitId) : null;
      if (leadId) await holdNewEmail(platform, work, actor, leadId, fields.email);
      await lockSeries(work, contractorId, { visitId });
      const visit = await lockVisit(work, contractorId, visitId);
      if (!visit) return { ok: false, code: "not_found" };
      if (updatesLead && visit.leadId) await lockLatestEnrollment(work, visit.leadId, actor);
      const job = await lockJob(work, visit);
      const { customer_name: customerName, phone, email, address, what, value } = fields;
      const shownCents = await findAppointmentPrice(work.tx, visitId);
      const valueCents = isMember(actor) && canSeePrices(actor) ? value : shownCents;
      const phoneExtension = extensionOf(fields);
      const next = { customerName, phone, phoneExtension, email, address, what, valueCents };
      const marks = [
        hashVisit({ ...job, valueCents: shownCents, notes: visit.notes }),
        hashVisit({ ...next, notes }),
      ];
      if (marks[0] === marks[1]) return { ok: true, changed: false };
      if (marks[0] !== seen) return { ok: false, code: "changed_elsewhere" };
      const isPricedAlone = visit.recurrenceId !== null || visit.priceCents !== null;
      if (!isPricedAlone && valueCents !== shownCents) {
        const isPriced = (await findLinesPrice(work.tx, job.id)) !== null;
        if (isPriced) return invalid({ value: pricedByLines });
      }
      if (isPricedAlone) {
        // The other appointments of a recurring job keep their price.
        await changeJob(work, job.id, { ...next, valueCents: job.valueCents });
        if (valueCents !== shownCents) await changeVisitPrice(work, visitId, valueCents);
      } else {
        await changeJob(work, job.id, next);
      }
      await changeVisitNotes(work, visitId, notes);
      if (updatesLead && visit.leadId) {
        const changed = await changeLead(platform, work, visit.leadId, { actor, job, next });
        if (!changed.ok) throw new LeadRefused(changed);
      }
      record(work, visit, actor.id);
      return { ok: true, changed: true };
    }),
  ).catch((error: unknown) => {
    if (error instanceof LeadRefused) return error.refusal;
    throw error;
  });
}

/** The lead couldn't be changed too, so nothing is changed. */
class LeadRefused extends Error {
  readonly refusal: Extract<VisitSaved, { ok: false }>;
  constructor(refusal: Extract<VisitSaved, { ok: false }>) {
    super("The lead was not changed");
    this.refusal = refusal;
  }
}

/**
 * Saves notes for the team; a technician only for their own crews' appointments. A repeated request
 * doesn't replace what was saved since.
 */
export async function saveVisitNotes(
  platform: Platform,
  actor: Actor,
  visitId: string,
  { seen, notes }: VisitNotes,
  requestKey: string | null = null,
): Promise<VisitSaved | KeyReused> {
  authorize(canDoVisits(actor));
  const once = {
    scope: "visit-notes",
    key: requestKey,
    body: { visitId, notes },
    repeat: async () => ({ ok: true, changed: false }) as const,
  };
  return inTransactionOnce<VisitSaved>(platform, once, async (work, remember) => {
    const scope = seesOwnCrewsOnly(actor) ? isOwnCrewVisit(work.tx, actor) : undefined;
    const visit = await lockVisit(work, actor.contractorId, visitId, scope);
    if (!visit) return { ok: false, code: "not_found" };
    if (visit.notes === notes) {
      remember(visitId);
      return { ok: true, changed: false };
    }
    if (hashNotes(visit) !== seen) return { ok: false, code: "changed_elsewhere" };
    await changeVisitNotes(work, visitId, notes);
    remember(visitId);
    record(work, visit, actor.id);
    return { ok: true, changed: true };
  });
}

async function lockJob({ tx }: UnitOfWork, { workOrderId }: LockedVisit) {
  const [job] = await tx
    .select()
    .from(workOrders)
    .where(eq(workOrders.id, workOrderId))
    .for(...lockRows(workOrders, "no key update"));
  if (!job) throw new Error("The appointment’s job no longer exists");
  return job;
}

type Both = {
  actor: Parameters<typeof editWithin>[2];
  job: typeof workOrders.$inferSelect;
  next: {
    customerName: string;
    phone: string | null;
    phoneExtension: string | null;
    email: string | null;
    address: string | null;
  };
};

/** Updates the lead's details that matched the appointment's. */
async function changeLead(
  platform: Platform,
  work: UnitOfWork,
  leadId: string,
  { actor, job, next }: Both,
) {
  const [lead] = await work.tx.select().from(leads).where(eq(leads.id, leadId));
  if (!lead) return { ok: true } as const;
  const changed = {
    ...detailsOf(lead),
    name: lead.name === job.customerName ? next.customerName : lead.name,
    ...numberOf(lead, job, next),
    email: lead.email === job.email ? next.email : lead.email,
    address: lead.address === job.address || !lead.address ? next.address : lead.address,
  };
  if (!changed.phone && !changed.email) return { ok: true } as const;
  const edit = { seen: hashDetails(lead), wantsEmail: false, next: changed };
  return editWithin(platform, work, actor, leadId, edit);
}

function record(
  work: UnitOfWork,
  { id: visitId, contractorId, leadId }: LockedVisit,
  memberId: string,
) {
  work.record(visitEdited, { visitId, contractorId, leadId, memberId });
}
