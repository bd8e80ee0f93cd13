import { and, desc, eq, gt } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { selectEntryPages } from "./entry-pages.server.ts";
import { leadFieldLabels } from "./lead-columns.ts";
import { canReadLeadEntries } from "./lead-entry.policy.ts";
import { leadImports } from "./lead-imports.tables.server.ts";
import { waitingHours } from "./lead-imports.ts";
import { isOwnFile } from "./own-file.server.ts";
import { countLines, type PlannedLine, planLines } from "./plan-lines.server.ts";
import { readLeadRows } from "./read-lead-rows.ts";

const maxShown = 200;

/**
 * A lead file of the actor's business: before the import, a preview line by line; afterward, the
 * result. Null if not found.
 */
export async function findLeadImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canReadLeadEntries(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const [found] = await query
    .select()
    .from(leadImports)
    .where(and(eq(leadImports.id, importId), isOwnFile(actor)));
  if (!found) return null;
  const { fileName, state, outcome, content, warning } = found;
  const read = content === null ? null : readLeadRows(content);
  const nothing = { fileName, state, warning, counts: outcome, lines: [], columns: [], more: 0 };
  if (!read?.ok) return nothing;
  const pages = await selectEntryPages(query, contractorId);
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const now = platform.clock.now();
  const planned = await planLines(query, { contractorId, pages, zone, now }, read);
  // Lines that need review come first.
  const rank = ({ outcome: becomes, words }: PlannedLine) =>
    becomes === "wrong" ? 0 : words === "" ? 2 : 1;
  const shown = planned.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxShown);
  return {
    ...nothing,
    counts: countLines(planned),
    lines: shown.map(({ line, name, outcome: becomes, words }) => ({ line, name, becomes, words })),
    columns: read.columns.map(({ field, ...column }) => ({
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
  const lasts = waitingHours * 60 * 60 * 1000;
  const { id, fileName, rows, createdAt, state } = leadImports;
  const found = await platform.database.query
    .select({ id, fileName, rows, createdAt })
    .from(leadImports)
    .where(
      and(
        isOwnFile(actor),
        eq(state, "checked"),
        gt(createdAt, new Date(platform.clock.now().getTime() - lasts)),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(50);
  return found.map((one) => ({ ...one, expiresAt: new Date(one.createdAt.getTime() + lasts) }));
}

export type WaitingImport = Awaited<ReturnType<typeof listWaitingImports>>[number];
