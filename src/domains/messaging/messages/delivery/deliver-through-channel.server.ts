import { and, eq, inArray } from "drizzle-orm";
import {
  findSuspendedBusinesses,
  findUnreleasedImports,
} from "~/domains/messaging/business-imports/held-businesses.server.ts";
import type { EvidenceFacts } from "~/domains/messaging/evidence/evidence.ts";
import { recordDirectEvidence } from "~/domains/messaging/evidence/record-evidence.server.ts";
import { emailChannel, smsChannel } from "~/domains/messaging/messages/channels/channels.server.ts";
import {
  isKeywordReply,
  isSampleRecipient,
  type MessageChannel,
  type MessageState,
} from "~/domains/messaging/messages/messages.ts";
import { type MessageRow, messages } from "~/domains/messaging/messaging.tables.server.ts";
import type { Queries } from "~/platform/database/database.server.ts";
import { retryDuringOutage } from "~/platform/database/violations.server.ts";
import type { Delivery } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Job } from "~/platform/queue/job.ts";
import type { TextDelivery } from "~/platform/sms/sms.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { voicemailChannel } from "../../voicemails/voicemail-channel.server.ts";
import type { OutgoingChannel } from "../channels/outgoing-channel.ts";
import { classifyFailure, extractStatusCode } from "../inbound/status-codes.ts";
import { attemptsIfBlocked } from "../message-sending.server.ts";
import { suppressAddress } from "../suppress-address.server.ts";
import { recordAccepted, recordDelivery } from "./record-delivery.server.ts";
import { recordRefusal } from "./record-refusal.ts";

/** All outgoing channels (`messages.one-way-out`). */
const channels: Readonly<Record<MessageChannel, OutgoingChannel>> = {
  email: emailChannel,
  sms: smsChannel,
  voicemail: voicemailChannel,
};

/** Messages that aren't sent, by ID: their state instead, and the reason for staff. */
export type BlockedMessages = ReadonlyMap<
  string,
  { state: "suppressed" | "withheld"; lastError: string }
>;

/** Live-update kind for pages that show messages; updates are batched. */
export const messageKind = ["message"];

export type DeliveryAttempt = {
  /** Whether this is the last attempt, even if the provider temporarily refuses. */
  last: boolean;
  /** The task that makes another attempt, if there is one. */
  again?: Job<{ messageId: string }>;
  /** Whether the address was looked up among suppressed ones. */
  suppressionChecked?: boolean;
};

/**
 * Sends a message through its channel's provider, once, unless its recipient declined it or it's withheld.
 * Records the outcome, even if the database is unavailable at that moment. The row is set to `sending` before
 * the first byte is sent.
 * @param blocked a recent result of `findBlockedMessages`; looked up now if omitted
 * @returns the provider's response; null if the message wasn't sent
 * @throws when it could not be rendered
 */
export async function deliverThroughChannel(
  platform: Platform,
  message: MessageRow,
  attempt: DeliveryAttempt,
  blocked: Promise<BlockedMessages> = findBlockedMessages(platform, [message]),
): Promise<Delivery | TextDelivery | null> {
  try {
    return await tryOnce(platform, message, attempt, blocked);
  } finally {
    const { contractorId, conversationId } = message;
    const ofBusiness = contractorId && conversationId ? [`message@${contractorId}`] : [];
    // In a rush of automatic messages, business pages get no live update for these. Inbound messages always
    // notify them.
    platform.liveUpdates.publish(messageKind, ofBusiness);
  }
}

/** The messages that recipients declined or that are withheld, in few queries for the whole batch. */
export async function findBlockedMessages(
  platform: Platform,
  outgoing: readonly MessageRow[],
): Promise<BlockedMessages> {
  const blockedById = new Map<string, { state: "suppressed" | "withheld"; lastError: string }>();
  for (const { id, channel, toAddress } of outgoing) {
    if (isSent(platform, channel) && isSampleRecipient(channel, toAddress)) {
      blockedById.set(id, { state: "suppressed", lastError: "Sample data is never messaged" });
    }
  }
  const { query } = platform.database;
  const businesses = outgoing.map(({ contractorId }) => contractorId);
  const quiet = await findUnreleasedImports(query, businesses);
  const suspended = await findSuspendedBusinesses(query, businesses);
  for (const [name, ofChannel] of Map.groupBy(outgoing, ({ channel }) => channel)) {
    const channel = channels[name];
    const real = ofChannel.filter(({ id }) => !blockedById.has(id));
    for (const [id, lastError] of await channel.findDeclined(platform, real)) {
      blockedById.set(id, { state: "suppressed", lastError });
    }
    const remaining = real.filter(({ id, releasedAt }) => !blockedById.has(id) && !releasedAt);
    for (const { id } of remaining.filter(({ contractorId }) => quiet.has(contractorId ?? ""))) {
      blockedById.set(id, {
        state: "withheld",
        lastError: "The business was imported and is on hold",
      });
    }
    for (const { id } of remaining.filter(({ contractorId }) =>
      suspended.has(contractorId ?? ""),
    )) {
      blockedById.set(id, { state: "withheld", lastError: "The business is suspended" });
    }
    for (const [id, lastError] of await channel.describeWithholdReason(platform, remaining)) {
      blockedById.set(id, { state: "withheld", lastError });
    }
  }
  return blockedById;
}

