import type { LeadRequest } from "~/domains/leads/leads.schema.ts";
import type { QuarantineReason } from "~/domains/leads/leads.ts";
import type { Attribution } from "~/domains/shared/index.ts";
import type { BusinessPage } from "~/domains/storefront/index.ts";
import { countLinks, hasContactDetails } from "~/platform/validation/typed-text.ts";

/** Where a request came from; saved only with a consent (`leads.consent`). */
export type Sender = { ipAddress: string; userAgent: string; pageUrl: string };

/** A homeowner's request before it is captured. */
export type CaptureLead = {
  page: BusinessPage;
  request: LeadRequest;
  sender: Sender;
  evidence: Evidence;
  /** The idempotency key of an API client, if it sent one. */
  requestKey: string | null;
  /** How the homeowner reached the page, if known. */
  attribution?: Attribution | null;
  /** The customer booked a time with it, so no automatic messages follow. */
  isBooked?: boolean;
};

/** A request after the spam check (`leads.spam-quarantined`). */
export type JudgedLead = CaptureLead & { suspicion: QuarantineReason | null };

export type CapturedLead = { ok: true; leadId: string; enquiryId: string; repeated: boolean };

/** What is known about a sender without a challenge such as a CAPTCHA. */
export type Evidence = {
  /** Data from the form on our page; null for an API client, which has no form. */
  form: {
    /** Value of the field people can't see. */
    honeypot: string;
    /** When the form was rendered, from its signed stamp; null if the stamp is missing or forged. */
    renderedAt: Date | null;
  } | null;
  /** Requests from this IP address in the last hour, including this one. */
  recentFromAddress: number;
  /** Whether the page got more requests today than a client without a key may send. */
  overDailyLimit?: boolean;
};

/** In milliseconds; no person fills in the form faster. */
const fastest = 2_500;
/** More requests than this from one IP address in an hour look like a bot. */
const suspiciousRequestsPerHour = 8;

/**
 * Why a request looks like spam, or null (`leads.spam-quarantined`). A suspicious request is saved for
 * staff and sends no alerts; the sender sees no difference. On a cached page the stamp shows when that copy
 * was rendered, so timing only catches bots that post immediately.
 */
export function detectSpam(
  enquiry: { need: string; name: string },
  evidence: Evidence,
  now: Date,
): QuarantineReason | null {
  if (evidence.form) {
    const { honeypot, renderedAt } = evidence.form;
    if (honeypot !== "") return "honeypot";
    if (renderedAt === null) return "unsigned";
    if (now.getTime() - renderedAt.getTime() < fastest) return "too_fast";
  }
  if (evidence.overDailyLimit) return "unsigned";
  if (hasContactDetails(enquiry.name) || countLinks(enquiry.need) >= 2) return "links";
  return evidence.recentFromAddress > suspiciousRequestsPerHour ? "flood" : null;
}
