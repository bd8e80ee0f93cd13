import { and, eq, gt, ne, or } from "drizzle-orm";
import { lockLatestEnrollment, queueTextToLead } from "~/domains/follow-ups/index.server.ts";
import { firstName } from "~/domains/follow-ups/index.ts";
import { textMissedCallerJob } from "~/domains/inbox/inbox.jobs.server.ts";
import { canHandleCalls } from "~/domains/inbox/inbox.policy.ts";
import { calls } from "~/domains/inbox/inbox.tables.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { manualMessageKind, missedCallTextKind } from "~/domains/messaging/index.ts";
import { callSettings } from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { fillMissedCallText } from "../missed-call-text.ts";
import { findMissedCallText } from "../settings/missed-call-text.server.ts";
import { isBlocked } from "./receive-call.server.ts";

const hour = 60 * 60_000;
/** A caller gets one missed-call text per this many hours. */
const missedTextIntervalHours = 24;
/** A text delayed longer than this, such as until morning, isn't sent. */
const staleHours = 12;

/**
 * Texts a missed caller once in 24 hours, through the gate (`calls.missed-text`): right away, or in
 * the morning after quiet hours, unless the business has responded by then.
 */
export async function textMissedCaller(
  platform: Platform,
  actor: Actor,
  { callId }: { callId: string },
): Promise<void> {
  authorize(canHandleCalls(actor));
  const missed = await findMissed(platform.database.query, callId);
  if (!missed) return;
  // Caller numbers can be spoofed, so limit texts in one business's name.
  const limit = await platform.limits.use("missed_call_text", missed.contractorId);
  if (limit.waitSeconds > 0) return;
  await inTransaction(platform, async (work) => {
    const call = await findMissed(work.tx, callId);
    if (!call) return;
    const { contractorId, leadId, endedAt } = call;
    // From here on, two calls of one person run one after the other.
    if (!(await lockLatestEnrollment(work, leadId))) return;
    if (await isSettled(work.tx, call, work.now)) return;
    const { text, version } = await findMissedCallText(work.tx, contractorId);
    const queued = await queueTextToLead(platform, work, {
      leadId,
      contractorId,
      kind: missedCallTextKind,
      purpose: "informational",
      cause: callId,
      params: { version },
      text: ({ name, businessName: business, businessCity: city }) =>
        fillMissedCallText(text, { business, city, first_name: firstName(name) }),
    });
    if (queued.outcome === "busy") throw new Error("The customer's opt-out is being changed");
    if (queued.outcome !== "kept_back" || !queued.retryAt) return;
    const { retryAt } = queued;
    if (retryAt.getTime() <= endedAt.getTime() + staleHours * hour) {
      work.enqueue(textMissedCallerJob, { callId }, { startAfter: retryAt });
    }
  });
}

/** A missed call whose number is genuine as far as the carrier knows, and can be texted. */
async function findMissed(tx: Reader, callId: string) {
  const [call] = await tx
    .select({ call: calls, textsMissed: callSettings.textsMissed, phone: leads.phone })
    .from(calls)
    .innerJoin(callSettings, eq(callSettings.contractorId, calls.contractorId))
    .innerJoin(leads, eq(leads.id, calls.leadId))
    .where(and(eq(calls.id, callId), eq(calls.state, "missed")));
  if (!call?.textsMissed) return null;
  const { contractorId, leadId, conversationId, fromPhone, endedAt, attestation } = call.call;
  if (!leadId || !conversationId || !fromPhone || !endedAt) return null;
  // A spoofed number belongs to someone else.
  if (attestation === "failed" || call.phone !== fromPhone) return null;
  if (await isBlocked(tx, contractorId, fromPhone)) return null;
  return { contractorId, leadId, conversationId, endedAt };
}

type Missed = NonNullable<Awaited<ReturnType<typeof findMissed>>>;

/** Whether they got a missed-call text recently, or the business has talked to them since. */
async function isSettled(
  tx: Transaction,
  { conversationId, endedAt }: Missed,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - missedTextIntervalHours * hour);
  const texted = and(eq(messages.kind, missedCallTextKind), gt(messages.createdAt, since));
  const wrote = and(eq(messages.kind, manualMessageKind), gt(messages.createdAt, endedAt));
  const sentTexts = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        ne(messages.state, "failed"),
        or(texted, wrote),
      ),
    )
    .limit(1);
  const answeredCalls = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(
      and(
        eq(calls.conversationId, conversationId),
        gt(calls.createdAt, endedAt),
        eq(calls.state, "answered"),
      ),
    )
    .limit(1);
  return sentTexts.length + answeredCalls.length > 0;
}
