import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { selectEntryPages } from "./entry-pages.server.ts";
import { canReadLeadEntries } from "./lead-entry.policy.ts";
import { leadImports } from "./lead-imports.tables.server.ts";
import { isOwnFile } from "./own-file.server.ts";
import { countLines, planLines } from "./plan-lines.server.ts";
import { readLeadRows } from "./read-lead-rows.ts";

const maxShown = 200;

/**
 * A file of leads that the actor's business brought: while it waits, what bringing it in would do now,
 * line by line; once it is in, what became of it. Null where there is none.
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
  const { fileName, state, outcome, content } = found;
  const read = content === null ? null : readLeadRows(content);
  if (!read?.ok) return { fileName, state, counts: outcome, lines: [], unread: [], more: 0 };
  const pages = await selectEntryPages(query, contractorId);
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const now = platform.clock.now();
  const planned = await planLines(query, { contractorId, pages, zone, now }, read.lines);
  const shown = planned.slice(0, maxShown);
  return {
    fileName,
    state,
    counts: countLines(planned),
    lines: shown.map(({ line, name, outcome: becomes, words }) => ({ line, name, becomes, words })),
    unread: read.unread,
    more: planned.length - shown.length,
  };
}

export type FoundLeadImport = NonNullable<Awaited<ReturnType<typeof findLeadImport>>>;
