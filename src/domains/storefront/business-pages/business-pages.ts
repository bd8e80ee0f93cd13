import { findService } from "~/domains/shared/services/services.ts";
import { businessPath } from "~/domains/shared/services/territory.ts";
import type { PageDetails } from "./content/page-content.ts";

/** A business page's life: drafted by onboarding, live for everybody, paused by staff. */
export const pageStatuses = ["draft", "live", "paused"] as const;

export type PageStatus = (typeof pageStatuses)[number];

/**
 * Why a page isn't published although its business wants it to be: two live pages were
 * for one town; the name or the city mixes scripts; the name resembles a live business's or the site's own; too
 * many sign-ups in a day; more pages in one city than come without a plan; the time without a plan is over.
 */
export const holdReasons = [
  "same_town",
  "mixed_scripts",
  "similar_name",
  "site_name",
  "many_signups",
  "needs_plan",
  "free_ended",
] as const;

export type HoldReason = (typeof holdReasons)[number];

/** Of these, what waits for a plan, and not for staff to look at it. */
export const waitsForPlan = (reason: HoldReason): boolean =>
  reason === "needs_plan" || reason === "free_ended";

/** Which business pages staff look at. */
export type PageFilter = {
  /** `held`: in any state, but not published for a reason that staff or a plan end. */
  status: PageStatus | "held" | null;
  /** A service's slug. */
  service: string | null;
  /** The beginning of a business's name. */
  search: string;
};

/** What a business page shows. `service` is the slug, `state` the two letters. */
export type BusinessPage = {
  id: string;
  contractorId: string | null;
  businessName: string;
  service: string;
  city: string;
  citySlug: string;
  state: string;
  zipCode: string | null;
  phone: string | null;
  email: string | null;
  headline: string | null;
  ctaButton: string | null;
  about: string | null;
  imageUrl: string | null;
  logoUrl: string | null;
  brandColor: string | null;
  tagline: string | null;
  /** What the business says besides; null while it said nothing. */
  details: PageDetails | null;
  /** Where it is at home besides the site. */
  ownName: string | null;
};

/** Where a page says that the business is: "San Antonio, TX". */
export function cityAndState(page: Pick<BusinessPage, "city" | "state">): string {
  return `${page.city}, ${page.state}`;
}

/**
 * The address of a picture that pages may show, else null (`fault.injected-style`): only files of this
 * site. A picture elsewhere would tell that site who visits, and the pages' policy refuses it.
 */
export function ownPicture(url: string | null): string | null {
  return url && /^(\/[\w-]+)+\.(png|jpe?g|webp|avif)$/i.test(url) ? url : null;
}

/** The tag under which everything that shows this page's data is cached. */
export function pageTag(territory: { service: string; citySlug: string; state: string }): string {
  return `page:${businessPath(territory)}`;
}

/** The tag under which what shows the directory as a whole is cached. */
export const directoryTag = "directory";

/** "pest-control" becomes "Pest Control"; a known service has its own label (`business-pages.contents`). */
export function serviceTitle(slug: string): string {
  const known = findService(slug);
  if (known) return known.label;
  return slug
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
