import { queueTextToLead } from "~/domains/follow-ups/by-hand/queue-text-to-lead.server.ts";
import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { findOptOut } from "~/domains/messaging/opt-outs/find-opt-out.server.ts";
import { ensureCustomerConversation } from "~/domains/schedule/visit-notices/ensure-customer-conversation.server.ts";
import { formatDay } from "~/domains/schedule/visits/visit-clock.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { FoundRequest } from "./find-request.server.ts";
import { reviewLink } from "./review-link.server.ts";
import { reviewRequestMail } from "./reviews.emails.server.ts";
import { reviewText } from "./reviews.text.en.ts";
import { maxHoldDays, reviewTextKind, type StopReason } from "./reviews.ts";
import type { TextPacer } from "./text-pacer.ts";
import { crewOnSiteAt, daysAfter } from "./when-to-ask.ts";

type RequestSent =
  | { outcome: "sent"; channel: MessageChannel }
  | { outcome: "wait"; until: Date }
  | { outcome: "unreachable"; reason: StopReason };

/**
 * Sends a request or its reminder in the caller's transaction: by text, spaced out, to customers
 * with marketing consent, else by email. All customers get the same message.
 */
export async function sendRequest(
  platform: Platform,
  work: UnitOfWork,
  found: FoundRequest,
  { reminds, turns }: { reminds: boolean; turns: TextPacer },
): Promise<RequestSent> {
  const { request, job, settings } = found;
  const cause = `${request.id}:${reminds ? "reminder" : "request"}`;
  const byText =
    settings?.channel === "text"
      ? await sendText(platform, work, found, { cause, reminds, turns })
      : null;
  if (byText && byText.outcome !== "unreachable") return byText;
  if (!job.email) return byText ?? { outcome: "unreachable", reason: "no_address" };
  const { contractorId } = request;
  const recipient = { contractorId, channel: "email", address: job.email } as const;
  if (await findOptOut(work.tx, platform, recipient)) {
    return { outcome: "unreachable", reason: "declined" };
  }
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
    words: wordsOf(formatDay(crewOnSiteAt(visit), zone), link, reminds),
    startAfter: turn.at,
  });
  if (text.outcome === "written") {
    turns.use(contractorId, text.textsPerSecond);
    return { outcome: "sent", channel: "sms" };
  }
  if (text.outcome === "busy") return { outcome: "wait", until: nextAt ?? work.now };
  if (text.outcome !== "kept_back") return { outcome: "unreachable", reason: "no_address" };
  const { decision } = text;
  const wanted = reminds && request.askedAt ? (nextAt ?? request.askedAt) : dueAt;
  if (decision.decision === "hold" && decision.until) {
    const { until } = decision;
    if (until <= daysAfter(wanted, maxHoldDays)) return { outcome: "wait", until };
  }
  return {
    outcome: "unreachable",
    reason: decision.reason === "opted_out" ? "declined" : "no_address",
  };
}

function wordsOf(day: string, link: string, reminds: boolean): string {
  return reminds ? reviewText.reminder(day, link) : reviewText.request(day, link);
}
