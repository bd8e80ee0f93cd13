import type { Delivery } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { TextDelivery } from "~/platform/sms/sms.ts";
import type { MessageRow } from "../messages.tables.server.ts";

/** What may be stored of what a message says. */
type KeptWords = Partial<Pick<MessageRow, "subject" | "html" | "text" | "replyTo">>;

/** Words by a message's id; none for those that nothing is said of. */
export type Reasons = ReadonlyMap<string, string>;

/**
 * How messages of one channel leave. What holds for every channel (one attempt at a time,
 * suppressions, what became of it) is `deliver`'s; each answer is asked for when the message is to
 * leave.
 */
export type OutgoingChannel = {
  /** Why receivers do not want theirs, in words for staff, by the message's id. */
  whyDeclined(platform: Platform, messages: readonly MessageRow[]): Promise<Reasons>;
  /** Why some do not leave unless staff let them through, in words for them, by the message's id. */
  whyWithheld(platform: Platform, messages: readonly MessageRow[]): Promise<Reasons>;
  /**
   * Writes the message: what is stored of its words, and how it is handed to the provider, once.
   * `send` is null where no provider is set: staff then read the words.
   */
  compose(
    platform: Platform,
    message: MessageRow,
  ): Promise<KeptWords & { send: (() => Promise<Delivery | TextDelivery>) | null }>;
};
