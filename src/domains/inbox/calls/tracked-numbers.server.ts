import { and, eq, isNull, or } from "drizzle-orm";
import { routeCallsJob } from "~/domains/inbox/inbox.jobs.server.ts";
import { canHandleCalls } from "~/domains/inbox/inbox.policy.ts";
import { sourceKey } from "~/domains/leads/index.ts";
import {
  callSettings,
  selectTrackedNumbers,
  senders,
  trackedNumbers,
} from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

type Shown = {
  /** In E.164; null if the page shows its own number. */
  defaultPhone: string | null;
  /** Numbers for visitors from a source, by source key. */
  bySource: ReadonlyMap<string, string>;
};

/** The tracking numbers a page shows instead of its own, if calls to them are routed. */
export async function findShownNumbers(
  { database: { query } }: Platform,
  { id, contractorId }: { id: string; contractorId: string | null },
): Promise<Shown> {
  if (!contractorId) return { defaultPhone: null, bySource: new Map() };
  const rows = await query
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
  let defaultPhone: string | null = null;
  // This page's own numbers come last, so they win.
  const pageNumbersLast = rows.toSorted(
    (a, b) => Number(a.pageId !== null) - Number(b.pageId !== null),
  );
  for (const { phone, source } of pageNumbersLast) {
    if (source === null) defaultPhone = phone;
    else bySource.set(sourceKey(source), phone);
  }
  return { defaultPhone, bySource };
}

/**
 * Has the provider route calls to the business's numbers, which may have been bought for texts only
 * or by hand. @throws if the provider fails temporarily
 */
export async function routeCalls(
  { database, sms }: Platform,
  actor: Actor,
  { contractorId }: { contractorId: string },
): Promise<void> {
  authorize(canHandleCalls(actor));
  if (!sms) return;
  const { query } = database;
  const [[sender], tracked] = await Promise.all([
    query
      .select({ phone: senders.phone })
      .from(senders)
      .where(eq(senders.contractorId, contractorId)),
    selectTrackedNumbers(query, contractorId),
  ]);
  const numbers = [
    ...(sender?.phone ? [{ phone: sender.phone, texts: false }] : []),
    // People also text a number they see on a page.
    ...tracked.map(({ phone }) => ({ phone, texts: true })),
  ];
  const refused: string[] = [];
  for (const { phone, texts } of numbers) {
    const routed = await sms.routeCalls(phone, { texts });
    if (!routed.ok) refused.push(routed.reason);
  }
  if (refused.length > 0) {
    throw new Error(`Calls aren’t forwarded to this site yet: ${refused.join("; ")}`);
  }
}

/** Routes calls of the business's tracking numbers as well. */
export async function routeTrackedNumbers(
  { enqueue }: Pick<UnitOfWork, "enqueue">,
  { payload: { contractorId } }: { payload: { contractorId: string } },
): Promise<void> {
  enqueue(routeCallsJob, { contractorId });
}
