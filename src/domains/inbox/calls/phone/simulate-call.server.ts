import { and, desc, eq, isNull } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { findNumberOwner } from "~/domains/phone-numbers/senders/tracked/find-number-owner.server.ts";
import { selectTrackedNumbers } from "~/domains/phone-numbers/senders/tracked/list-tracked-numbers.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canSimulateCalls } from "../calls.policy.ts";
import { callLegs, calls } from "../calls.tables.server.ts";
import { acceptCall } from "../taking/accept-call.server.ts";
import { endLeg } from "../taking/end-leg.server.ts";
import { endReportedCall } from "../taking/end-reported-call.server.ts";
import { receiveCall } from "../taking/receive-call.server.ts";
import type { SimulatedCall } from "./simulate-call.schema.ts";

/**
 * The simulated phone's call in progress and the phone that rings for it; null if there is none.
 */
export async function findSimulatedCall(platform: Platform, actor: Actor, conversationId: string) {
  authorize(canSimulateCalls(actor));
  const [found] = await platform.database.query
    .select({
      id: calls.id,
      providerId: calls.providerId,
      state: calls.state,
      place: callLegs.place,
      ringing: callLegs.phone,
    })
    .from(calls)
    .leftJoin(callLegs, and(eq(callLegs.callId, calls.id), isNull(callLegs.endedAt)))
    .where(and(eq(calls.conversationId, conversationId), isNull(calls.endedAt)))
    .orderBy(desc(calls.createdAt), desc(callLegs.place))
    .limit(1);
  return found ?? null;
}

/**
 * Simulates a homeowner's call, or an action on either end of one, with the same commands as a real
 * call. Idempotent per submission.
 */
export async function simulateCall(
  platform: Platform,
  actor: Actor,
  { conversationId, act, to, key }: SimulatedCall & { key?: string | null },
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canSimulateCalls(actor));
  if (platform.sms) return { ok: false, code: "not_found" };
  if (act === "call") return call(platform, { conversationId, to }, key ?? randomToken());
  const tried = await findSimulatedCall(platform, actor, conversationId);
  if (!tried) return { ok: true };
  const { id: callId, providerId, place } = tried;
  await inTransaction(platform, async (work) => {
    if (act === "hang_up") await endReportedCall(work, platform, { providerId, seconds: null });
    else if (place !== null && act === "pick_up") await acceptCall(work, { callId, place }, "1");
    else if (place !== null) {
      const dialed = { status: "no-answer", providerId: null, seconds: null } as const;
      await endLeg(work, platform, { callId, place }, dialed);
    }
  });
  return { ok: true };
}

/** The numbers that a conversation's business can be called at, main number first. */
export async function listCalledNumbers(platform: Platform, actor: Actor, conversationId: string) {
  authorize(canSimulateCalls(actor));
  const { query } = platform.database;
  const numbers = await findNumbers(query, conversationId);
  if (!numbers?.usual) return [];
  const tracked = await selectTrackedNumbers(query, numbers.contractorId);
  return [
    { phone: numbers.usual, label: "Main number" },
    ...tracked.map(({ phone, source, page }) => ({ phone, label: source ?? page ?? "" })),
  ];
}

/** The homeowner's number and the business's main number. */
async function findNumbers(database: Reader, conversationId: string) {
  const [found] = await database
    .select({
      from: conversations.phone,
      usual: senders.phone,
      contractorId: conversations.contractorId,
    })
    .from(conversations)
    .innerJoin(senders, eq(senders.contractorId, conversations.contractorId))
    .where(eq(conversations.id, conversationId));
  return found;
}

async function call(
  platform: Platform,
  { conversationId, to: wanted }: Pick<SimulatedCall, "conversationId" | "to">,
  press: string,
) {
  const { query } = platform.database;
  const numbers = await findNumbers(query, conversationId);
  const to = wanted ?? numbers?.usual;
  if (!numbers?.from || !to) return { ok: false as const, code: "not_found" as const };
  const owner = await findNumberOwner(query, to);
  if (owner?.contractorId !== numbers.contractorId) {
    return { ok: false as const, code: "not_found" as const };
  }
  const { from } = numbers;
  const providerId = `CA${hashToken(press).slice(0, 32)}`;
  await inTransaction(platform, (work) =>
    receiveCall(work, platform, { providerId, from, to, attestation: "A", zipCode: null }),
  );
  return { ok: true as const };
}
