import { and, eq } from "drizzle-orm";
import { leadNoted } from "~/domains/leads/leads.events.ts";
import { canChangeOwnLeads } from "~/domains/leads/leads.policy.ts";
import { leadNotes, leads } from "~/domains/leads/leads.tables.server.ts";
import { type Actor, authorize, type SystemActor, signatureOf } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { isDeliveredLead } from "./own-leads.server.ts";

export type NewLeadNote = {
  leadId: string;
  text: string;
  /** Keeps a double click from saving a second note (`requests.key-counts-once`). */
  requestKey: string | null;
};

export type LeadNoteAdded = Result<object, Refused<"not_found"> | TooMany | KeyReused>;

/** Adds a note to a lead of the actor's business, for its members (`leads.own`). */
export async function addLeadNote(
  platform: Platform,
  actor: Actor,
  { leadId, text, requestKey }: NewLeadNote,
): Promise<LeadNoteAdded> {
  authorize(canChangeOwnLeads(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("lead_note", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const repeat = async () => ({ ok: true as const });
  const body = { leadId, text, contractorId };
  const once = { scope: "lead-note", key: requestKey, body, repeat };
  return inTransactionOnce<LeadNoteAdded>(platform, once, async (work, remember) => {
    const [lead] = await work.tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.id, leadId), isDeliveredLead(contractorId)))
      .for(...lockRows(leads, "key share"));
    if (!lead) return { ok: false, code: "not_found" };
    const id = newId(work.now.getTime());
    await work.tx.insert(leadNotes).values({
      id,
      leadId,
      memberId: actor.id,
      memberName: actor.name,
      text,
      createdAt: work.now,
    });
    work.record(leadNoted, { leadId, contractorId });
    remember(id);
    return { ok: true };
  });
}

/** Adds what a source sent later, such as a message, to its lead as a note. The caller checks access. */
export async function addNoteOfSource(
  { tx, now, record }: Pick<UnitOfWork, "tx" | "now" | "record">,
  actor: SystemActor,
  note: { leadId: string; contractorId: string; source: string; text: string },
): Promise<void> {
  const { leadId, contractorId, source, text } = note;
  await tx.insert(leadNotes).values({
    leadId,
    memberId: signatureOf(actor).actorId,
    memberName: source,
    text: text.slice(0, 4000).toWellFormed(),
    createdAt: now,
  });
  record(leadNoted, { leadId, contractorId });
}
