import { and, eq, inArray } from "drizzle-orm";
import {
  findHeld,
  findSuspended,
} from "~/domains/messaging/business-imports/held-businesses.server.ts";
import { outlastOutage } from "~/platform/database/outlast-outage.server.ts";
import type { Delivery } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Job } from "~/platform/queue/job.ts";
import type { TextDelivery } from "~/platform/sms/sms.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { emailChannel } from "../channels/email-channel.server.ts";
import type { OutgoingChannel } from "../channels/outgoing-channel.ts";
import { smsChannel } from "../channels/sms-channel.server.ts";
import { codeWithin, judgeFailure } from "../inbound/status-codes.ts";
import { type MessageRow, messages } from "../messages.tables.server.ts";
import type { MessageChannel, MessageState } from "../messages.ts";
import { isSampleRecipient } from "../sample-recipient.ts";
import { suppressAddress } from "../suppress-address.server.ts";
import { noteAccepted } from "./note-accepted.server.ts";
import { noteDelivery } from "./note-delivery.server.ts";
import { recordRefusal } from "./record-refusal.ts";

/** The ways out there are (`messages.one-way-out`). */
const channels: Readonly<Record<MessageChannel, OutgoingChannel>> = {
  email: emailChannel,
  sms: smsChannel,
};

/** Messages that do not leave, by their ids: what becomes of them instead, and why in words for staff. */
export type HeldBack = ReadonlyMap<string, { state: "suppressed" | "withheld"; lastError: string }>;

/** Which of these messages their receivers decline, or are withheld, in few questions for all of them. */
export async function findHeldBack(
  platform: Platform,
  outgoing: readonly MessageRow[],
): Promise<HeldBack> {
  const held = new Map<string, { state: "suppressed" | "withheld"; lastError: string }>();
  for (const { id, channel, toAddress } of outgoing) {
    if (isSent(platform, channel) && isSampleRecipient(channel, toAddress)) {
      held.set(id, { state: "suppressed", lastError: "Sample data is never messaged" });
    }
  }
  const { query } = platform.database;
  const businesses = outgoing.map(({ contractorId }) => contractorId);
  const quiet = await findHeld(query, businesses);
  const suspended = await findSuspended(query, businesses);
  for (const [name, ofChannel] of Map.groupBy(outgoing, ({ channel }) => channel)) {
    const channel = channels[name];
    const real = ofChannel.filter(({ id }) => !held.has(id));
    for (const [id, lastError] of await channel.whyDeclined(platform, real)) {
      held.set(id, { state: "suppressed", lastError });
    }
    const left = real.filter(({ id, releasedAt }) => !held.has(id) && !releasedAt);
    for (const { id } of left.filter(({ contractorId }) => quiet.has(contractorId ?? ""))) {
      held.set(id, { state: "withheld", lastError: "The business was imported and is on hold" });
    }
    for (const { id } of left.filter(({ contractorId }) => suspended.has(contractorId ?? ""))) {
      held.set(id, { state: "withheld", lastError: "The business is suspended" });
    }
    for (const [id, lastError] of await channel.whyWithheld(platform, left)) {
      held.set(id, { state: "withheld", lastError });
    }
  }
  return held;
}

/** Whether messages of a channel reach people: not without a provider, and a trial may use a fake one. */
function isSent({ settings, mailer, sms }: Platform, channel: MessageRow["channel"]): boolean {
  return !settings.isTrial && (channel === "email" ? mailer : sms) !== null;
}

export type HandOver = {
  /** Whether no further attempt follows when the provider refuses for now. */
  last: boolean;
  /** What makes a further attempt, where that is a job. */
  again?: Job<{ messageId: string }>;
};

/**
 * Hands a message to the provider of its channel, once, unless its receiver declines it or it is
 * withheld, and writes down what became of it, also when the database is away at that moment.
 * The row says `sending` before the first byte leaves.
 * @param heldBack what `findHeldBack` found a moment ago; without it, it is asked now
 * @returns the provider's answer; null when the message did not leave
 * @throws when it could not be written
 */
