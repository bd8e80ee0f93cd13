import type { MessageRow } from "~/domains/messaging/messaging.tables.server.ts";
import type { Delivery } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { TextDelivery } from "~/platform/sms/sms.ts";

/** The parts of a message's content that are stored. */
type StoredContent = Partial<
  Pick<MessageRow, "subject" | "html" | "text" | "replyTo" | "segments">
>;

/** Reasons by message ID; messages without a reason are absent. */
export type Reasons = ReadonlyMap<string, string>;

/**
 * How one channel sends messages. `deliver` handles what all channels share (one attempt at a time,
 * suppressions, outcomes); it calls these right before sending.
 */
export type OutgoingChannel = {
  /** Reasons why recipients declined their messages, for staff, by message ID. */
  findDeclined(platform: Platform, messages: readonly MessageRow[]): Promise<Reasons>;
  /** Reasons why messages wait for a staff release, for staff, by message ID. */
  describeWithholdReason(platform: Platform, messages: readonly MessageRow[]): Promise<Reasons>;
  /**
   * Renders the message: the content to store, and a function that submits it to the provider once. `send` is
   * null if no provider is configured; staff then read the content.
   */
  compose(
    platform: Platform,
    message: MessageRow,
  ): Promise<StoredContent & { send: (() => Promise<Delivery | TextDelivery>) | null }>;
};
