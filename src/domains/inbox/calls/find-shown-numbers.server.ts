import { and, eq, isNull, or } from "drizzle-orm";
import { sourceKey } from "~/domains/leads/source-of.ts";
import {
  callSettings,
  trackedNumbers,
} from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

type Shown = {
  /** In E.164; null where it is the page's own. */
  everybody: string | null;
  /** For visitors who come from a source, by its key. */
  bySource: ReadonlyMap<string, string>;
};

/** The numbers that a page shows in place of its own, where calls to them are put through. */
export async function findShownNumbers(
  { database: { query } }: Platform,
  { id, contractorId }: { id: string; contractorId: string | null },
): Promise<Shown> {
  if (!contractorId) return { everybody: null, bySource: new Map() };
  const found = await query
    .select({
      phone: trackedNumbers.phone,
      pageId: trackedNumbers.pageId,
      source: trackedNumbers.source,
    })
    .from(trackedNumbers)
    .innerJoin(callSettings, eq(callSettings.contractorId, trackedNumbers.contractorId))
    .where(
      and(
        eq(trackedNumbers.contractorId, contractorId),
        eq(callSettings.enabled, true),
        or(eq(trackedNumbers.pageId, id), isNull(trackedNumbers.pageId)),
      ),
    );
  const bySource = new Map<string, string>();
  let everybody: string | null = null;
  // Those of this page come last, and count.
  const ofPageLast = found.toSorted(
    (one, other) => Number(one.pageId !== null) - Number(other.pageId !== null),
  );
  for (const { phone, source } of ofPageLast) {
    if (source === null) everybody = phone;
    else bySource.set(sourceKey(source), phone);
  }
  return { everybody, bySource };
}
