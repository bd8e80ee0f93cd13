import { and, desc, eq, lte } from "drizzle-orm";
import { ownRows, recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  authorOf,
  businessPath,
  displayAuthor,
  type Signatory,
} from "~/domains/shared/index.ts";
import { directoryTag, pageTag } from "~/domains/storefront/business-pages/business-pages.ts";
import { selectPage } from "~/domains/storefront/business-pages/find-pages.server.ts";
import { readStoredPhotos } from "~/domains/storefront/business-pages/page-photos.server.ts";
import { canEditPages, canReadPage } from "~/domains/storefront/storefront.policy.ts";
import { pageVersions, seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { checkPage } from "./check-page.ts";
import { changedParts, columnsOf, contentOf, type PageContent } from "./page-content.ts";
import type { TypedPage } from "./typed-page.ts";

/**
 * A page with its editor's data: content, available photos, and earlier versions with the parts each changed.
 * Null if the actor can't edit it.
 */
export async function findPageToEdit(platform: Platform, actor: Actor, pageId: string) {
  authorize(canReadPage(actor));
  const { query } = platform.database;
  const where = and(eq(seoPages.id, pageId), ownRows(actor, seoPages.contractorId));
  const [[page], [row]] = await Promise.all([
    selectPage(query, where),
    query
      .select({ status: seoPages.status, version: seoPages.version })
      .from(seoPages)
      .where(where),
  ]);
  if (!page || !row) return null;
  const [photos, versions] = await Promise.all([
    readStoredPhotos(query, pageId),
    query
      .select()
      .from(pageVersions)
      .where(eq(pageVersions.pageId, pageId))
      .orderBy(desc(pageVersions.version)),
  ]);
  return {
    page,
    path: businessPath(page),
    ...row,
    content: contentOf(page),
    photos,
    versions: versions.map(({ version, author, createdAt, content }, index) => {
      const older = versions[index + 1];
      return {
        version,
        author: displayAuthor(author, actor),
        createdAt,
        changed: older ? changedParts(older.content, content) : [],
      };
    }),
  };
}

export type PageToEdit = NonNullable<Awaited<ReturnType<typeof findPageToEdit>>>;

/** A page, and the version that was edited; 0 for none. */
export type EditedPage = { pageId: string; expected: number };
export type SavedPage = Result<
  { version: number },
  Refused<"not_found" | "changed_elsewhere"> | Invalid
>;

/** Maximum number of stored versions per page. */
const maxStoredVersions = 50;
/** The author of content from before the first edit. */
const setupAuthor = "setup";

type Content = { ok: true; value: PageContent } | Invalid | Refused<"not_found">;

/**
 * Saves typed content as the page's new version, shown from the next request on (`business-pages.editor`);
 * audited. Never overwrites a version that someone else saved in the meantime.
 */
export async function savePage(
  platform: Platform,
  actor: Actor,
  edited: EditedPage,
  typed: TypedPage,
): Promise<SavedPage> {
  authorize(canEditPages(actor));
  return inTransaction(platform, (work) =>
    write(work, actor, edited, async () =>
      checkPage(typed, await readStoredPhotos(work.tx, edited.pageId)),
    ),
  );
}

/** Restores the content of an old version as a new version; audited. */
export async function restorePage(
  platform: Platform,
  actor: Actor,
  edited: EditedPage,
  version: number,
): Promise<SavedPage> {
  authorize(canEditPages(actor));
  return inTransaction(platform, (work) =>
    write(work, actor, edited, async () => {
      const [old] = await work.tx
        .select({ content: pageVersions.content })
        .from(pageVersions)
        .where(and(eq(pageVersions.pageId, edited.pageId), eq(pageVersions.version, version)));
      return old ? { ok: true, value: old.content } : { ok: false, code: "not_found" };
    }),
  );
}

async function write(
  work: UnitOfWork,
  actor: Actor & Signatory,
  { pageId, expected }: EditedPage,
  makeContent: () => Promise<Content>,
): Promise<SavedPage> {
  const { tx, now } = work;
  const [page] = await tx
    .select()
    .from(seoPages)
    .where(and(eq(seoPages.id, pageId), ownRows(actor, seoPages.contractorId)))
    .for(...lockRows(seoPages));
  if (!page) return { ok: false, code: "not_found" };
  const content = await makeContent();
  if (!content.ok) return content;
  const shown = contentOf(page);
  const changed = changedParts(shown, content.value);
  // Checked before the version, so a double click saves only once.
  if (changed.length === 0) return { ok: true, version: page.version };
  if (page.version !== expected) return { ok: false, code: "changed_elsewhere" };
  const last = await saveShownVersion(work, page, shown);
  const version = last + 1;
  const author = authorOf(actor);
  await tx
    .insert(pageVersions)
    .values({ pageId, version, content: content.value, author, createdAt: now });
  await tx
    .update(seoPages)
    .set({
      ...columnsOf(content.value),
      phoneE164: normalizePhone(content.value.phone),
      version,
      updatedAt: now,
    })
    .where(eq(seoPages.id, pageId));
  await tx
    .delete(pageVersions)
    .where(
      and(eq(pageVersions.pageId, pageId), lte(pageVersions.version, version - maxStoredVersions)),
    );
  await recordChange(work, actor, {
    action: "page.edit",
    entity: "seo_page",
    entityId: pageId,
    before: { version: page.version },
    after: { version, changed },
  });
  await work.refreshPages(pageTag(page), ...(changed.includes("phone") ? [directoryTag] : []));
  return { ok: true, version };
}

/**
 * Saves shown content that no version has (from the setup, or a staff import) as a version, so it can be
 * restored.
 */
async function saveShownVersion(
  { tx }: UnitOfWork,
  page: typeof seoPages.$inferSelect,
  shown: PageContent,
): Promise<number> {
  const [latest] = await tx
    .select({ version: pageVersions.version, content: pageVersions.content })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, page.id))
    .orderBy(desc(pageVersions.version))
    .limit(1);
  if (latest && changedParts(latest.content, shown).length === 0) return latest.version;
  const version = (latest?.version ?? 0) + 1;
  await tx.insert(pageVersions).values({
    pageId: page.id,
    version,
    content: shown,
    author: setupAuthor,
    createdAt: page.updatedAt,
  });
  return version;
}
