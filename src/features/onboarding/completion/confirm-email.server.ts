import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { verifyEmail } from "~/features/contractors/verify-email.server.ts";
import { ensureFirstOwner } from "~/features/members/first-owner.server.ts";
import {
  forecastPages,
  publishConfirmedPages,
} from "~/features/page-reviews/forecast-pages.server.ts";
import type { PageForecast } from "~/features/page-reviews/page-reviews.ts";
import { rememberDevice } from "~/features/staff/sign-in/known-device.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { confirmsAddress, readOnboardingLink } from "../drafts/onboarding-links.server.ts";

export type Confirmed = { pages: PageForecast[] };

/** What the page of a link shows before it confirms: what becomes of the business's pages. Null for a link that doesn't work. */
export async function readConfirmation(
  platform: Platform,
  token: string,
): Promise<{ pages: PageForecast[] } | null> {
  const contractorId = readOnboardingLink(platform, "confirm", token);
  if (!contractorId) return null;
  const { query } = platform.database;
  const [account] = await query
    .select({
      email: contractorAccounts.email,
      emailCorrectedAt: contractorAccounts.emailCorrectedAt,
    })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account || !confirmsAddress(platform, token, account)) return null;
  return { pages: await forecastPages(query, platform.settings, contractorId) };
}

/**
 * Confirms the contractor's email address: drafted pages go live where the territory is open, as many as come
 * without a plan; the others wait for the territory, a plan or staff (`onboarding.drafts-pages`). Confirming once more changes nothing.
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
    const verified = await verifyEmail(work, contractorId, (account) =>
      confirmsAddress(platform, token, account),
    );
    if (!verified) return { ok: false, code: "link_expired" };
    await ensureFirstOwner(work, contractorId);
    const pages = verified.first
      ? await publishConfirmedPages(work, platform.settings, contractorId)
      : [];
    return { ok: true, pages, cookie: rememberDevice(platform, verified.email) };
  });
}
