import { findService } from "~/domains/shared/services/services.ts";
import { findState } from "~/domains/shared/services/states.ts";
import { citySlug } from "~/domains/shared/services/territory.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { seoPages } from "./business-pages.tables.server.ts";

export type BusinessDetails = {
  contractorId: string;
  businessName: string;
  services: readonly string[];
  city: string | null;
  state: string | null;
  zipCode: string | null;
  phone: string;
  email: string;
  about: string | null;
  logoUrl: string | null;
  brandColor: string | null;
  tagline: string | null;
  website: string | null;
  facebookPage: string | null;
};

/**
 * Drafts one business page per service with a slug (`onboarding.drafts-pages`). Without a city and a state
 * there is no territory, so nothing is drafted.
 * @returns the number of drafted pages
 */
export async function draftPages(
  { tx, now }: UnitOfWork,
  details: BusinessDetails,
): Promise<number> {
  const { services, city, state: stateName, ...shown } = details;
  const state = findState(stateName ?? "");
  const slug = citySlug(city ?? "");
  if (!city || !slug || !state) return 0;
  const known = new Set(
    services.map((name) => findService(name)?.slug).filter((s) => s !== undefined),
  );
  if (known.size === 0) return 0;
  await tx.insert(seoPages).values(
    [...known].map((service) => ({
      ...shown,
      nameKey: nameSkeleton(shown.businessName),
      phoneE164: normalizePhone(shown.phone),
      service,
      city,
      citySlug: slug,
      state: state.code,
      createdAt: now,
      updatedAt: now,
    })),
  );
  return known.size;
}
