import { businessPath, findService } from "~/domains/shared/index.ts";
import type { PageDetails } from "./content/page-content.ts";

/** A business page's status: drafted by onboarding, live and public, paused by staff. */
export const pageStatuses = ["draft", "live", "paused"] as const;

export type PageStatus = (typeof pageStatuses)[number];

/**
 * Why a page is on hold although its business wants it published: two live pages had the same town; the name
 * or the city mixes scripts; the name resembles a live business's or the site's own; too many sign-ups in a
 * day; more pages in one city than allowed without a plan; the time without a plan is over.
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

/** Whether a hold waits for a plan, not for a staff review. */
export const isPlanHold = (reason: HoldReason): boolean =>
  reason === "needs_plan" || reason === "free_ended";

/** Which business pages to list for staff. */
export type PageFilter = {
  /** `held`: on hold in any status, until staff or a plan resolve it. */
  status: PageStatus | "held" | null;
  /** A service's slug. */
  service: string | null;
  /** The start of a business's name. */
  search: string;
};

/** The content of a business page. `service` is the slug, `state` the two-letter code. */
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
  /** The page's other content; null if there is none. */
  details: PageDetails | null;
  /** The page's own subdomain or domain, if any. */
  ownName: string | null;
};

/** The location a page shows: "San Antonio, TX". */
export function cityAndState(page: Pick<BusinessPage, "city" | "state">): string {
  return `${page.city}, ${page.state}`;
}

/**
 * The URL of a picture that pages may show, else null (`fault.injection`): only files of this site. A
 * picture elsewhere would reveal visitors to that site, and the pages' security policy blocks it.
 */
export function ownPicture(url: string | null): string | null {
  return url && /^(\/[\w-]+)+\.(png|jpe?g|webp|avif)$/i.test(url) ? url : null;
}

/** The cache tag of everything that shows this page's data. */
export function pageTag(territory: { service: string; citySlug: string; state: string }): string {
  return `page:${businessPath(territory)}`;
}

/** The cache tag of everything that shows the whole directory. */
export const directoryTag = "directory";

/**
 * The title of a service slug: "pest-control" becomes "Pest Control"; a known service has its own label
 * (`business-pages.contents`).
 */
export function serviceTitle(slug: string): string {
  const service = findService(slug);
  if (service) return service.label;
  return slug
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
