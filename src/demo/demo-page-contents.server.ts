import { eq } from "drizzle-orm";
import {
  pagePhotos,
  pageVersions,
  seoPages,
} from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import {
  contentOf,
  type PageDetails,
} from "~/domains/storefront/business-pages/content/page-content.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { drawPhoto } from "./draw-photo.server.ts";
import { demoContents } from "./samples/page-contents.ts";

/** Adds page content to the first demo businesses, with drawn pictures. */
export async function addPageContents(
  platform: Platform,
  { tx, now }: UnitOfWork,
  pages: readonly { id: string }[],
): Promise<void> {
  for (const [index, { details, photos: drawn }] of demoContents.entries()) {
    const pageId = pages[index]?.id;
    if (!pageId) continue;
    const photos: PageDetails["photos"] = [];
    for (const [number, { drawing, alt }] of drawn.entries()) {
      const id = newId();
      const name = `demo-${pageId}-${number + 1}`;
      const { key, width, height } = await drawPhoto(platform, "page-photos", { name, drawing });
      await tx.insert(pagePhotos).values({ id, pageId, key, width, height, createdAt: now });
      photos.push({ id, key, width, height, alt });
    }
    const [page] = await tx
      .update(seoPages)
      .set({ details: { ...details, photos }, version: 2 })
      .where(eq(seoPages.id, pageId))
      .returning();
    if (!page) continue;
    const { createdAt } = page;
    await tx.insert(pageVersions).values([
      {
        pageId,
        version: 1,
        content: contentOf({ ...page, details: null }),
        author: "setup",
        createdAt,
      },
      {
        pageId,
        version: 2,
        content: contentOf(page),
        author: "member: Olivia Owner",
        createdAt: now,
      },
    ]);
  }
}
