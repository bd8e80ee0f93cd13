import { eq } from "drizzle-orm";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import {
  type Actor,
  type ApiClient,
  authorize,
  type BusinessMember,
} from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { findOnePerson } from "~/domains/shared/people/one-person.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findHolders, type LeadEntry, openEntries, recordEntries } from "./enter-leads.server.ts";
import { selectEntryPages } from "./entry-pages.server.ts";
import { leadsEntered } from "./lead-entry.events.ts";
import { canAddLead } from "./lead-entry.policy.ts";
import type { NewLead } from "./new-lead.schema.ts";

/** `joined` means the person already had a lead. */
export type LeadAdded = Result<{ leadId: string; joined: boolean }, Invalid | TooMany | KeyReused>;

/**
 * Adds a lead for a caller or walk-in. A person who already has a lead is added to it
 * (`leads.one-person`). Sends no alert and isn't counted for revenue share. Audited.
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
      askedAt: work.now,
      agreedHow: request.agreed_to_texts ? request.agreed_how : null,
    };
    const { leadId, isNew } = await findOrCreateLead(work, actor, entry);
    remember(leadId);
    await recordEntries(work, actor, [{ leadId, entry, isNew }], request.follow_up);
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

async function findOrCreateLead(
  work: UnitOfWork,
  member: BusinessMember | ApiClient,
  entry: LeadEntry,
) {
  const known = async () =>
    findOnePerson(await findHolders(work.tx, member.contractorId, [entry]), entry)?.id;
  const joined = await known();
  const opened = joined ? null : ((await openEntries(work, member, [entry]))[0] ?? null);
  if (opened) return { leadId: opened, isNew: true };
  // The person submitted a request concurrently.
  const leadId = joined ?? (await known());
  if (!leadId) throw new Error("The lead was removed while the customer was saved");
  await work.tx
    .update(leads)
    .set({ updatedAt: work.now, quarantined: false })
    .where(eq(leads.id, leadId));
  return { leadId, isNew: false };
}
