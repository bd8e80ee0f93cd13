import { and, desc, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { displayAuthor } from "~/domains/shared/access/authors.ts";
import { ownRows } from "~/domains/shared/access/own-rows.server.ts";
import { businessPath } from "~/domains/shared/services/territory.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadPage } from "../business-pages.policy.ts";
import { pageVersions, seoPages } from "../business-pages.tables.server.ts";
import { selectPage } from "../find-business-page.server.ts";
import { readStoredPhotos } from "../photos/read-stored-photos.server.ts";
import { changedParts, contentOf } from "./page-content.ts";

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
    versions: versions.map(({ version, author, createdAt, content }, at) => {
      const older = versions[at + 1];
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
