import {
  type PublishOutcome,
  publishDraftedPages,
} from "~/features/business-pages/publish-page.server.ts";
import { verifyEmail } from "~/features/contractors/verify-email.server.ts";
import { ensureFirstOwner } from "~/features/members/first-owner.server.ts";
import { rememberDevice } from "~/features/staff/sign-in/known-device.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { readOnboardingLink } from "../drafts/onboarding-links.server.ts";

export type Confirmed = {
  businessName: string;
  pages: { path: string; outcome: PublishOutcome }[];
};

/**
 * Confirms the contractor's e-mail address: drafted pages go live where the territory is free, the
 * others go on the waiting list (`onboarding.drafts-pages`). Confirming once more changes nothing.
 * `cookie` makes the browser known, so that strangers' tries never keep the first owner from signing in
 * (`members.first-owner`).
 */
export async function confirmEmail(
  platform: Platform,
  token: string,
): Promise<Result<Confirmed & { cookie: string }, Refused<"link_expired">>> {
  const contractorId = readOnboardingLink(platform, "confirm", token);
  if (!contractorId) return { ok: false, code: "link_expired" };
  return inTransaction(platform, async (work) => {
    const verified = await verifyEmail(work, contractorId);
    if (!verified) return { ok: false, code: "link_expired" };
    await ensureFirstOwner(work, contractorId);
    const pages = verified.first ? await publishDraftedPages(work, contractorId) : [];
    const { businessName, email } = verified;
    return { ok: true, businessName, pages, cookie: rememberDevice(platform, email) };
  });
}
