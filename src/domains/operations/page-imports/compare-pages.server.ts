import { sql } from "drizzle-orm";
import { cityKey, territoryKey } from "~/domains/shared/index.ts";
import { seoPages, townOfPage } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { RowOutcome } from "./page-imports.ts";
import type { PageRow } from "./page-row.schema.ts";

type Row = PageRow & { citySlug: string };

/** The outcome planned for a row, and the existing page it is about, if any. */
export type Compared = { outcome: RowOutcome; pageId: string | null; message: string | null };

export const alreadyLiveMessage =
  "The page is already live with different content. It stays as is.";

const details = {
  zip_code: seoPages.zipCode,
  phone: seoPages.phone,
  email: seoPages.email,
  headline: seoPages.headline,
  cta_button: seoPages.ctaButton,
  about: seoPages.about,
  tagline: seoPages.tagline,
  brand_color: seoPages.brandColor,
  website: seoPages.website,
  facebook_page: seoPages.facebookPage,
} as const;

/**
 * Compares rows with existing pages. A page matches when business and territory do. A live page is
 * never overwritten, and another business's territory is never taken.
 */
export async function comparePages(db: Reader, rows: readonly Row[]): Promise<Compared[]> {
  const existing = await findExistingPages(db, rows);
  return rows.map((row) => compare(row, existing.get(territoryKey(row)) ?? []));
}

type ExistingPage = Awaited<ReturnType<typeof readPages>>[number];

function compare(row: Row, pages: readonly ExistingPage[]): Compared {
  const name = row.business_name.toLowerCase();
  const samePages = pages.filter((page) => page.businessName.toLowerCase() === name);
  const samePage = samePages.find(({ status }) => status === "live") ?? samePages[0];
  const holder = pages.find(({ status }) => status === "live");
  if (holder && holder.businessName.toLowerCase() !== name) {
    const message = `${holder.businessName} is live in this territory.`;
    return { outcome: "taken", pageId: samePage?.id ?? null, message };
  }
  if (!samePage) return { outcome: "new", pageId: null, message: null };
  const fields = Object.keys(details) as (keyof typeof details)[];
  if (samePage.city === row.city && fields.every((field) => samePage[field] === row[field])) {
    return { outcome: "unchanged", pageId: samePage.id, message: null };
  }
  if (samePage.status !== "live") return { outcome: "changed", pageId: samePage.id, message: null };
  return { outcome: "kept", pageId: samePage.id, message: alreadyLiveMessage };
}

async function findExistingPages(
  db: Reader,
  rows: readonly Row[],
): Promise<Map<string, ExistingPage[]>> {
  if (rows.length === 0) return new Map();
  return Map.groupBy(await readPages(db, rows), (page) => territoryKey(page));
}

function readPages(db: Reader, rows: readonly Row[]) {
  const territories = rows.map(({ service, citySlug, state }) => ({
    service,
    town: cityKey(citySlug, state),
    state,
  }));
  return db
    .select({
      id: seoPages.id,
      status: seoPages.status,
      businessName: seoPages.businessName,
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      ...details,
    })
    .from(seoPages)
    .where(
      sql`(${seoPages.service}, ${townOfPage}, ${seoPages.state}) in (
        select service, town, state
        from json_to_recordset(${JSON.stringify(territories)}::json)
          as territory(service text, town text, state text)
      )`,
    )
    .orderBy(seoPages.createdAt, seoPages.id);
}