export async function handOver(
  platform: Platform,
  message: MessageRow,
  attempt: HandOver,
  heldBack: Promise<HeldBack> = findHeldBack(platform, [message]),
): Promise<Delivery | TextDelivery | null> {
  try {
    return await tryOnce(platform, message, attempt, heldBack);
  } finally {
    const { contractorId, conversationId } = message;
    const ofBusiness = contractorId && conversationId ? [`message@${contractorId}`] : [];
    // In a rush of automatic messages pages of businesses go without: what people write is told in any case.
    platform.liveUpdates.publish(messageKind, ofBusiness);
  }
}

/** Pages that show messages are told of many at once. */
export const messageKind = ["message"];

async function tryOnce(
  platform: Platform,
  message: MessageRow,
  { last, again }: HandOver,
  heldBack: Promise<HeldBack>,
): Promise<Delivery | TextDelivery | null> {
  const channel = channels[message.channel];
  const isBegun = message.state === "sending";
  // An attempt that hands nothing over does not count.
  const attempts = isBegun ? message.attempts : message.attempts - 1;
  const held = (await heldBack).get(message.id);
  if (held)
    return settle(platform, message.id, held.state, { lastError: held.lastError, attempts });
  const { send, ...words } = await channel
    .compose(platform, message)
    .catch(async (error: unknown) => {
      const lastError = "It could not be written";
      if (last) await settle(platform, message.id, "failed", { lastError, attempts });
      throw error;
    });
  if (!send) return settle(platform, message.id, "kept", { ...words, attempts });

  if (!isBegun) {
    if (!(await outlastOutage(() => begin(platform, message, words)))) return null;
  } else if (Object.keys(words).length > 0) {
    await settle(platform, message.id, "sending", words);
  }
  const delivery = await send();
  platform.metrics.countDelivery(message.channel, delivery.outcome);
  const note = async () => {
    if (await noteAccepted(platform, message.id, delivery)) return;
    await inTransaction(platform, async (work) => {
      const noted = await noteDelivery(work, message, delivery, last);
      if (noted?.state === "failed" && "code" in delivery) {
        recordRefusal(work, message.id, delivery.code);
      }
      if (noted?.state === "failed" && isWrongAddress(message, delivery)) {
        await suppressAddress(work, platform, "email", message.toAddress, "bounced");
      }
      // Its job was taken over and ended: what was refused for now would wait for nobody.
      if (noted?.before === "uncertain" && noted.state === "delayed" && again) {
        work.enqueue(again, { messageId: message.id });
      }
    });
  };
  await outlastOutage(note);
  return delivery;
}

/** Whether the mail server refused the address itself for good, as a report of it would say (`mail.suppressed`). */
function isWrongAddress({ channel }: MessageRow, delivery: Delivery | TextDelivery): boolean {
  if (channel !== "email" || delivery.outcome !== "permanent") return false;
  return judgeFailure(codeWithin(delivery.reason), delivery.reason).meaning === "address";
}

/**
 * Says that this attempt is about to send, as often as it takes to know that it was said. Who took its job
 * over meanwhile either began a later attempt, or found it sending and left it uncertain: nothing has left.
 * @returns whether it is still the last attempt
 */
async function begin(
  { database: { query }, clock }: Platform,
  { id, attempts }: MessageRow,
  words: Partial<typeof messages.$inferInsert>,
): Promise<boolean> {
  const begun = await query
    .update(messages)
    .set({ ...words, state: "sending", updatedAt: clock.now() })
    .where(
      and(
        eq(messages.id, id),
        eq(messages.attempts, attempts),
        inArray(messages.state, ["queued", "delayed", "sending", "uncertain"]),
      ),
    )
    .returning({ id: messages.id });
  return begun.length > 0;
}

/** Writes down where a message stands that has not left. */
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
