/** English texts that callers hear and read, and what the answering member hears. */
export const callText = {
  /** Spoken to the caller. */
  missed: (business: string) =>
    `You've reached ${business}. Sorry, no one can take your call right now. We'll get back to you at this number.`,
  textsOnly: (business: string) =>
    `You've reached ${business}. This number only takes texts. Please hang up and text us.`,
  /** Spoken to the member who answers. */
  whisper: (business: string, caller: string) =>
    `A call for ${business} from ${caller}. Press 1 to answer.`,
  hiddenNumber: "a private number",
  /** The team's task after a missed call. */
  callBack: (phone: string | null) => `Call back ${phone} (missed call)`,
  /** Texted to the caller; the business's name comes before it (`sms.first-text`). */
  missedText: "Sorry we missed your call. How can we help? Text us here, or we'll call you back.",
};
