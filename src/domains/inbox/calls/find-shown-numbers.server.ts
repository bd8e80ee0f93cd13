import { and, eq, isNull, or } from "drizzle-orm";
import { sourceKey } from "~/domains/leads/source-of.ts";
import {
  callSettings,
  trackedNumbers,
} from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

type Shown = {
  /** In E.164; null if the page shows its own number. */
  everybody: string | null;
  /** Numbers for visitors from a source, by source key. */
  bySource: ReadonlyMap<string, string>;
};

/** The tracking numbers a page shows instead of its own, if calls to them are routed. */
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
  // This page's own numbers come last, so they win.
  const ofPageLast = found.toSorted(
    (one, other) => Number(one.pageId !== null) - Number(other.pageId !== null),
  );
  for (const { phone, source } of ofPageLast) {
    if (source === null) everybody = phone;
    else bySource.set(sourceKey(source), phone);
  }
  return { everybody, bySource };
}
