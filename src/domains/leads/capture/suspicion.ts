import { countLinks, hasContactDetails } from "~/platform/validation/contact-details.ts";
import type { QuarantineReason } from "../leads.ts";

/** What can be told of a form's sender without asking anything of people. */
export type Evidence = {
  /** What a form on one of our pages brought along; null for an API client, which has no form. */
  form: {
    /** What stands in the field that people cannot see. */
    honeypot: string;
    /** When the form was made, from its signed stamp; null when the stamp is missing or forged. */
    renderedAt: Date | null;
  } | null;
  /** Enquiries from this address within the hour, this one included. */
  recentFromAddress: number;
  /** More of this page's requests of a day than a program without a key may send. */
  overDailyLimit?: boolean;
};

/** Nobody reads and fills in the form faster than this, in milliseconds. */
const fastest = 2_500;
/** More enquiries than this from one address within an hour look like a bot's. */
const manyFromAddress = 8;

/**
 * Why an enquiry looks like spam, or null (`leads.spam-quarantined`). A suspicious one is kept for staff and alerts
 * nobody; the sender sees no difference. The stamp of a cached page tells only when that copy was
 * made, so the timing shows bots that post at once, not those that wait.
 */
export function suspicionOf(
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
  return evidence.recentFromAddress > manyFromAddress ? "flood" : null;
}
