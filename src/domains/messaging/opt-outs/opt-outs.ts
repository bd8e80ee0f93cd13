/** Ways to be written to that somebody can decline, each by itself. */
export const optOutChannels = ["email", "sms"] as const;
export type OptOutChannel = (typeof optOutChannels)[number];

/** One person at one business on one channel; the address is an e-mail address or a number in any spelling. */
export type Recipient = { contractorId: string; channel: OptOutChannel; address: string };

/**
 * How somebody said it. `text`: STOP or START. `reply`: in words of their own, by text or e-mail.
 * `page`: on their preference page. `one-click`: by the button of their mail program. `complaint`:
 * their provider reported a message as spam. `staff`: they told staff.
 */
export const optOutWays = ["text", "reply", "page", "one-click", "complaint", "staff"] as const;
export type OptOutWay = (typeof optOutWays)[number];

/** What a person said: no more messages, or messages again. */
export const optOutDecisions = ["out", "in"] as const;
export type OptOutDecision = (typeof optOutDecisions)[number];
