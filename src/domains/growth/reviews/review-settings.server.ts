import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { check } from "~/platform/validation/form.ts";
import { validateReviewLink } from "./review-links.ts";
import { canReadReviews, canSetUpReviews } from "./reviews.policy.ts";
import { reviewSettingsSchema } from "./reviews.schema.ts";
import { reviewSettings } from "./reviews.tables.server.ts";
import { type ReviewLink, reviewSites } from "./reviews.ts";

/** The actor's business's review settings, or the defaults. */
export async function readReviewSettings({ database }: Platform, actor: Actor) {
  authorize(canReadReviews(actor));
  const [kept] = await database.query
    .select()
    .from(reviewSettings)
    .where(eq(reviewSettings.contractorId, actor.contractorId));
  return {
    enabled: kept?.enabled ?? false,
    channel: kept?.channel ?? "text",
    delayMinutes: kept?.delayMinutes ?? 24 * 60,
    links: kept?.links ?? [],
  };
}

/** Saves a business's review settings and links. */
export async function saveReviewSettings(
  { database, settings, clock }: Platform,
  actor: Actor,
  values: object,
): Promise<Result<object, Invalid>> {
  authorize(canSetUpReviews(actor));
  const checked = check(reviewSettingsSchema, values);
  if (!checked.ok) return checked;
  const { enabled, channel, delay, ...typed } = checked.value;
  const links = reviewSites.flatMap((site): ReviewLink[] => {
    const url = typed[site];
    return url ? [{ site, url: new URL(url).href }] : [];
  });
  const errors = problemsOf(links, settings.siteUrl.hostname);
  if (enabled && links.length === 0) errors.google = "Add at least one review page";
  if (Object.keys(errors).length > 0) return invalid(errors);
  const now = clock.now();
  const row = { enabled, channel, delayMinutes: Number(delay), links, updatedAt: now };
  await database.query
    .insert(reviewSettings)
    .values({ ...row, contractorId: actor.contractorId, createdAt: now })
    .onConflictDoUpdate({ target: reviewSettings.contractorId, set: row });
  return { ok: true };
}

function problemsOf(links: readonly ReviewLink[], ownHost: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [at, link] of links.entries()) {
    const isTwice = links.findIndex(({ url }) => url === link.url) < at;
    const problem = isTwice
      ? "This page is already listed above"
      : validateReviewLink(link, ownHost);
    if (problem) errors[link.site] = problem;
  }
  return errors;
}
