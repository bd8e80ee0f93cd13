import { lt } from "drizzle-orm";
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "../database/database.server.ts";
import { isUnavailable } from "../database/violations.server.ts";
import type { Platform } from "../platform.server.ts";
import { hashToken } from "../secrets/secrets.server.ts";
import { rateLimits } from "./limits.tables.server.ts";

type Rule = {
  uses: number;
  seconds: number;
  /** Counts every use beyond the limit; the caller decides what that means. */
  onlyCounts?: boolean;
  /** Counts per process: writing a row would cost more than the response. */
  inMemory?: boolean;
};

/** How many uses of each kind one key has in `seconds`. */
const rules = {
  sign_in_address: { uses: 20, seconds: 15 * 60 },
  sign_in_account: { uses: 8, seconds: 15 * 60 },
  sign_in_device: { uses: 10, seconds: 15 * 60 },
  sign_in_anywhere: { uses: 10, seconds: 60 * 60, onlyCounts: true },
  failed_sign_in: { uses: 20, seconds: 24 * 60 * 60 },
  crm_sign_in_address: { uses: 20, seconds: 15 * 60 },
  crm_sign_in_account: { uses: 4, seconds: 15 * 60 },
  // With the limit for a known browser, this stays below the daily limit of such emails per
  // account.
  crm_sign_in_anywhere: { uses: 6, seconds: 60 * 60 },
  crm_code_address: { uses: 40, seconds: 15 * 60 },
  crm_code_anywhere: { uses: 10, seconds: 60 * 60, onlyCounts: true },
  crm_code_day: { uses: 20, seconds: 24 * 60 * 60 },
  member_invitation: { uses: 30, seconds: 24 * 60 * 60 },
  by_hand_hour: { uses: 60, seconds: 60 * 60 },
  by_hand_day: { uses: 200, seconds: 24 * 60 * 60 },
  lead_task: { uses: 200, seconds: 60 * 60 },
  member_phone_code: { uses: 5, seconds: 60 * 60 },
  phone_code_number: { uses: 3, seconds: 24 * 60 * 60 },
  registration: { uses: 3, seconds: 24 * 60 * 60 },
  registration_text: { uses: 3, seconds: 24 * 60 * 60 },
  registration_mobile: { uses: 3, seconds: 24 * 60 * 60 },
  call_of_person: { uses: 10, seconds: 60 * 60 },
  call_of_business: { uses: 300, seconds: 60 * 60 },
  mail_of_address: { uses: 60, seconds: 60 * 60 },
  outgoing_call_phone: { uses: 20, seconds: 60 * 60 },
  outgoing_call_hour: { uses: 60, seconds: 60 * 60 },
  outgoing_call_day: { uses: 200, seconds: 24 * 60 * 60 },
  missed_call_text: { uses: 60, seconds: 60 * 60 },
  lead_entry: { uses: 200, seconds: 60 * 60 },
  lead_source: { uses: 600, seconds: 60, inMemory: true },
  lead_source_long: { uses: 20, seconds: 60, inMemory: true },
  lead_source_repeat: { uses: 60, seconds: 60, inMemory: true },
  lead_source_day: { uses: 2_000, seconds: 24 * 60 * 60 },
  lead_source_sender: { uses: 8, seconds: 60 * 60 },
  lead_source_flood: { uses: 500, seconds: 24 * 60 * 60 },
  lead_source_refused: { uses: 200, seconds: 24 * 60 * 60 },
  lead_source_wrong: { uses: 60, seconds: 60, inMemory: true },
  lead_source_change: { uses: 100, seconds: 60 * 60 },
  lead_import: { uses: 20, seconds: 24 * 60 * 60 },
  self_booking: { uses: 12, seconds: 24 * 60 * 60 },
  self_booking_day: { uses: 200, seconds: 24 * 60 * 60 },
  booking_times: { uses: 120, seconds: 60 * 60 },
  visit_booking: { uses: 200, seconds: 24 * 60 * 60 },
  job_estimate: { uses: 400, seconds: 24 * 60 * 60 },
  invoice: { uses: 400, seconds: 24 * 60 * 60 },
  card_payment: { uses: 60, seconds: 60 * 60 },
  job_estimate_question: { uses: 20, seconds: 24 * 60 * 60 },
  portal_link: { uses: 5, seconds: 24 * 60 * 60 },
  offer_reply: { uses: 10, seconds: 24 * 60 * 60 },
  review_word: { uses: 10, seconds: 24 * 60 * 60 },
  lead_picture: { uses: 200, seconds: 60 * 60 },
  request_photo: { uses: 30, seconds: 60 * 60 },
  request_photo_of_business: { uses: 500, seconds: 24 * 60 * 60 },
  lead_note: { uses: 200, seconds: 60 * 60 },
  passkey_sign_in: { uses: 40, seconds: 15 * 60 },
  delayed_try: { uses: 20, seconds: 60 },
  one_time_code: { uses: 20, seconds: 15 * 60 },
  own_password: { uses: 10, seconds: 15 * 60 },
  reset_address: { uses: 10, seconds: 60 * 60 },
  reset_account: { uses: 4, seconds: 60 * 60 },
  wizard_save: { uses: 120, seconds: 10 * 60 },
  wizard_start: { uses: 20, seconds: 60 * 60 },
  upload: { uses: 20, seconds: 10 * 60 },
  lead: { uses: 60, seconds: 60 * 60 },
  lead_of_unknown_program: { uses: 10, seconds: 24 * 60 * 60, onlyCounts: true },
  resume_link: { uses: 5, seconds: 60 * 60 },
  confirm: { uses: 30, seconds: 60 * 60 },
  estimate: { uses: 60, seconds: 60 * 60 },
  application: { uses: 10, seconds: 60 * 60 },
  api_read: { uses: 60, seconds: 60 },
  webhook_by_hand: { uses: 60, seconds: 60 * 60 },
  api_key: { uses: 300, seconds: 60, inMemory: true },
  api_key_wrong: { uses: 60, seconds: 60, inMemory: true },
  calendar_feed: { uses: 60, seconds: 60 * 60, inMemory: true },
  message_proof: { uses: 60, seconds: 60 * 60, inMemory: true },
  own_domain: { uses: 20, seconds: 24 * 60 * 60 },
  domain_look: { uses: 30, seconds: 60 * 60 },
  certificate: { uses: 20, seconds: 10 * 60, inMemory: true },
  certificate_unknown: { uses: 600, seconds: 60, inMemory: true },
  directory: { uses: 300, seconds: 60, inMemory: true },
  browser_error: { uses: 20, seconds: 60 * 60, inMemory: true },
} as const satisfies Record<string, Rule>;

