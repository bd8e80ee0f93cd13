import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canHandleCalls } from "../calls.policy.ts";
import { calls } from "../calls.tables.server.ts";
import { endCall } from "./end-call.server.ts";
import { lockCall } from "./lock-call.server.ts";

/** Ends a call whose end the provider could not tell us (`calls.once`). It is too late for a text about it. */
export async function endLostCall(
  platform: Platform,
  actor: Actor,
  { callId }: { callId: string },
): Promise<void> {
  authorize(canHandleCalls(actor));
  await inTransaction(platform, async (work) => {
    const call = await lockCall(work.tx, eq(calls.id, callId));
    if (call) await endCall(work, platform, call, null, { texts: false });
  });
}
