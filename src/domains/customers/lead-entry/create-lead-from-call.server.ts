import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Touch } from "~/domains/shared/attribution/attribution.ts";
import { findOnePerson } from "~/domains/shared/people/one-person.ts";
import { businessPath } from "~/domains/shared/services/territory.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { findHolders, type LeadEntry, openEntries, recordEntries } from "./enter-leads.server.ts";
import { type EntryPage, selectEntryPages } from "./entry-pages.server.ts";
import { leadsEntered } from "./lead-entry.events.ts";
import { canCreateLeadsFromCalls } from "./lead-entry.policy.ts";

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
 * automatic messages. A known person's lead is reused (`leads.one-person`).
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
  const known = holders.find((one) => one.name === name) ?? findOnePerson(holders, caller);
  if (known) return known.quarantined ? null : known.id;
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
    askedAt: now,
    agreedHow: null,
    cameBy: source === null ? null : touchOf(page, source, now),
  };
  const [leadId = null] = await openEntries(work, { contractorId }, [entry]);
  // This number submitted a request concurrently.
  if (!leadId) return null;
  await recordEntries(work, actor, [{ leadId, entry, isNew: true }], false);
  work.record(leadsEntered, { contractorId, count: 1, leadId });
  return leadId;
}

/** A caller to a tracking number is attributed to its source (`leads.attribution`). */
const touchOf = (page: EntryPage, source: string, at: Date): Touch => ({
  campaign: { utm_source: source },
  referrerHost: null,
  landingPath: businessPath(page),
  at,
});
