import { eq } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import { type DueRow, forEachDueRoundRobin } from "~/platform/database/for-each-due.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type FoundRequest, findRequest } from "./find-request.server.ts";
import { reviewChanged } from "./reviews.events.ts";
import { reviewRequests } from "./reviews.tables.server.ts";
import { remindAfterDays, type StopReason } from "./reviews.ts";
import { sendRequest } from "./send-request.server.ts";
import { TextPacer } from "./text-pacer.ts";
import { byDay, daysAfter } from "./when-to-ask.ts";

/** Sends every due review request and reminder once, alternating between businesses. */
export async function sendDueReviewRequests(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { id, contractorId, nextAt: dueAt } = reviewRequests;
  const each = { id, contractorId, dueAt };
  const turns = new TextPacer(platform.clock.now());
  const ask = (one: DueRow) => processReviewRequest(platform, one.id, turns);
  await forEachDueRoundRobin(platform, each, ask, "review request failed");
}

/** Locks the request before everything else, in the same order as opening its link. */
function processReviewRequest(
  platform: Platform,
  requestId: string,
  turns: TextPacer,
): Promise<void> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const own = eq(reviewRequests.id, requestId);
    const [request] = await tx
      .select()
      .from(reviewRequests)
      .where(own)
      .for(...lockRows(reviewRequests));
    if (!request?.nextAt || request.nextAt > now) return;
    const found = await findRequest(tx, requestId);
    if (!found) return;
    const change = await changeOf(platform, work, found, turns);
    await tx
      .update(reviewRequests)
      .set({ ...change, updatedAt: now })
      .where(own);
    work.record(reviewChanged, { requestId, contractorId: request.contractorId });
  });
}

type Change = Partial<typeof reviewRequests.$inferInsert>;
const done = { nextAt: null } as const;

/** Sends the request, or the reminder if no review page was opened. */
async function changeOf(
  platform: Platform,
  work: UnitOfWork,
  found: FoundRequest,
  turns: TextPacer,
): Promise<Change> {
  const { request } = found;
  const reminds = request.state === "asked";
  const reason = findStopReason(found);
  if (reason) return reminds ? done : { ...done, state: "stopped", reason };
  if (reminds && request.clickedAt) return done;
  const zone = await findBusinessZone(work.tx, request.contractorId, platform.settings.timeZone);
  // Processing may have been delayed for hours, so it may be night now.
  const day = byDay(work.now, zone);
  if (day > work.now) return { nextAt: day };
  const sent = await sendRequest(platform, work, found, { reminds, turns });
  if (sent.outcome === "wait") return { nextAt: byDay(sent.until, zone) };
  if (sent.outcome === "unreachable") {
    return reminds ? done : { ...done, state: "unreachable", reason: sent.reason };
  }
  if (reminds) return { ...done, remindedAt: work.now };
  return {
    state: "asked",
    channel: sent.channel,
    askedAt: work.now,
    nextAt: byDay(daysAfter(work.now, remindAfterDays), zone),
  };
}

/**
 * Why the request isn't sent anymore; depends only on the job and the settings
 * (`reviews.everybody`).
 */
function findStopReason({ settings, visit, job }: FoundRequest): StopReason | null {
  if (!settings?.enabled) return "switched_off";
  if (visit.state !== "done") return "reopened";
  return job.status === "done" || visit.recurrenceId ? null : "further_visit";
}
