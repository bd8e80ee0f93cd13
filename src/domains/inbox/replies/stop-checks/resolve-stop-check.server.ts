import { and, asc, eq, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import { endEnrollments } from "~/domains/follow-ups/index.server.ts";
import { canMarkOptOutReviewed, canResolveStopChecks } from "~/domains/inbox/inbox.policy.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { optOut } from "~/domains/messaging/index.server.ts";
import { type Intent, type OptOutChannel, optOutChannels } from "~/domains/messaging/index.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
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
  asked: { conversationId: string; messageId: string; decision: StopDecision },
): Promise<StopCheckResolved> {
  authorize(canResolveStopChecks(actor));
  const { conversationId, messageId, decision } = asked;
  return inTransaction<StopCheckResolved>(platform, async (work) => {
    const isIt = and(
      eq(conversations.id, conversationId),
      ownRows(actor, conversations.contractorId),
    );
    const [found] = await work.tx.select().from(conversations).where(isIt);
    if (!found) return { ok: false, code: "not_found" };
    if (!found.stopCheckAt) return { ok: false, code: "already_done" };
    if (decision === "stop") await stop(work, platform, actor, found);
    const isRead = eq(conversations.stopCheckMessageId, messageId);
    const settled = await work.tx
      .update(conversations)
      .set({
        ...{ stopCheckAt: null, stopCheckMessageId: null },
        ...(decision === "stop" ? { readyAt: null } : {}),
      })
      .where(and(isIt, decision === "stop" ? isNotNull(conversations.stopCheckAt) : isRead))
      .returning({ id: conversations.id });
    if (settled.length === 0) return { ok: false, code: "already_done" };
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
  { id: conversationId, contractorId, phone, email }: typeof conversations.$inferSelect,
): Promise<void> {
  const waiting = await waitingStopChecks(work, conversationId);
  const meant = waiting.length === 0 ? optOutChannels : waiting.flatMap(({ channels }) => channels);
  const staffId = isStaff(actor) ? actor.id : null;
  for (const channel of optOutChannels.filter((one) => meant.includes(one))) {
    const writers = waiting.map(({ from }) => from);
    const addresses = [...writers, channel === "sms" ? phone : email].filter(
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
    const seen = await work.tx
      .update(conversations)
      .set({ flaggedAt: null })
      .where(and(eq(conversations.id, conversationId), isNotNull(conversations.flaggedAt)))
      .returning({ id: conversations.id });
    if (seen.length === 0) return { ok: true, changed: false };
    await recordChange(work, actor, {
      ...{ action: "stop-check.seen", entity: "conversation", entityId: conversationId },
      ...{ before: null, after: null },
    });
    return { ok: true, changed: true };
  });
}

const unclear = "unclear-stop" satisfies Intent;

/**
 * A possible opt-out that waits for a decision, and the channels it may mean: its own, or all if it
 * was written on a page.
 */
type WaitingCheck = {
  id: string;
  from: string | null;
  createdAt: Date;
  channels: readonly OptOutChannel[];
};

/** All messages of the conversation that wait for a decision, oldest first. */
async function waitingStopChecks(
  { tx }: Pick<UnitOfWork, "tx">,
  conversationId: string,
): Promise<WaitingCheck[]> {
  const { stopCheckAt, stopCheckMessageId } = conversations;
  const waits = or(
    eq(messages.id, stopCheckMessageId),
    and(
      gte(messages.createdAt, stopCheckAt),
      sql`${messages.params} ->> 'intent' = ${unclear} and ${messages.params} -> 'settled' is null`,
    ),
  );
  const rows = await tx
    .select({
      id: messages.id,
      from: messages.fromAddress,
      channel: messages.channel,
      cause: messages.cause,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.id, conversationId), eq(messages.direction, "inbound"), waits))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return rows.map(({ channel, cause, ...row }) => ({
    ...row,
    channels: cause.startsWith("inbound:") ? [channel] : optOutChannels,
  }));
}

/**
 * Drops the checks that a stop or start on this channel settles, and keeps those that may be about
 * another channel.
 */
export async function clearStopChecks(
  work: Pick<UnitOfWork, "tx">,
  conversationId: string,
  channel: OptOutChannel,
): Promise<void> {
  const waiting = await waitingStopChecks(work, conversationId);
  const isLeft = ({ channels }: WaitingCheck) => channels.some((one) => one !== channel);
  const left = waiting.filter(isLeft);
  const settled = waiting.filter((one) => !isLeft(one)).map(({ id }) => id);
  await work.tx
    .update(messages)
    .set({ params: sql`${messages.params} || '{"settled": true}'` })
    .where(inArray(messages.id, settled));
  await work.tx
    .update(conversations)
    .set({
      stopCheckAt: left[0]?.createdAt ?? null,
      stopCheckMessageId: left.at(-1)?.id ?? null,
    })
    .where(eq(conversations.id, conversationId));
}
