import type { RegistrationProvider } from "./registration.ts";
import type { FailureMeaning } from "./text-failures.ts";

export type OutgoingText = {
  /** In E.164. */
  to: string;
  /** The sender's number in E.164; null for one of the configured messaging service. */
  from: string | null;
  body: string;
  /**
   * Our id of it, included in every status callback: a callback finds its text even if the response
   * with the provider's id was lost.
   */
  reference: string;
  /** Photos that the provider fetches from public URLs, at most ten. */
  mediaUrls?: readonly string[];
};

/**
 * A call that leaves a voicemail, or that connects a member of a business with a customer. Its steps are below the
 * webhook address of its purpose, each with `reference`.
 */
export type OutgoingCall = {
  /** In E.164. */
  to: string;
  from: string;
  /** Our id of it. */
  reference: string;
  purpose: "voicemail" | "customer";
};

/**
 * The result of one attempt. `temporary`: nothing was accepted, retry after the given seconds.
 * `permanent`: rejected permanently. `unknown`: the text was sent but the response was lost, so it
 * may arrive and must never be sent again (`sms.never-twice`).
 */
export type TextDelivery =
  | { outcome: "sent"; providerId: string; status: TextStatus; segments: number | null }
  /** `affectsOnlyOne`: only this sender is affected; others may send. */
  | ({ outcome: "temporary"; retryAfterSeconds: number; affectsOnlyOne: boolean } & TextRefusal)
  | ({ outcome: "permanent" } & TextRefusal)
  | { outcome: "unknown"; reason: string };

type TextRefusal = {
  code: number | null;
  meaning: FailureMeaning;
  /** For staff. */
  reason: string;
};

/** A number that can be bought. */
export type AvailableNumber = { number: string; locality: string | null; region: string | null };

/** A number of the account. `textsReachUs`: its texts are routed to this site; `callsReachUs`: its calls are. */
export type OwnedNumber = {
  providerId: string;
  number: string;
  textsReachUs: boolean;
  callsReachUs: boolean;
};

/** What the provider billed for a text, without carrier fees. */
export type BilledText = {
  providerId: string;
  segments: number | null;
  /** Millionths of a dollar. */
  micros: number;
};

/** The provider's response, or why there was none, as text for staff. */
type ProviderResult<Found extends object, Refusal extends object = object> =
  | ({ ok: true } & Found)
  | ({ ok: false; reason: string } & Refusal);

export type SmsProvider = {
  /** One attempt. Provider and network failures are returned, not thrown. */
  send(text: OutgoingText): Promise<TextDelivery>;
  /**
   * Starts a call. One that leaves a voicemail has answering-machine detection, which reports the end of a
   * machine's greeting. One attempt, as `send`.
   */
  call(call: OutgoingCall): Promise<TextDelivery>;
  /** Changes a call in progress: its next steps are at this URL; null hangs up. */
  redirectCall(providerId: string, url: string | null): Promise<ProviderResult<object>>;
  /** US local numbers that can text, at most 20. @param areaCode such as 512 */
  findNumbers(areaCode: string): Promise<ProviderResult<{ numbers: AvailableNumber[] }>>;
  /**
   * Buys a number, routes its incoming texts to this site, and adds it to the messaging service if
   * one is configured. A number that the account already owns counts as bought, so a lost response
   * can be retried. `certain`: it certainly wasn't bought.
   */
  buyNumber(number: string): Promise<ProviderResult<{ bought: OwnedNumber }, { certain: boolean }>>;
  /**
   * Routes calls to this number of the account to this site.
   * @param options `texts`: also its incoming texts
   */
  routeCalls(number: string, options: { texts: boolean }): Promise<ProviderResult<object>>;
  /** The account's numbers, at most 1000. */
  listNumbers(): Promise<ProviderResult<{ numbers: OwnedNumber[] }>>;
  /** A picture that was texted to us, from the URL that came with it. */
  fetchMedia(
    url: string,
    maxBytes: number,
  ): Promise<
    | { ok: true; bytes: Buffer; contentType: string }
    | { ok: false; reason: string; tooLarge: boolean }
  >;
  /**
   * What the account was billed for each text of a day (UTC), as far as it's known.
   * @param pageSize texts per request, at most 1000
   */
  listBilled(day: string, pageSize?: number): Promise<ProviderResult<{ billed: BilledText[] }>>;
  /** The account's name and whether it is active, or why it can't be read; for staff. */
  describeAccount(): Promise<ProviderResult<{ name: string; status: string }>>;
  /** Whether a webhook at `path` of this site has the provider's signature (`sms.signed-webhooks`). */
  hasValidSignature(path: string, params: URLSearchParams, signature: string | null): boolean;
  /** Registers businesses with carriers (A2P 10DLC). */
  registration: RegistrationProvider;
};

/**
 * The statuses of a sent text, from Twilio's "Outbound Message Status in Status Callbacks". The
 * last four are final.
 */
export const textStatuses = [
  "accepted",
  "scheduled",
  "queued",
  "sending",
  "sent",
  "delivered",
  "undelivered",
  "failed",
  "canceled",
] as const;

export type TextStatus = (typeof textStatuses)[number];

const rank: Record<TextStatus, number> = {
  accepted: 0,
  scheduled: 0,
  queued: 1,
  sending: 2,
  sent: 3,
  delivered: 4,
  undelivered: 4,
  failed: 4,
  canceled: 4,
};

/** Maps a provider's status to ours; null if unknown. */
export function textStatusOf(word: string): TextStatus | null {
  return textStatuses.find((status) => status === word) ?? null;
}

/**
 * The later of two statuses of a text: callbacks arrive late, duplicated and in any order, and none
 * reverts a status. Of two final ones, the first wins.
 */
export function laterStatus(current: TextStatus | null, incoming: TextStatus): TextStatus {
  if (current === null) return incoming;
  return rank[incoming] > rank[current] ? incoming : current;
}

/** Whether no later status follows. */
export function isFinalStatus(status: TextStatus): boolean {
  return rank[status] === rank.delivered;
}

/**
 * The webhook URL for the provider. Its fragment, which is neither sent nor signed, requests up to
 * five retries while we are unreachable or failing (Twilio, "Webhooks (HTTP callbacks): Connection
 * Overrides"), because a STOP may be in it.
 */
export function webhookAddress(siteUrl: URL, path: string, query: Record<string, string> = {}) {
  const address = new URL(path, siteUrl);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  address.hash = "rc=5&rp=5xx,ct,rt";
  return address.href;
}
