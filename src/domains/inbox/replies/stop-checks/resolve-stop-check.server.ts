import { and, eq } from "drizzle-orm";
import { endEnrollments } from "~/domains/follow-ups/index.server.ts";
import { canMarkOptOutReviewed, canResolveStopChecks } from "~/domains/inbox/inbox.policy.ts";
import {
  clearFlag,
  closeStopCheck,
  conversations,
  waitingStopChecks,
} from "~/domains/leads/index.server.ts";
import { optOut } from "~/domains/messaging/index.server.ts";
import { optOutChannels } from "~/domains/messaging/index.ts";
import { ownRows, recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, isStaff } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** A person's decision about a possible opt-out. */
export const stopDecisions = ["stop", "keep"] as const;
export type StopDecision = (typeof stopDecisions)[number];

export type StopCheckResolved = Result<
  { decision: StopDecision },
  Refused<"not_found" | "already_done">
>;

/**
 * Decides whether a message is an opt-out and ends the hold on texts; audited.
 * A later message must be read first, so for an earlier message only the decision to stop applies.
 */
export async function resolveStopCheck(
  platform: Platform,
  actor: Actor,
  request: { conversationId: string; messageId: string; decision: StopDecision },
): Promise<StopCheckResolved> {
  authorize(canResolveStopChecks(actor));
  const { conversationId, messageId, decision } = request;
  return inTransaction<StopCheckResolved>(platform, async (work) => {
    const [conversation] = await work.tx
      .select()
      .from(conversations)
      .where(and(eq(conversations.id, conversationId), ownRows(actor, conversations.contractorId)));
    if (!conversation) return { ok: false, code: "not_found" };
    if (!conversation.stopCheckAt) return { ok: false, code: "already_done" };
    if (decision === "stop") await stop(work, platform, actor, conversation);
    if (!(await closeStopCheck(work, actor, request))) return { ok: false, code: "already_done" };
    await recordChange(work, actor, {
      ...{ action: `stop-check.${decision}`, entity: "conversation", entityId: conversationId },
      ...{ before: null, after: { message: messageId } },
    });
    return { ok: true, decision };
  });
}

/**
 * Opts the person out on the channel of every waiting message, or on all channels if one was
 * written on a page or is deleted. The opt-out comes first, as in every other opt-out.
 */
async function stop(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  actor: Actor,
  {
    id: conversationId,
    contractorId,
    phone,
    email,
  }: { id: string; contractorId: string; phone: string | null; email: string | null },
): Promise<void> {
  const waiting = await waitingStopChecks(work, conversationId);
  const channelsToStop =
    waiting.length === 0 ? optOutChannels : waiting.flatMap(({ channels }) => channels);
  const staffId = isStaff(actor) ? actor.id : null;
  for (const channel of optOutChannels.filter((optOutChannel) =>
    channelsToStop.includes(optOutChannel),
  )) {
    const writers = waiting.map(({ from }) => from);
    const addresses = [...writers, channel === "email" ? email : phone].filter(
      (address) => address !== null && address.includes("@") === (channel === "email"),
    );
    for (const address of [...new Set(addresses)].toSorted()) {
      const recipient = { contractorId, channel, address: address ?? "" };
      await optOut(work, platform, recipient, { way: "reply", conversationId, staffId });
    }
  }
  await endEnrollments(work, { conversationId }, "opted_out");
}

/** Records that staff reviewed an automatic opt-out (`sms.stop-words`); audited. */
export async function markOptOutReviewed(
  platform: Platform,
  actor: Actor,
  conversationId: string,
): Promise<{ ok: true; changed: boolean }> {
  authorize(canMarkOptOutReviewed(actor));
  return inTransaction(platform, async (work) => {
    if (!(await clearFlag(work, conversationId))) return { ok: true, changed: false };
    await recordChange(work, actor, {
      ...{ action: "stop-check.seen", entity: "conversation", entityId: conversationId },
      ...{ before: null, after: null },
    });
    return { ok: true, changed: true };
  });
}
