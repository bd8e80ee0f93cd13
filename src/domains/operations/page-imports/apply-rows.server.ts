import { and, eq, ne } from "drizzle-orm";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { comparePages, isLiveMessage } from "./compare-pages.server.ts";
import { noRows, type RowCounts } from "./page-imports.ts";
import type { PageRow } from "./page-row.schema.ts";
import type { ReadRow, RowProblem } from "./read-page-rows.ts";

type Row = PageRow & { citySlug: string };
type Applied = { counts: RowCounts; problems: (RowProblem & { line: number })[] };

/** Creates and updates the pages of some rows, compared with the current pages. */
export async function applyRows(work: UnitOfWork, rows: readonly ReadRow[]): Promise<Applied> {
  const counts: RowCounts = { ...noRows };
  const problems: Applied["problems"] = [];
  const right = rows.filter((one) => one.ok);
  const compared = await comparePages(
    work.tx,
    right.map(({ row }) => row),
  );
  const added: { line: number; id: string; row: Row }[] = [];
  for (const [at, { line, row, notes }] of right.entries()) {
    const { outcome, pageId, message } = compared[at] ?? { outcome: "invalid", pageId: null };
    if (outcome === "new") added.push({ line, id: newId(work.now.getTime()), row });
    if (outcome === "changed" && pageId && !(await changePage(work, pageId, row))) {
      counts.kept += 1;
      problems.push({ line, field: "", message: isLiveMessage });
      continue;
    }
    counts[outcome] += 1;
    if (message) problems.push({ line, field: "", message });
    else problems.push(...notes.map((note) => ({ line, ...note })));
  }
  const refused = await addPages(work, added);
  counts.new -= refused.length;
  counts.taken += refused.length;
  for (const { line } of refused) {
    problems.push({ line, field: "", message: "Another business went live in this territory." });
  }
  for (const wrong of rows.filter((one) => !one.ok)) {
    counts.invalid += 1;
    problems.push(...wrong.problems.map((problem) => ({ line: wrong.line, ...problem })));
  }
  return { counts, problems };
}

/** Adds pages. @returns those whose territory was taken in the meantime */
async function addPages(
  { tx, now }: UnitOfWork,
  added: { line: number; id: string; row: Row }[],
): Promise<{ line: number }[]> {
  if (added.length === 0) return [];
  const stored = await tx
    .insert(seoPages)
    .values(
      added.map(({ id, row }) => ({
        id,
        ...columnsOf(row),
        businessName: row.business_name,
        nameKey: nameSkeleton(row.business_name),
        service: row.service,
        citySlug: row.citySlug,
        state: row.state,
        status: row.status,
        publishedAt: row.status === "live" ? now : null,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: seoPages.id });
  const ids = new Set(stored.map(({ id }) => id));
  return added.filter(({ id }) => !ids.has(id));
}

/**
 * Updates a page that isn't live from the file; staff still decide whether to publish it.
 * @returns whether it was updated: someone may have just published it
 */
async function changePage({ tx, now }: UnitOfWork, pageId: string, row: Row): Promise<boolean> {
  const changed = await tx
    .update(seoPages)
    .set({ ...columnsOf(row), updatedAt: now })
    .where(and(eq(seoPages.id, pageId), ne(seoPages.status, "live")))
    .returning({ id: seoPages.id });
  return changed.length > 0;
}

function columnsOf(row: Row) {
  return {
    city: row.city,
    zipCode: row.zip_code,
    phone: row.phone,
    phoneE164: normalizePhone(row.phone),
    email: row.email,
    headline: row.headline,
    ctaButton: row.cta_button,
    about: row.about,
    tagline: row.tagline,
    brandColor: row.brand_color,
    website: row.website,
    facebookPage: row.facebook_page,
  };
}
