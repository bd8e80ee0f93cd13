import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { followLeadEdit } from "~/domains/customers/index.server.ts";
import { lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import {
  addLeadEvents,
  isDeliveredLead,
  type LeadDetails,
  leads,
  saveLeadDetails,
  withMerged,
} from "~/domains/leads/index.server.ts";
import { canChangeOwnLeads, canReadOwnLeads } from "~/domains/leads/index.ts";
import { findOptOut, lockOptOut, optOut } from "~/domains/messaging/index.server.ts";
import { leadEdited } from "~/domains/office/office.events.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  type BusinessMember,
  type Signatory,
} from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import { hashBody } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { extensionOf } from "~/platform/validation/fields.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { changeCopies } from "./change-copies.server.ts";
import type { TypedLeadDetails } from "./customer-edits.schema.ts";
import { syncConversationContact } from "./sync-conversation-contact.server.ts";

export type DetailsSaved = Result<
  { changed: boolean },
  Refused<"not_found" | "already_done" | "changed_elsewhere"> | Invalid
>;

/** A hash of what the form showed. Without an extension it equals the hash of earlier versions. */
export const hashDetails = ({ name, phone, phoneExtension, email, address }: LeadDetails): string =>
  hashBody({ name, phone, email, address, ...(phoneExtension ? { phoneExtension } : {}) });

/** A lead's details for its form; null if the business has none with this ID. */
export async function findLeadDetails(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadOwnLeads(actor));
  const { query } = platform.database;
  const [lead] = await query
    .select({
      id: leads.id,
      name: leads.name,
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
      email: leads.email,
      address: leads.address,
    })
    .from(leads)
    .where(and(eq(leads.id, leadId), isDeliveredLead(actor.contractorId)));
  if (!lead) return null;
  const { contractorId } = actor;
  const recipient = lead.email && { contractorId, channel: "email" as const, address: lead.email };
  return {
    ...lead,
    seen: hashDetails(lead),
    declinedEmail: recipient ? (await findOptOut(query, platform, recipient)) !== null : false,
  };
}

/**
 * Edits a lead's name and contact details. Consent belongs to the number it was given for and stays
 * with it. An unsubscribed address isn't replaced by one that gets email again unless the person
 * requested it. Conversation, follow-up, open jobs, estimates, and invoices are updated too. An
 * edit of stale details is refused; saving twice changes once. Audited.
 */
export async function editLead(
  platform: Platform,
  actor: Actor,
  leadId: string,
  request: TypedLeadDetails,
): Promise<DetailsSaved> {
  authorize(canChangeOwnLeads(actor));
  return rejectDuplicateContact(() =>
    inTransaction(platform, async (work): Promise<DetailsSaved> => {
      // In the order of docs/locks.md: the opt-out, the follow-up, its jobs, the lead.
      await holdNewEmail(platform, work, actor, leadId, request.email);
      await lockLatestEnrollment(work, leadId, actor);
      const { seen, email_wanted: wantsEmail, name, phone, email, address } = request;
      const next = { name, phone, phoneExtension: extensionOf(request), email, address };
      return editWithin(platform, work, actor, leadId, { seen, wantsEmail, next });
    }),
  );
}

type Edit = {
  /** The hash of the details the member saw. */
  seen: string;
  wantsEmail: boolean;
  next: LeadDetails;
};

/**
 * Locks the opt-outs of a lead's new address: a person unsubscribed at the old one is unsubscribed
 * there too, and an opt-out is locked before a follow-up (docs/locks.md).
 */
export async function holdNewEmail(
  platform: Platform,
  { tx }: UnitOfWork,
  { contractorId }: BusinessMember,
  leadId: string,
  email: string | null,
): Promise<void> {
  const scope = and(eq(leads.id, leadId), isDeliveredLead(contractorId));
  const [lead] = await tx.select({ email: leads.email }).from(leads).where(scope);
  if (!email || !lead?.email || lead.email === email) return;
  await lockOptOut(tx, platform, { contractorId, channel: "email", address: email });
}

/**
 * Like `editLead`, in a transaction that already holds the lead's follow-up and the locks of
 * `holdNewEmail`.
 */
export async function editWithin(
  platform: Platform,
  work: UnitOfWork,
  actor: BusinessMember,
  leadId: string,
  { seen, wantsEmail, next }: Edit,
): Promise<DetailsSaved> {
  const { tx } = work;
  const { contractorId } = actor;
  const scope = and(eq(leads.id, leadId), isDeliveredLead(contractorId));
  const [current] = await tx.select().from(leads).where(scope);
  if (!current) return { ok: false, code: "not_found" };
  const before = detailsOf(current);
  const merged = withMerged(tx, leadId);
  const copies = await changeCopies(
    work,
    (table) => inArray(table.leadId, merged),
    { before, next },
    ({ address }) => ((address ?? before.address) === before.address ? next.address : address),
  );
  const [lead] = await tx
    .select()
    .from(leads)
    .where(scope)
    .for(...lockRows(leads, "no key update"));
  if (!lead) return { ok: false, code: "not_found" };
  if (lead.mergedInto) return { ok: false, code: "already_done" };
  if (hashDetails(lead) === hashDetails(next)) return { ok: true, changed: false };
  if (hashDetails(lead) !== seen || hashDetails(lead) !== hashDetails(before)) {
    return { ok: false, code: "changed_elsewhere" };
  }
  // Two requests from one number are two leads, so only a changed number can be taken.
  const duplicate =
    next.phone === before.phone ? null : await findPhoneConflict(work, contractorId, leadId, next);
  if (duplicate) return invalid(duplicate);
  await copies.write();
  await saveLeadDetails(work, leadId, { before, next });
  await syncConversationContact(work, { contractorId, leadId, before, next });
  if (!wantsEmail) await copyOptOut(platform, work, contractorId, { before, next });
  await changeCustomer(work, actor, lead, { before, next });
  await recordLeadEdit(work, actor, leadId, { before, next });
  return { ok: true, changed: true };
}

