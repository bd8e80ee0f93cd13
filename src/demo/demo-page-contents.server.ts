import { eq } from "drizzle-orm";
import { largeSide, type PhotoFolder, smallKey, smallSide } from "~/domains/shared/index.ts";
import { updateCanonicalHost } from "~/domains/storefront/index.server.ts";
import { contentOf, type PageDetails } from "~/domains/storefront/index.ts";
import {
  ownAddresses,
  pagePhotos,
  pageVersions,
  seoPages,
} from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { drawImage } from "~/platform/images/images.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { LivePage } from "./demo-data.server.ts";
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

const day = 24 * 60 * 60 * 1000;

/**
 * Gives the first demo business a free subdomain, and a custom domain with a pending record that
 * doesn't resolve.
 */
export async function addAddresses(work: UnitOfWork, pages: readonly LivePage[]): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const since = new Date(work.now.getTime() - 20 * day);
  await work.tx.insert(ownAddresses).values({
    id: newId(since.getTime()),
    contractorId: first.contractorId,
    pageId: first.id,
    kind: "subdomain",
    name: "lone-star-pest",
    state: "active",
    activeAt: since,
    createdAt: since,
    updatedAt: since,
  });
  const hoursAgo = (hours: number) => new Date(work.now.getTime() - hours * (day / 24));
  await work.tx.insert(ownAddresses).values({
    id: newId(hoursAgo(5).getTime()),
    contractorId: first.contractorId,
    pageId: first.id,
    kind: "domain",
    name: "lone-star-pest.example",
    www: true,
    state: "waiting",
    looks: 9,
    findings: {
      proof: { outcome: "found", seen: [] },
      traffic: { outcome: "wrong", seen: ["198.51.100.23"] },
      expected: [],
    },
    // Sample data: no DNS lookup is made for it.
    checkedAt: hoursAgo(1),
    createdAt: hoursAgo(5),
    updatedAt: hoursAgo(1),
  });
  await updateCanonicalHost(work, first.id);
}

/** Draws a picture and saves it with the photos. @returns the fields of its row */
export async function drawPhoto(
  { files }: Platform,
  folder: PhotoFolder,
  { name, drawing }: { name: string; drawing: string },
) {
  const key = `${folder}/${name}.webp`;
  const large = await drawImage(drawing, largeSide);
  const small = await drawImage(drawing, smallSide);
  await files.put(key, large.bytes, "image/webp");
  await files.put(smallKey(key), small.bytes, "image/webp");
  return { key, width: large.width, height: large.height };
}
