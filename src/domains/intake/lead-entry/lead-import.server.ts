import { and, count, desc, eq, gt, isNull, ne, or } from "drizzle-orm";
import { leadsEntered } from "~/domains/intake/intake.events.ts";
import { canEnterLeads, canReadLeadEntries } from "~/domains/intake/intake.policy.ts";
import { addEnteredNotes } from "~/domains/leads/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  type BusinessMember,
  type BusinessReader,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { decodeCsv } from "~/platform/csv/parse-csv.ts";
import { inBatches } from "~/platform/csv/read-sheet.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { createEntries, recordEntries, selectEntryPages } from "./enter-leads.server.ts";
import { leadFieldLabels } from "./lead-columns.ts";
import { leadImports } from "./lead-imports.tables.server.ts";
import {
  type LineCounts,
  maxLeadFileBytes,
  maxWaitingImports,
  waitingHours,
} from "./lead-imports.ts";
import { countLines, type PlannedLine, planLines } from "./plan-lines.server.ts";
import { readLeadRows } from "./read-lead-rows.ts";

export type LeadFileChecked = Result<{ importId: string }, Invalid | TooMany>;

/** Parses a lead file and stores it until its member imports or discards it (`leads.import`). */
export async function checkLeadImport(
  platform: Platform,
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
): Promise<LeadFileChecked> {
  authorize(canEnterLeads(actor));
  const { contractorId, id: memberId, name: memberName } = actor;
  if (file.bytes.length > maxLeadFileBytes) {
    const limitText = `${maxLeadFileBytes / 1024 / 1024} MB`;
    return invalid({ file: `The file is larger than ${limitText}. Split it into smaller files.` });
  }
  const { waitSeconds } = await platform.limits.use("lead_import", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const { text: content, warning } = decodeCsv(file.bytes);
  const parsed = readLeadRows(content);
  if (!parsed.ok) return parsed;
  return inTransaction<LeadFileChecked>(platform, async ({ tx, now }) => {
    const importId = newId(now.getTime());
    // A new file doesn't discard a pending one: each has its own page.
    const [waiting] = await tx
      .select({ files: count() })
      .from(leadImports)
      .where(
        and(
          eq(leadImports.contractorId, contractorId),
          eq(leadImports.memberId, memberId),
          eq(leadImports.state, "checked"),
        ),
      );
    if ((waiting?.files ?? 0) >= maxWaitingImports) {
      return invalid({
        file: `You have ${maxWaitingImports} files waiting. Import or discard one of them first.`,
      });
    }
    await tx.insert(leadImports).values({
      id: importId,
      contractorId,
      fileName: file.name.slice(0, 200) || "leads.csv",
      content,
      warning,
      rows: parsed.lines.length,
      memberId,
      memberName,
      createdAt: now,
    });
    return { ok: true, importId };
  });
}

/** Discards a file without importing it. */
export async function cancelLeadImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canEnterLeads(actor));
  await platform.database.query
    .delete(leadImports)
    .where(and(eq(leadImports.id, importId), isOwnFile(actor), eq(leadImports.state, "checked")));
}

const maxShown = 200;

/**
 * A lead file of the actor's business: before the import, a preview line by line; afterward, the
 * result. Null if not found.
 */
export async function findLeadImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canReadLeadEntries(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const [leadImport] = await query
    .select()
    .from(leadImports)
    .where(and(eq(leadImports.id, importId), isOwnFile(actor)));
  if (!leadImport) return null;
  const { fileName, state, outcome, content, warning } = leadImport;
  const parsed = content === null ? null : readLeadRows(content);
  const nothing = { fileName, state, warning, counts: outcome, lines: [], columns: [], more: 0 };
  if (!parsed?.ok) return nothing;
  const pages = await selectEntryPages(query, contractorId);
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const now = platform.clock.now();
  const planned = await planLines(query, { contractorId, pages, zone, now }, parsed);
  // Lines that need review come first.
  const rank = ({ outcome: becomes, words }: PlannedLine) =>
    becomes === "wrong" ? 0 : words === "" ? 2 : 1;
  const shown = planned.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxShown);
  return {
    ...nothing,
    counts: countLines(planned),
    lines: shown.map(({ line, name, outcome: becomes, words }) => ({ line, name, becomes, words })),
    columns: parsed.columns.map(({ field, ...column }) => ({
      ...column,
      label: field && leadFieldLabels[field],
    })),
    more: planned.length - shown.length,
  };
}

