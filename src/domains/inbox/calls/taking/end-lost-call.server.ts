import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { endLostCallJob } from "../calls.jobs.server.ts";
import { canHandleCalls } from "../calls.policy.ts";
import { calls } from "../calls.tables.server.ts";
import { talkHours } from "../calls.ts";
import { endCall } from "./end-call.server.ts";
import { lockCall } from "./lock-call.server.ts";

const minute = 60_000;
/** Longest total ring time of five phones, each with its whisper. */
const ringMinutes = 10;
/** No call lasts longer: the provider limits talk time, and its report may be late. */
const talkMinutes = (talkHours + 1) * 60;
/** A missed-call text is pointless for an older call. */
const textMinutes = 60;

/** When to check whether a call is still ringing or active. */
export const ringTimeoutAt = (startedAt: Date): Date => after(startedAt, ringMinutes);

/** Ends a call whose end the provider never reported, once it can't be ringing or active. */
export async function endLostCall(
  platform: Platform,
  actor: Actor,
  { callId }: { callId: string },
): Promise<void> {
  authorize(canHandleCalls(actor));
  await inTransaction(platform, async (work) => {
    const call = await lockCall(work.tx, eq(calls.id, callId));
    if (!call || call.endedAt) return;
    const { state, createdAt } = call;
    const startAfter = after(createdAt, talkMinutes);
    if (state === "answered" && work.now < startAfter) {
      work.enqueue(endLostCallJob, { callId }, { startAfter });
      return;
    }
    await endCall(work, platform, call, null, { texts: work.now < after(createdAt, textMinutes) });
  });
}

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minute);
