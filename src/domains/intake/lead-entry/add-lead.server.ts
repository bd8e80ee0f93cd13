import { lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import { leadsEntered } from "~/domains/intake/intake.events.ts";
import { canAddLead, canCreateLeadsFromCalls } from "~/domains/intake/intake.policy.ts";
import { deliverEnteredLead } from "~/domains/leads/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  businessPath,
  findOnePerson,
  type Touch,
} from "~/domains/shared/index.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import {
  createEntries,
  type EntryPage,
  findHolders,
  type LeadEntry,
  recordEntries,
  selectEntryPages,
} from "./enter-leads.server.ts";
import type { NewLead } from "./new-lead.schema.ts";

/** `joined` means the person already had a lead. */
export type LeadAdded = Result<{ leadId: string; joined: boolean }, Invalid | TooMany | KeyReused>;

/**
 * Adds a lead for a caller or walk-in. A person who already has a lead is added to it
 * (`people.same-person`). Its follow-up needs an email address or consent to texts: without consent,
 * only emails are sent. Sends no alert and isn't counted for revenue share. Audited.
 */
export async function addLead(
  platform: Platform,
  actor: Actor,
  { request, requestKey }: { request: NewLead; requestKey: string | null },
): Promise<LeadAdded> {
  authorize(canAddLead(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("lead_entry", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const once = {
    scope: `add-lead:${contractorId}`,
    key: requestKey,
    body: request,
    repeat: async (_work: UnitOfWork, leadId: string) =>
      ({ ok: true, leadId, joined: false }) as const,
  };
  return inTransactionOnce<LeadAdded>(platform, once, async (work, remember) => {
    const pages = await selectEntryPages(work.tx, contractorId);
    const page = pages.find(({ id }) => id === request.page_id);
    if (!page) return invalid({ page_id: "Choose a service and city" });
    const entry: LeadEntry = {
      ...request,
      page,
      phoneExtension: request.phone_extension ?? null,
      zipCode: request.zip_code,
      status: "new",
      estimateSent: false,
      requestedAt: work.now,
      agreedHow: request.agreed_to_texts ? request.agreed_how : null,
    };
    const { leadId, isNew } = await findOrCreateLead(work, actor, entry);
    remember(leadId);
    const canReach = request.email !== null || request.agreed_to_texts;
    const followsUp = request.follow_up && canReach;
    await recordEntries(work, actor, [{ leadId, entry, isNew }], followsUp);
    work.record(leadsEntered, { contractorId, count: 1, leadId: isNew ? leadId : null });
    await recordChange(work, actor, {
      action: "lead.add",
      entity: "lead",
      entityId: leadId,
      before: null,
      after: { source: entry.source, joined: !isNew },
    });
    return { ok: true, leadId, joined: !isNew };
  });
}

/** The lead of a person who is entered, new or already there. */
export async function findOrCreateLead(
  work: UnitOfWork,
  member: { contractorId: string },
  entry: LeadEntry,
) {
  const findExistingLeadId = async () =>
    findOnePerson(await findHolders(work.tx, member.contractorId, [entry]), entry)?.id;
  const joined = await findExistingLeadId();
  // Locks the follow-up before its lead (docs/locks.md): an existing person's follow-up may start
  // again.
  if (joined) await lockLatestEnrollment(work, joined);
  const opened = joined ? null : ((await createEntries(work, member, [entry]))[0] ?? null);
  if (opened) return { leadId: opened, isNew: true };
  // The person submitted a request concurrently.
  const leadId = joined ?? (await findExistingLeadId());
  if (!leadId) throw new Error("The lead was removed while the customer was saved");
  if (!joined) await lockLatestEnrollment(work, leadId);
  await deliverEnteredLead(work, leadId);
  return { leadId, isNew: false };
}

export type Caller = {
  contractorId: string;
  /** In E.164. */
  phone: string;
  /** ZIP code of the place where the number was advertised; null if unknown. */
  zipCode: string | null;
  /** The page whose number was called; null if it belongs to none. */
  pageId: string | null;
  /** Attribution source of the tracking number that was called; null for a regular number. */
  source: string | null;
};

/**
 * Creates a lead for a call from a number the business doesn't know, with a conversation and no
 * automatic messages. A known person's lead is reused (`people.same-person`).
 * @returns null if the business has no page or the person's request is in quarantine
 */
export async function createLeadFromCall(
  work: UnitOfWork,
  actor: Actor,
  { contractorId, phone, zipCode, pageId, source }: Caller,
): Promise<string | null> {
  authorize(canCreateLeadsFromCalls(actor));
  const { tx, now } = work;
  const name = formatPhone(phone);
  const caller = { name, phone, email: null };
  const holders = await findHolders(tx, contractorId, [caller]);
  const holder = holders.find((holder) => holder.name === name) ?? findOnePerson(holders, caller);
  if (holder) return holder.quarantined ? null : holder.id;
  const pages = await selectEntryPages(tx, contractorId);
  const page = pages.find(({ id }) => id === pageId) ?? pages[0];
  if (!page) return null;
  const entry: LeadEntry = {
    page,
    name,
    phone,
    email: null,
    need: "Called your number.",
    zipCode: page.zipCode ?? zipCode,
    urgency: "this_week",
    source: "phone_call",
    status: "new",
    estimateSent: false,
    requestedAt: now,
    agreedHow: null,
    touch: source === null ? null : touchOf(page, source, now),
  };
  const [leadId = null] = await createEntries(work, { contractorId }, [entry]);
  // This number submitted a request concurrently.
  if (!leadId) return null;
  await recordEntries(work, actor, [{ leadId, entry, isNew: true }], false);
  work.record(leadsEntered, { contractorId, count: 1, leadId });
  return leadId;
}

/** A caller to a tracking number is attributed to its source (`analytics.source`). */
const touchOf = (page: EntryPage, source: string, at: Date): Touch => ({
  campaign: { utm_source: source },
  referrerHost: null,
  landingPath: businessPath(page),
  at,
});
