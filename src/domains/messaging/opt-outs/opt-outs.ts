import { type MessageChannel, messageChannels } from "../messages/messages.ts";

/** Channels that people can opt out of, each separately; `voicemail` means automated calls. */
export const optOutChannels = messageChannels;
export type OptOutChannel = MessageChannel;

/** One person at one business on one channel; the address is an email address or a number in any spelling. */
export type Recipient = { contractorId: string; channel: OptOutChannel; address: string };

/**
 * How someone opted out. `text`: STOP or START. `reply`: in their own words, by text or email. `page`: on
 * their preference page. `one-click`: the unsubscribe button of their mail program. `complaint`: their
 * provider reported a message as spam. `call`: by key or voice during an automated call. `staff`: staff, or
 * the business, recorded it for them.
 */
export const optOutMethods = [
  "text",
  "reply",
  "page",
  "one-click",
  "complaint",
  "call",
  "staff",
] as const;
export type OptOutMethod = (typeof optOutMethods)[number];

/** A person's decision: opt out, or opt back in. */
export const optOutDecisions = ["out", "in"] as const;
export type OptOutDecision = (typeof optOutDecisions)[number];
