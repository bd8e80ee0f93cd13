import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import {
  type Actor,
  authorize,
  citySlug,
  findService,
  findState,
  isSystem,
} from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { lockAvailableRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { directoryTag, pageTag } from "./business-pages.ts";

type BusinessDetails = {
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
  const cities = new Set(
    services.map((name) => findService(name)?.slug).filter((s) => s !== undefined),
  );
  if (cities.size === 0) return 0;
  await tx.insert(seoPages).values(
    [...cities].map((service) => ({
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
  return cities.size;
}

type PageRow = typeof seoPages.$inferSelect;

/** One page's fields in an import file. */
type ImportedDetails = Pick<
  PageRow,
  | "city"
  | "zipCode"
  | "phone"
  | "email"
  | "headline"
  | "ctaButton"
  | "about"
  | "tagline"
  | "brandColor"
  | "website"
  | "facebookPage"
>;

type ImportedPage = ImportedDetails &
  Pick<PageRow, "id" | "businessName" | "service" | "citySlug" | "state" | "status">;

/**
 * Adds pages from a file, some of them live.
 * @returns the IDs of those added: a territory may have been taken in the meantime
 */
export async function addImportedPages(
  { tx, now }: UnitOfWork,
  pages: readonly ImportedPage[],
): Promise<Set<string>> {
  const added = await tx
    .insert(seoPages)
    .values(
      pages.map((page) => ({
        ...page,
        nameKey: nameSkeleton(page.businessName),
        phoneE164: normalizePhone(page.phone),
        publishedAt: page.status === "live" ? now : null,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: seoPages.id });
  return new Set(added.map(({ id }) => id));
}

/**
 * Updates a page that isn't live from a file; staff still decide whether to publish it.
 * @returns whether it was updated: someone may have just published it
 */
export async function updateImportedPage(
  { tx, now }: UnitOfWork,
  pageId: string,
  details: ImportedDetails,
): Promise<boolean> {
  const updated = await tx
    .update(seoPages)
    .set({ ...details, phoneE164: normalizePhone(details.phone), updatedAt: now })
    .where(and(eq(seoPages.id, pageId), ne(seoPages.status, "live")))
    .returning({ id: seoPages.id });
  return updated.length > 0;
}

type PageContact = { businessName: string; email: string; phone: string | null };

/** Updates a business's changed contact details on its pages, where they show the former ones. */
export async function changePageContact(
  { tx, now }: UnitOfWork,
  contractorId: string,
  before: Partial<PageContact>,
  next: Partial<PageContact>,
): Promise<void> {
  for (const field of ["businessName", "email", "phone"] as const) {
    const [was, is] = [before[field], next[field]];
    if (was === is || was === undefined || was === null) continue;
    const key = field === "businessName" && is ? { nameKey: nameSkeleton(is) } : {};
    const normal = field === "phone" ? { phoneE164: normalizePhone(is ?? null) } : {};
    await tx
      .update(seoPages)
      .set({ [field]: is, ...key, ...normal, updatedAt: now })
      .where(and(eq(seoPages.contractorId, contractorId), eq(seoPages[field], was)));
  }
}

/** Drops a business's cached pages. */
export async function dropPagesOf(
  { tx, dropPages }: UnitOfWork,
  contractorId: string,
): Promise<void> {
  const pages = await tx
    .select({ service: seoPages.service, citySlug: seoPages.citySlug, state: seoPages.state })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  if (pages.length > 0) await dropPages(...pages.map(pageTag), directoryTag);
}

const batch = 1000;

/**
 * Fills in missing name keys of pages saved by an earlier release or in bulk. Batches of a thousand, each
 * in its own transaction; uses a partial index.
 */
export async function fillNameKeys(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  for (let filled = batch; filled === batch; ) {
    filled = await platform.database.transaction(async (tx) => {
      const rows = await tx
        .select({ id: seoPages.id, name: seoPages.businessName })
        .from(seoPages)
        .where(isNull(seoPages.nameKey))
        .orderBy(asc(seoPages.id))
        .limit(batch)
        .for(...lockAvailableRows(seoPages));
      const keys = rows.map(({ id, name }) => ({ id, key: nameSkeleton(name) }));
      if (keys.length > 0) {
        await tx.execute(sql`
          update ${seoPages} set name_key = known.key
          from json_to_recordset(${JSON.stringify(keys)}::json) as known(id uuid, key text)
          where ${seoPages.id} = known.id`);
      }
      return keys.length;
    });
  }
}