/**
 * Whether messages on this channel reach real people: not without a provider, nor in a trial, which may use a
 * fake one.
 */
function isSent({ settings, mailer, sms }: Platform, channel: MessageRow["channel"]): boolean {
  return !settings.isTrial && (channel === "email" ? mailer : sms) !== null;
}

async function tryOnce(
  platform: Platform,
  message: MessageRow,
  { last, again, suppressionChecked = false }: DeliveryAttempt,
  blocked: Promise<BlockedMessages>,
): Promise<Delivery | TextDelivery | null> {
  const channel = channels[message.channel];
  const isStarted = message.state === "sending";
  const attempts = isStarted ? message.attempts : attemptsIfBlocked(message.attempts);
  const blockedState = (await blocked).get(message.id);
  if (blockedState)
    return settle(platform, message.id, blockedState.state, {
      lastError: blockedState.lastError,
      attempts,
    });
  const { send, ...content } = await channel
    .compose(platform, message)
    .catch(async (error: unknown) => {
      const lastError = "The message couldn't be created";
      if (last) await settle(platform, message.id, "failed", { lastError, attempts });
      throw error;
    });
  if (!send) return settle(platform, message.id, "kept", { ...content, attempts });

  if (!isStarted) {
    if (!(await retryDuringOutage(() => begin(platform, message, content, suppressionChecked))))
      return null;
  } else if (Object.keys(content).length > 0) {
    await settle(platform, message.id, "sending", content);
  }
  const delivery = await send();
  platform.metrics.countDelivery(message.channel, delivery.outcome);
  const recordOutcome = async () => {
    if (await recordAccepted(platform, message.id, delivery)) return;
    await inTransaction(platform, async (work) => {
      const recorded = await recordDelivery(work, message, delivery, last);
      if (recorded?.state === "failed" && "code" in delivery) {
        recordRefusal(work, message.id, delivery.code);
      }
      if (recorded?.state === "failed" && isWrongAddress(message, delivery)) {
        await suppressAddress(work, platform, "email", message.toAddress, "bounced");
      }
      // Another worker took over its task and ended it, so a temporary refusal needs a new task.
      if (recorded?.before === "uncertain" && recorded.state === "delayed" && again) {
        work.enqueue(again, { messageId: message.id });
      }
    });
  };
  await retryDuringOutage(recordOutcome);
  return delivery;
}

/**
 * Whether the mail server permanently refused the address itself, as a bounce report would say
 * (`mail.suppressed`).
 */
function isWrongAddress({ channel }: MessageRow, delivery: Delivery | TextDelivery): boolean {
  if (channel !== "email" || delivery.outcome !== "permanent") return false;
  return classifyFailure(extractStatusCode(delivery.reason), delivery.reason).meaning === "address";
}

/**
 * Marks this attempt as about to send, retrying until that is confirmed. If another worker took over the
 * task, it either started a later attempt or found this one sending and left it uncertain: nothing was sent.
 * @returns whether this is still the latest attempt
 */
async function begin(
  platform: Platform,
  message: MessageRow,
  content: Partial<typeof messages.$inferInsert>,
  suppressionChecked: boolean,
): Promise<boolean> {
  const { id, attempts, conversationId, kind } = message;
  const start = async (to: Queries, now: Date) => {
    const started = await to
      .update(messages)
      .set({ ...content, state: "sending", updatedAt: now })
      .where(
        and(
          eq(messages.id, id),
          eq(messages.attempts, attempts),
          inArray(messages.state, ["queued", "delayed", "sending", "uncertain"]),
        ),
      )
      .returning({ id: messages.id });
    return started.length > 0;
  };
  const isToCustomer = conversationId || platform.emails.get(kind)?.addressFrom === "form";
  if (!isToCustomer) return start(platform.database.query, platform.clock.now());
  return inTransaction(platform, async (work) => {
    if (!(await start(work.tx, work.now))) return false;
    await recordDirectEvidence(work, message, directFacts(platform, message, suppressionChecked));
    return true;
  });
}

/** Why a message that bypasses the gate is sent, with only those checks that were made. */
function directFacts(
  { emails }: Platform,
  { kind, channel, contractorId, releasedAt }: MessageRow,
  suppressionChecked: boolean,
): Pick<EvidenceFacts, "basis" | "checks"> {
  if (isKeywordReply(kind)) return { basis: "keyword reply" };
  const declineChecked = channel === "sms" ? contractorId : emails.get(kind)?.declined;
  const checks = {
    ...(suppressionChecked ? { suppressed: false as const } : {}),
    ...(declineChecked ? { declined: false as const } : {}),
    ...(releasedAt ? {} : { onHold: false as const }),
  };
  return { basis: "their own transaction", checks };
}

/** Records the state of a message that wasn't sent. */
export async function settle(
  platform: Platform,
  id: string,
  state: MessageState,
  change: Partial<typeof messages.$inferInsert>,
): Promise<null> {
  await platform.database.query
    .update(messages)
    .set({ ...change, state, updatedAt: platform.clock.now() })
    .where(eq(messages.id, id));
  return null;
}