export type FoundLeadImport = NonNullable<Awaited<ReturnType<typeof findLeadImport>>>;

/** Files pending the actor's decision, newest first, with their expiry. */
export async function listWaitingImports(platform: Platform, actor: Actor) {
  authorize(canReadLeadEntries(actor));
  const lifetimeMs = waitingHours * 60 * 60 * 1000;
  const { id, fileName, rows, createdAt, state } = leadImports;
  const imports = await platform.database.query
    .select({ id, fileName, rows, createdAt })
    .from(leadImports)
    .where(
      and(
        isOwnFile(actor),
        eq(state, "checked"),
        gt(createdAt, new Date(platform.clock.now().getTime() - lifetimeMs)),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(50);
  return imports.map((leadImport) => ({
    ...leadImport,
    expiresAt: new Date(leadImport.createdAt.getTime() + lifetimeMs),
  }));
}

export type WaitingImport = Awaited<ReturnType<typeof listWaitingImports>>[number];

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
    const [leadImport] = await tx
      .select()
      .from(leadImports)
      .where(and(eq(leadImports.id, importId), isOwnFile(actor)))
      .for(...lockRows(leadImports));
    if (!leadImport) return { ok: false, code: "not_found" };
    const parsed = leadImport.content === null ? null : readLeadRows(leadImport.content);
    if (leadImport.state === "done" || !parsed?.ok) return { ok: false, code: "already_done" };
    const pages = await selectEntryPages(tx, contractorId);
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const planned = await planLines(tx, { contractorId, pages, zone, now }, parsed);
    const counts = countLines(planned);
    for (const some of inBatches(planned, batch)) {
      const refused = await importBatch(work, actor, some);
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
async function importBatch(
  work: UnitOfWork,
  member: BusinessMember,
  planned: readonly PlannedLine[],
): Promise<number> {
  const newEntries = planned.flatMap(({ entry, details }) => (entry ? [{ entry, details }] : []));
  const ids = await createEntries(
    work,
    member,
    newEntries.map(({ entry }) => entry),
  );
  const opened = newEntries.flatMap(({ entry, details }, index) => {
    const leadId = ids[index];
    return leadId ? [{ leadId, entry, isNew: true, details }] : [];
  });
  await recordEntries(work, member, opened, false);
  await saveDetailsAsNotes(work, member, opened);
  return newEntries.length - opened.length;
}

/**
 * Saves the line's extra values, such as a second phone number, as a note by the importing member.
 */
function saveDetailsAsNotes(
  work: UnitOfWork,
  { id: memberId, name: memberName }: BusinessMember,
  opened: readonly { leadId: string; details: readonly string[] }[],
): Promise<void> {
  const notes = opened.flatMap(({ leadId, details }) =>
    details.length > 0
      ? [{ leadId, memberId, memberName, text: ["From the file", ...details].join("\n") }]
      : [],
  );
  return addEnteredNotes(work, notes);
}

/**
 * Files of the reader's business. A pending file is visible only to the member who uploaded it and
 * to staff; an imported one to the whole team (`leads.import`).
 */
function isOwnFile(reader: BusinessReader) {
  const ofBusiness = eq(leadImports.contractorId, reader.contractorId);
  if (reader.kind !== "member") return ofBusiness;
  const { state, memberId } = leadImports;
  return and(ofBusiness, or(ne(state, "checked"), isNull(memberId), eq(memberId, reader.id)));
}
