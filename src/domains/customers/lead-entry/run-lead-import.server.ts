import { and, eq } from "drizzle-orm";
import { leadNotes } from "~/domains/leads/leads.tables.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import { inBatches } from "~/platform/csv/in-batches.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { openEntries, recordEntries } from "./enter-leads.server.ts";
import { selectEntryPages } from "./entry-pages.server.ts";
import { leadsEntered } from "./lead-entry.events.ts";
import { canEnterLeads } from "./lead-entry.policy.ts";
import { leadImports } from "./lead-imports.tables.server.ts";
import type { LineCounts } from "./lead-imports.ts";
import { isOwnFile } from "./own-file.server.ts";
import { countLines, type PlannedLine, planLines } from "./plan-lines.server.ts";
import { readLeadRows } from "./read-lead-rows.ts";

export type LeadsImported = Result<{ counts: LineCounts }, Refused<"not_found" | "already_done">>;

const batch = 250;

/**
 * Imports a lead file once, all or nothing (`leads.import`): new people become leads without
 * automatic messages, and existing leads don't change. Audited.
 */
export async function runLeadImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<LeadsImported> {
  authorize(canEnterLeads(actor));
  const { contractorId } = actor;
  return inTransaction<LeadsImported>(platform, async (work) => {
    const { tx, now } = work;
    const [found] = await tx
      .select()
      .from(leadImports)
      .where(and(eq(leadImports.id, importId), isOwnFile(actor)))
      .for(...lockRows(leadImports));
    if (!found) return { ok: false, code: "not_found" };
    const read = found.content === null ? null : readLeadRows(found.content);
    if (found.state === "done" || !read?.ok) return { ok: false, code: "already_done" };
    const pages = await selectEntryPages(tx, contractorId);
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const planned = await planLines(tx, { contractorId, pages, zone, now }, read);
    const counts = countLines(planned);
    for (const some of inBatches(planned, batch)) {
      const refused = await enter(work, actor, some);
      counts.new -= refused;
      counts.known += refused;
    }
    await tx
      .update(leadImports)
      .set({ state: "done", content: null, outcome: counts, finishedAt: now })
      .where(eq(leadImports.id, importId));
    work.record(leadsEntered, { contractorId, count: counts.new });
    await recordChange(work, actor, {
      action: "lead.import",
      entity: "lead_import",
      entityId: importId,
      before: null,
      after: counts,
    });
    return { ok: true, counts };
  });
}

/** @returns how many leads were skipped because they submitted a request concurrently */
async function enter(
  work: UnitOfWork,
  member: BusinessMember,
  planned: readonly PlannedLine[],
): Promise<number> {
  const wanted = planned.flatMap(({ entry, details }) => (entry ? [{ entry, details }] : []));
  const ids = await openEntries(
    work,
    member,
    wanted.map(({ entry }) => entry),
  );
  const opened = wanted.flatMap(({ entry, details }, at) => {
    const leadId = ids[at];
    return leadId ? [{ leadId, entry, isNew: true, details }] : [];
  });
  await recordEntries(work, member, opened, false);
  await saveDetailsAsNotes(work, member, opened);
  return wanted.length - opened.length;
}

/**
 * Saves the line's extra values, such as a second phone number, as a note by the importing member.
 */
async function saveDetailsAsNotes(
  { tx, now }: UnitOfWork,
  { id: memberId, name: memberName }: BusinessMember,
  opened: readonly { leadId: string; details: readonly string[] }[],
): Promise<void> {
  const notes = opened.flatMap(({ leadId, details }) =>
    details.length > 0
      ? [
          {
            leadId,
            memberId,
            memberName,
            text: ["From the file", ...details].join("\n"),
            createdAt: now,
          },
        ]
      : [],
  );
  if (notes.length > 0) {
    await tx
      .insert(leadNotes)
      .values(notes.map((note) => ({ ...note, text: note.text.slice(0, 4000).toWellFormed() })));
  }
}
