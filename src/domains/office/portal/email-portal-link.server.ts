import { findEnteredEmails } from "~/domains/customers/index.server.ts";
import { findOptOut, findSuppression, queueEmail } from "~/domains/messaging/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { portalLinkMail } from "./portal.emails.server.ts";
import { findCustomerOfPortal } from "./portal.server.ts";

export type LinkEmailed = Result<object, Refused<"link_expired" | "not_possible"> | TooMany>;

const hourMs = 3_600_000;

/**
 * Emails the portal's link to the first email address that the business entered for the customer, once an
 * hour. `not_possible`: there is none, or it gets no email from this business.
 */
export async function emailPortalLink(platform: Platform, token: string): Promise<LinkEmailed> {
  const { query } = platform.database;
  const customer = await findCustomerOfPortal(platform, token);
  if (!customer) return { ok: false, code: "link_expired" };
  const { id: customerId, contractorId } = customer;
  const { waitSeconds } = await platform.limits.use("portal_link", customerId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const [address] = await findEnteredEmails(query, customerId);
  if (!address) return { ok: false, code: "not_possible" };
  const refused =
    (await findOptOut(query, platform, { contractorId, channel: "email", address })) ??
    (await findSuppression(query, platform, "email", address));
  if (refused) return { ok: false, code: "not_possible" };
  return inTransaction(platform, async (work) => {
    await queueEmail(work, portalLinkMail, {
      to: address,
      cause: `portal-link:${customerId}:${Math.floor(work.now.getTime() / hourMs)}`,
      subjectId: customerId,
      contractorId,
      params: { customerId },
    });
    return { ok: true };
  });
}
