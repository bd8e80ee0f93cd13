/** Why a text failed, by what we do about it. */
export type FailureMeaning =
  /** The number can't receive texts: use another one. */
  | "number_unusable"
  /** The person texted STOP to the sender. */
  | "opted_out"
  /** Our number isn't allowed to send, or not yet. */
  | "sender_not_ready"
  /** The provider or a carrier filtered the text as spam. */
  | "filtered"
  /** Nothing is wrong with the text or number. */
  | "try_later"
  /** The provider account or our settings must be fixed. */
  | "account_problem"
  /** The text itself is invalid. */
  | "bad_request"
  /** A code we don't know, or no code. */
  | "other";

export type TextFailure = {
  meaning: FailureMeaning;
  /** The message for staff. */
  description: string;
};

/** The error codes we know, from Twilio's "Error and Warning Dictionary". */
export const textFailures: Readonly<Record<number, TextFailure>> = {
  20003: {
    meaning: "account_problem",
    description:
      "Twilio didn’t accept our credentials. Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.",
  },
  20429: {
    meaning: "try_later",
    description: "Twilio is limiting requests right now.",
  },
  20503: {
    meaning: "try_later",
    description: "Twilio is unavailable right now.",
  },
  21211: {
    meaning: "number_unusable",
    description: "This isn’t a phone number.",
  },
  21212: {
    meaning: "sender_not_ready",
    description: "Our sending number isn't in this Twilio account.",
  },
  21408: {
    meaning: "number_unusable",
    description: "The account isn't set up to text this number's country.",
  },
  21601: {
    meaning: "sender_not_ready",
    description: "Our sending number can't send texts.",
  },
  21602: {
    meaning: "bad_request",
    description: "The text is empty.",
  },
  21603: {
    meaning: "sender_not_ready",
    description: "There's no number to send from.",
  },
  21604: {
    meaning: "number_unusable",
    description: "There's no number to send to.",
  },
  21606: {
    meaning: "sender_not_ready",
    description: "Our sending number can't text this number.",
  },
  21608: {
    meaning: "account_problem",
    description: "The Twilio account is a trial. It only texts numbers verified there.",
  },
  21609: {
    meaning: "account_problem",
    description: "Twilio can't reach the site. SITE_URL must be its public address.",
  },
  21610: {
    meaning: "opted_out",
    description: "The person texted STOP to this sender.",
  },
  21611: {
    meaning: "try_later",
    description: "Too many texts from this sender are waiting at Twilio.",
  },
  21612: {
    meaning: "number_unusable",
    description: "Twilio can't deliver from this sender to this number.",
  },
  21614: {
    meaning: "number_unusable",
    description: "The number isn't a mobile number.",
  },
  21617: {
    meaning: "bad_request",
    description: "The text is longer than 1,600 characters.",
  },
  21635: {
    meaning: "number_unusable",
    description: "The number is a landline.",
  },
  21703: {
    meaning: "sender_not_ready",
    description: "The Messaging Service has no number to send from.",
  },
  30001: {
    meaning: "try_later",
    description: "Too many texts from this sender were waiting at Twilio.",
  },
  30002: {
    meaning: "account_problem",
    description: "The Twilio account is suspended.",
  },
  30003: {
    meaning: "try_later",
    description: "The phone is off or out of reach.",
  },
  30004: {
    meaning: "number_unusable",
    description: "The phone or its carrier blocks this text.",
  },
  30005: {
    meaning: "number_unusable",
    description: "The number is unknown or no longer in use.",
  },
  30006: {
    meaning: "number_unusable",
    description: "The number is a landline, or its carrier doesn't accept texts.",
  },
  30007: {
    meaning: "filtered",
    description: "The carrier marked the text as spam.",
  },
  30008: {
    meaning: "other",
    description: "The carrier didn't deliver the text and didn't say why.",
  },
  30032: {
    meaning: "sender_not_ready",
    description: "Our toll-free sending number isn't verified.",
  },
  30034: {
    meaning: "sender_not_ready",
    description: "Our sending number isn't in an approved campaign.",
  },
};

/** The message for a code, with the code: "The number is a landline (21635)". */
export const describeTextFailure = (code: number): string =>
  `${failureOf(code).description.replace(/\.$/, "")} (${code})`;

/** The meaning of a code, with a message for staff. An unknown code is `other`. */
export function failureOf(code: number | null): TextFailure {
  const failure = code === null ? undefined : textFailures[code];
  if (failure) return failure;
  const message = code === null ? "The provider refused it." : `The provider refused it (${code}).`;
  return { meaning: "other", description: message };
}