export type LimitKind = keyof typeof rules;

/** Counts uses, mostly in the database, so all processes share the count. */
export type Limits = {
  /**
   * Counts one use. `waitSeconds` is 0 while within the limit; `uses` includes this one; `over` is
   * the number of uses beyond the limit, 0 if it wasn't exceeded or isn't counted further.
   */
  use(kind: LimitKind, key: string): Promise<{ waitSeconds: number; uses: number; over: number }>;
};

/** @param factor multiplies all limits, for load tests (RATE_LIMIT_FACTOR) */
export function createLimits(database: Database, factor: number): Limits {
  const limiters = new Map<string, RateLimiterAbstract>(
    Object.entries<Rule>(rules).map(([kind, { uses, seconds, onlyCounts, inMemory }]) => {
      const limit = { keyPrefix: kind, points: Math.ceil(uses * factor), duration: seconds };
      if (inMemory) return [kind, new RateLimiterMemory(limit)];
      const limiter = new RateLimiterDrizzle({
        ...limit,
        storeClient: database.query,
        schema: rateLimits,
        // Once exceeded, further uses are rejected from memory until the window ends.
        inMemoryBlockOnConsumed: onlyCounts ? 0 : limit.points + 1,
        // The library's timer would run after a stop, and print its failures outside the log.
        clearExpiredByTimeout: false,
      });
      return [kind, limiter];
    }),
  );
  return {
    async use(kind, key) {
      try {
        // Keys contain addresses and accounts; the table needs neither in plain text.
        const counted = await limiters.get(kind)?.consume(hashToken(key).slice(0, 32));
        return { waitSeconds: 0, uses: counted?.consumedPoints ?? 1, over: 0 };
      } catch (refusal) {
        // When there is no room to count, reads continue (`fault.failing-disk`).
        if (kind === "api_read" && isUnavailable(refusal))
          return { waitSeconds: 0, uses: 1, over: 0 };
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return {
          waitSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
          uses: refusal.consumedPoints,
          over: Math.max(0, refusal.consumedPoints - Math.ceil(rules[kind].uses * factor)),
        };
      }
    },
  };
}

/** Deletes the counts of expired windows. */
export async function eraseOldCounts({ clock, database }: Platform): Promise<void> {
  await database.query.delete(rateLimits).where(lt(rateLimits.expire, clock.now()));
}
