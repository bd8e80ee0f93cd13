import type { MessageState } from "../messages/messages.ts";

/** A consent as it was recorded when the message was sent. */
export type Consent = {
  id: string;
  /** A checkbox or a source's lead, or a member who recorded it. */
  recordedAs: "request" | "by a team member";
  wording: string | null;
  wordingVersion: string | null;
  /** The business it names. */
  businessName: string | null;
  givenBy: string;
  phone: string;
  givenAt: string;
  /** The page of the form. */
  page: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  /** For a consent that a member recorded: how it was given, their note, and their name. */
  way?: string;
  note?: string | null;
  recordedBy?: string;
};

/** When texts are allowed on a clock, in minutes since midnight; null on a day without any. */
export type HoursInForce = {
  zone: string;
  state: string | null;
  rule: Record<"weekdays" | "saturday" | "sunday", readonly [from: number, to: number] | null>;
};

/** The provider's response, once there is one. */
export type EvidenceOutcome = {
  state: MessageState;
  sentAt: string | null;
  providerId: string | null;
  providerStatus: string | null;
  providerErrorCode: number | null;
  error: string | null;
};

/** Personal data that explains why a message could be sent. Times are in ISO 8601. */
export type EvidenceFacts = {
  /**
   * Why it was allowed: by the gate, as a message about the person's own booking, document, or
   * keyword, or because the person sent it.
   */
  basis: "gate" | "their own transaction" | "keyword reply" | "received";
  consents?: { informational: Consent | null; marketing: Consent | null; calls?: Consent | null };
  /** Other bases that count as consent to informational texts. */
  wroteFirst?: { textedUs: boolean; calledUs: boolean };
  /** The person's clocks at that moment; several if their ZIP code and phone number differ. */
  clocks?: { zone: string; localTime: string }[];
  hours?: HoursInForce[];
  /** The gate's inputs and decision. */
  gate?: { message: object; facts: object; decision: object };
  /** The step of a follow-up. */
  step?: {
    enrollmentId: string;
    step: string;
    sequenceVersion: number;
    insteadBecause: string | null;
  };
  /** The checks that were made without the gate; others are missing. */
  checks?: { suppressed?: false; declined?: false; onHold?: false };
  /** Added when the row is sealed. */
  outcome?: EvidenceOutcome;
};

/** A message's content as sent. */
export type EvidenceContent = {
  to: string;
  from: string | null;
  subject: string | null;
  text: string | null;
  html: string | null;
  /** The SHA-256 of each photo, in hex, in order. */
  photos?: string[];
};
