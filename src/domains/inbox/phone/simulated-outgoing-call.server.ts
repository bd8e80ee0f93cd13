import { and, desc, eq, isNull } from "drizzle-orm";
import {
  endCustomerPart,
  endOutgoingCall,
  lockProviderCall,
  simulatedIdOf,
  takeOutgoingCall,
} from "~/domains/inbox/calls/outgoing/outgoing-call.server.ts";
import { canSimulateCalls } from "~/domains/inbox/inbox.policy.ts";
import { outgoingCalls } from "~/domains/inbox/inbox.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import type { SimulatedOutgoingCall } from "./phone.schema.ts";

/** Lengths of the customer's part: long enough to count as a talk, and too short for one. */
const talkSeconds = 120;
const voicemailSeconds = 25;

/** The call from the business that rings a simulated phone: the member's first; null if there is none. */
export async function findSimulatedOutgoingCall(
  platform: Platform,
  actor: Actor,
  conversationId: string,
) {
  authorize(canSimulateCalls(actor));
  const [outgoingCall] = await platform.database.query
    .select({
      id: outgoingCalls.id,
      state: outgoingCalls.state,
      startedBy: outgoingCalls.startedBy,
      memberPhone: outgoingCalls.memberPhone,
    })
    .from(outgoingCalls)
    .where(and(eq(outgoingCalls.conversationId, conversationId), isNull(outgoingCalls.endedAt)))
    .orderBy(desc(outgoingCalls.createdAt), desc(outgoingCalls.id))
    .limit(1);
  return outgoingCall ?? null;
}

/**
 * What the member's or the customer's phone does during a call from the business, with the same commands as
 * for a real call. An act that doesn't fit the call's state, such as a second click, changes nothing.
 */
export async function simulateOutgoingCall(
  platform: Platform,
  actor: Actor,
  { conversationId, act }: SimulatedOutgoingCall,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canSimulateCalls(actor));
  if (platform.sms) return { ok: false, code: "not_found" };
  const open = await findSimulatedOutgoingCall(platform, actor, conversationId);
  if (!open) return { ok: true };
  await inTransaction(platform, async (work) => {
    const call = await lockProviderCall(work, open.id, simulatedIdOf(open.id));
    if (!call || call.state === "waiting") return;
    switch (act) {
      case "enter_1":
        return void (await takeOutgoingCall(work, call, "1"));
      case "ignore":
        return call.state === "ringing" ? endOutgoingCall(work, call, null) : undefined;
      case "talk":
        return endCustomerPart(work, call, { status: "completed", seconds: talkSeconds });
      case "voicemail":
        return endCustomerPart(work, call, { status: "completed", seconds: voicemailSeconds });
      case "no_answer":
        return endCustomerPart(work, call, { status: "no-answer", seconds: null });
    }
  });
  return { ok: true };
}
