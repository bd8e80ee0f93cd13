import type { FailureMeaning } from "./text-failures.ts";
import type { TextStatus } from "./text-status.ts";

export type OutgoingText = {
  /** In E.164. */
  to: string;
  /** The number that it comes from, in E.164; null: one of the messaging service of the settings. */
  from: string | null;
  body: string;
  /**
   * Our own id of it, which every report on it brings back: so a report finds its text also when
   * the answer with the provider's id was lost.
   */
  reference: string;
  /** A picture that the provider fetches, at a public address. */
  mediaUrl?: string;
};

/**
 * What became of one attempt. `temporary`: nothing was accepted, try again after so many seconds.
 * `permanent`: refused for good. `unknown`: the text was on its way when the answer was lost, so it
 * may arrive and must never be repeated (`sms.never-twice`).
 */
export type TextDelivery =
  | { outcome: "sent"; providerId: string; status: TextStatus; segments: number | null }
  /** `ofOne`: of this sender alone; others may go. */
  | ({ outcome: "temporary"; retryAfterSeconds: number; ofOne: boolean } & TextRefusal)
  | ({ outcome: "permanent" } & TextRefusal)
  | { outcome: "unknown"; reason: string };

type TextRefusal = {
  /** The provider's error code. */
  code: number | null;
  meaning: FailureMeaning;
  /** For staff. */
  reason: string;
};

/** A number that can be bought. */
export type AvailableNumber = { number: string; locality: string | null; region: string | null };

/** A number of the account. `answersUs`: what is texted to it comes to this site; `callsUs`: who calls it does. */
export type OwnedNumber = {
  providerId: string;
  number: string;
  answersUs: boolean;
  callsUs: boolean;
};

/** What the provider answered, or why it gave nothing, in words for staff. */
type Answered<Found extends object, Refusal extends object = object> =
  | ({ ok: true } & Found)
  | ({ ok: false; reason: string } & Refusal);

/** One provider of texts. */
export type SmsProvider = {
  /** One attempt; never throws for what the provider or the network does. */
  send(text: OutgoingText): Promise<TextDelivery>;
  /** Local numbers of the United States that can text, at most 20. @param areaCode such as 512 */
  findNumbers(areaCode: string): Promise<Answered<{ numbers: AvailableNumber[] }>>;
  /**
   * Buys a number, has what is texted to it sent to this site, and makes it a sender of the messaging
   * service where one is set. One that the account has already
   * is taken as bought, so that a lost answer can be repeated. `certain`: it was certainly not bought.
   */
  buyNumber(number: string): Promise<Answered<{ bought: OwnedNumber }, { certain: boolean }>>;
  /**
   * Has whoever calls this number of the account brought to this site, too. @param options `texts`: also
   * what is texted to it
   */
  routeCalls(number: string, options: { texts: boolean }): Promise<Answered<object>>;
  /** The numbers of the account, at most 1000. */
  listNumbers(): Promise<Answered<{ numbers: OwnedNumber[] }>>;
  /** A picture that somebody texted us, from the address that came with it. */
  fetchMedia(
    url: string,
    maxBytes: number,
  ): Promise<
    | { ok: true; bytes: Buffer; contentType: string }
    | { ok: false; reason: string; tooLarge: boolean }
  >;
  /** What the account is called and whether it is active, or why it cannot be asked; for staff. */
  describeAccount(): Promise<Answered<{ name: string; status: string }>>;
  /**
   * Whether a webhook that came to `path` of this site is the provider's, by its signature
   * (`sms.signed-webhooks`).
   */
  isGenuine(path: string, params: URLSearchParams, signature: string | null): boolean;
};
