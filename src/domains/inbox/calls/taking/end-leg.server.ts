import { and, eq } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { DialStatus } from "~/platform/voice/voice.schema.ts";
import { callLegs, calls } from "../calls.tables.server.ts";
import type { LegOutcome } from "../calls.ts";
import type { CallAnswer } from "./call-answer.ts";
import { endCall } from "./end-call.server.ts";
import { lockCall } from "./lock-call.server.ts";
import { composeMissedCallAnswer, ringNext } from "./ring-next.server.ts";
import type { Leg } from "./steps-of.ts";

type Dialed = { status: DialStatus; providerId: string | null; seconds: number | null };

/**
 * A phone answered without pressing 1 counts as not accepted, though the provider calls it
 * completed.
 */
const outcomes: Record<DialStatus, LegOutcome> = {
  completed: "not_accepted",
  answered: "not_accepted",
  busy: "busy",
  "no-answer": "no_answer",
  canceled: "no_answer",
  failed: "failed",
};

/**
 * Handles the end of one phone's leg: ends the call or rings the next phone.
 * Idempotent: a repeated report gets the same response.
 */
export async function endLeg(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  { callId, place }: Leg,
  { status, providerId, seconds }: Dialed,
): Promise<CallAnswer> {
  const { tx, now } = work;
  const call = await lockCall(tx, eq(calls.id, callId));
  const ofLeg = and(eq(callLegs.callId, callId), eq(callLegs.place, place));
  const [leg] = await tx.select().from(callLegs).where(ofLeg);
  if (!call || !leg) return { what: "over" };
  const outcome = leg.outcome ?? outcomes[status];
  if (!leg.endedAt) {
    await tx.update(callLegs).set({ outcome, endedAt: now, providerId }).where(ofLeg);
    // Canceled: the caller hung up while it rang.
    if (outcome === "accepted" || status === "canceled") {
      await endCall(work, platform, call, seconds);
    }
  }
  if (call.state === "missed" && status !== "canceled") return composeMissedCallAnswer(tx, call);
  // Another phone took the call, or it is over.
  if (call.endedAt || call.state === "answered" || status === "canceled") return { what: "over" };
  return ringNext(work, platform, call, { after: place });
}
