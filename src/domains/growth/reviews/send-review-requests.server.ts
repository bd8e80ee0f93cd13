import { eq } from "drizzle-orm";
import { findEmailBlock } from "~/domains/customers/index.server.ts";
import { queueTextToLead } from "~/domains/follow-ups/index.server.ts";
import type { GateReason } from "~/domains/follow-ups/index.ts";
import { reviewChanged } from "~/domains/growth/growth.events.ts";
import { reviewRequests } from "~/domains/growth/growth.tables.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import type { WrittenChannel } from "~/domains/messaging/index.ts";
import { ensureCustomerConversation } from "~/domains/schedule/index.server.ts";
import { formatDay } from "~/domains/schedule/index.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { type DueRow, forEachDueRoundRobin } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { byDay, crewOnSiteAt, daysAfter, TextPacer } from "./request-timing.ts";
import { type FoundRequest, findRequest, reviewLink } from "./review-request.server.ts";
import { reviewRequestMail } from "./reviews.emails.server.ts";
import { reviewText } from "./reviews.text.en.ts";
import { maxHoldDays, remindAfterDays, reviewTextKind, type StopReason } from "./reviews.ts";

/** Sends every due review request and reminder once, alternating between businesses. */
export async function sendDueReviewRequests(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { id, contractorId, nextAt: dueAt } = reviewRequests;
  const cursor = { id, contractorId, dueAt };
  const turns = new TextPacer(platform.clock.now());
  const processOne = (dueRow: DueRow) => processReviewRequest(platform, dueRow.id, turns);
  await forEachDueRoundRobin(platform, cursor, processOne, "review request failed");
}

/** Locks the request before everything else, in the same order as opening its link. */
function processReviewRequest(
  platform: Platform,
  requestId: string,
  turns: TextPacer,
): Promise<void> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const scope = eq(reviewRequests.id, requestId);
    const [request] = await tx
      .select()
      .from(reviewRequests)
      .where(scope)
      .for(...lockRows(reviewRequests));
    if (!request?.nextAt || request.nextAt > now) return;
    const review = await findRequest(tx, requestId);
    if (!review) return;
    const change = await changeOf(platform, work, review, turns);
    await tx
      .update(reviewRequests)
      .set({ ...change, updatedAt: now })
      .where(scope);
    work.record(reviewChanged, { requestId, contractorId: request.contractorId });
  });
}

type Change = Partial<typeof reviewRequests.$inferInsert>;
const completed = { nextAt: null } as const;

/** Sends the request, or the reminder if no review page was opened. */
async function changeOf(
  platform: Platform,
  work: UnitOfWork,
  review: FoundRequest,
  turns: TextPacer,
): Promise<Change> {
  const { request } = review;
  const reminds = request.state === "asked";
  const reason = findStopReason(review);
  if (reason) return reminds ? completed : { ...completed, state: "stopped", reason };
  if (reminds && request.clickedAt) return completed;
  const zone = await findBusinessZone(work.tx, request.contractorId, platform.settings.timeZone);
  // Processing may have been delayed for hours, so it may be night now.
  const day = byDay(work.now, zone);
  if (day > work.now) return { nextAt: day };
  const sent = await sendRequest(platform, work, review, { reminds, turns });
  if (sent.outcome === "wait") return { nextAt: byDay(sent.until, zone) };
  if (sent.outcome === "unreachable") {
    return reminds ? completed : { ...completed, state: "unreachable", reason: sent.reason };
  }
  if (reminds) return { ...completed, remindedAt: work.now };
  return {
    state: "asked",
    channel: sent.channel,
    requestedAt: work.now,
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

type RequestSent =
  | { outcome: "sent"; channel: WrittenChannel }
  | { outcome: "wait"; until: Date }
  | { outcome: "unreachable"; reason: StopReason };

/**
 * Sends a request or its reminder in the caller's transaction: by text, spaced out, to customers
 * with marketing consent, else by email. All customers get the same message.
 */
export async function sendRequest(
  platform: Platform,
  work: UnitOfWork,
  review: FoundRequest,
  { reminds, turns }: { reminds: boolean; turns: TextPacer },
): Promise<RequestSent> {
  const { request, job, settings } = review;
  const cause = `${request.id}:${reminds ? "reminder" : "request"}`;
  const byText =
    settings?.channel === "text"
      ? await sendText(platform, work, review, { cause, reminds, turns })
      : null;
  if (byText && byText.outcome !== "unreachable") return byText;
  if (!job.email) return byText ?? { outcome: "unreachable", reason: "no_address" };
  if (await findEmailBlock(work.tx, platform, job, "optional")) {
    return { outcome: "unreachable", reason: "declined" };
  }
  const { contractorId } = request;
  await queueEmail(work, reviewRequestMail, {
    to: job.email,
    cause: `review-request:${cause}`,
    subjectId: job.leadId ?? job.id,
    contractorId,
    conversationId: await ensureCustomerConversation(work, job),
    params: { requestId: request.id, reminds },
  });
  return { outcome: "sent", channel: "email" };
}

async function sendText(
  platform: Platform,
  work: UnitOfWork,
  { request, job, visit }: FoundRequest,
  { cause, reminds, turns }: { cause: string; reminds: boolean; turns: TextPacer },
): Promise<RequestSent> {
  const { contractorId, nextAt, dueAt } = request;
  const turn = turns.of(contractorId);
  if (turn.isLate) {
    turns.use(contractorId);
    return { outcome: "wait", until: turn.at };
  }
  const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
  const link = await reviewLink(platform, work.tx, request.id);
  const text = await queueTextToLead(platform, work, {
    leadId: job.leadId,
    contractorId,
    kind: reviewTextKind,
    purpose: "marketing",
    cause,
    text: composeRequestText(formatDay(crewOnSiteAt(visit), zone), link, reminds),
    startAfter: turn.at,
  });
  if (text.outcome === "written") {
    turns.use(contractorId, text.textsPerSecond);
    return { outcome: "sent", channel: "sms" };
  }
  if (text.outcome === "busy") return { outcome: "wait", until: nextAt ?? work.now };
  if (text.outcome !== "kept_back") return { outcome: "unreachable", reason: "no_address" };
  const { decision, retryAt } = text;
  const expectedAt = reminds && request.requestedAt ? (nextAt ?? request.requestedAt) : dueAt;
  if (retryAt && retryAt <= daysAfter(expectedAt, maxHoldDays)) {
    return { outcome: "wait", until: retryAt };
  }
  return {
    outcome: "unreachable",
    reason: declinedReasons.includes(decision.reason) ? "declined" : "no_address",
  };
}

/** The gate's reasons that are the customer's own wish. */
const declinedReasons: readonly GateReason[] = ["opted_out", "do_not_contact"];

function composeRequestText(day: string, link: string, reminds: boolean): string {
  return reminds ? reviewText.reminder(day, link) : reviewText.request(day, link);
}