export const detailsOf = ({
  name,
  phone,
  phoneExtension,
  email,
  address,
}: LeadDetails): LeadDetails => ({
  name,
  phone,
  phoneExtension,
  email,
  address,
});

/** The error next to the field if another lead of the business has this number; null if none has. */
async function findPhoneConflict(
  { tx }: UnitOfWork,
  contractorId: string,
  leadId: string,
  { phone }: LeadDetails,
): Promise<Record<string, string> | null> {
  if (!phone) return null;
  const [otherLead] = await tx
    .select({ name: leads.name })
    .from(leads)
    .where(
      and(
        eq(leads.phone, phone),
        isDeliveredLead(contractorId),
        sql`${leads.id} not in ${withMerged(tx, leadId)}`,
        sql`coalesce(${leads.mergedInto}, ${leads.id}) <> ${leadId}`,
      ),
    )
    .orderBy(desc(leads.createdAt))
    .limit(1);
  if (!otherLead) return null;
  return {
    phone: `${otherLead.name} already has ${formatPhone(phone)} in your leads. Check the number, or use that lead.`,
  };
}

const phoneConstraints = new Set(["leads_one_per_own_phone", "leads_one_per_name_of_phone"]);
const emailConstraints = new Set(["leads_one_per_own_email", "leads_one_per_name_of_email"]);

/** A quarantined or simultaneous request may also have the number or address. */
export async function rejectDuplicateContact<Done>(
  run: () => Promise<Done>,
): Promise<Done | Invalid> {
  try {
    return await run();
  } catch (error) {
    const { constraint } = violationOf(error) ?? {};
    const message = "Another lead already has this. Check it, or use that lead.";
    if (phoneConstraints.has(constraint ?? "")) return invalid({ phone: message });
    if (emailConstraints.has(constraint ?? "")) return invalid({ email: message });
    throw error;
  }
}

type Changed = { before: LeadDetails; next: LeadDetails };

/** Also changes the lead's customer; details that their other leads still have stay. */
async function changeCustomer(
  work: UnitOfWork,
  actor: BusinessMember,
  { id, customerId }: { id: string; customerId: string | null },
  { before, next }: Changed,
): Promise<void> {
  if (!customerId) return;
  const rows = await work.tx
    .select({ phone: leads.phone, email: leads.email, address: leads.address })
    .from(leads)
    .where(
      and(
        eq(leads.customerId, customerId),
        isDeliveredLead(actor.contractorId),
        sql`${leads.id} not in ${withMerged(work.tx, id)}`,
      ),
    );
  const isUsed = (name: "phone" | "email" | "address") =>
    rows.some((otherRow) => otherRow[name] !== null && otherRow[name] === before[name]);
  const stillUsed = { phone: isUsed("phone"), email: isUsed("email"), address: isUsed("address") };
  await followLeadEdit(work, actor, { customerId, before, next, stillUsed });
}

/** A person who unsubscribed by email stays unsubscribed at the new address a member enters. */
export async function copyOptOut(
  platform: Platform,
  work: UnitOfWork,
  contractorId: string,
  { before, next }: Changed,
): Promise<void> {
  if (!before.email || !next.email || before.email === next.email) return;
  const at = (address: string) => ({ contractorId, channel: "email" as const, address });
  const earlier = await findOptOut(work.tx, platform, at(before.email));
  if (!earlier) return;
  const reason = "Unsubscribed at an earlier address";
  await optOut(work, platform, at(next.email), { way: earlier.way, reason });
}

/** Records the change in the lead's history, notifies open pages, and audits the field names. */
export async function recordLeadEdit(
  work: UnitOfWork,
  actor: Signatory & { contractorId: string },
  leadId: string,
  { before, next }: Changed,
): Promise<void> {
  const changed = (Object.keys(next) as (keyof LeadDetails)[]).filter(
    (name) => before[name] !== next[name],
  );
  // On screen, the number and its extension are one field.
  const fields = [...new Set(changed.map((name) => (name === "phoneExtension" ? "phone" : name)))];
  const changedBy =
    "role" in actor ? `member: ${actor.role}` : "kind" in actor ? actor.kind : "staff";
  await addLeadEvents(work, [{ leadId, kind: "edited", details: { fields, by: changedBy } }]);
  work.record(leadEdited, { leadId, contractorId: actor.contractorId });
  await recordChange(work, actor, {
    action: "lead.edit",
    entity: "lead",
    entityId: leadId,
    before: null,
    after: { fields },
  });
}
