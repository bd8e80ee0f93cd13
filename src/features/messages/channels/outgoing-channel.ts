import type { Delivery } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { TextDelivery } from "~/platform/sms/sms.ts";
import type { MessageRow } from "../messages.tables.server.ts";

/** What may be stored of what a message says. */
type KeptWords = Partial<Pick<MessageRow, "subject" | "html" | "text" | "replyTo">>;

/**
 * How messages of one channel leave. What holds for every channel (one attempt at a time,
 * suppressions, what became of it) is `deliver`'s; each answer is asked for when the message is to
 * leave.
 */
export type OutgoingChannel = {
  /** Why its receiver does not want it, in words for staff, or null. */
  whyDeclined(platform: Platform, message: MessageRow): Promise<string | null>;
  /** Why it does not leave unless staff let it through, in words for them, or null. */
  whyWithheld(platform: Platform, message: MessageRow): Promise<string | null>;
  /**
   * Writes the message: what is stored of its words, and how it is handed to the provider, once.
   * `send` is null where no provider is set: staff then read the words.
   */
  compose(
    platform: Platform,
    message: MessageRow,
  ): Promise<KeptWords & { send: (() => Promise<Delivery | TextDelivery>) | null }>;
};
