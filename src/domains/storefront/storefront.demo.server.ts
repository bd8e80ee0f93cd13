import { eq } from "drizzle-orm";
import { citySlug } from "~/domains/shared/index.ts";
import { drawPhoto } from "~/domains/shared/shared.demo.server.ts";
import type { Demo, DemoPart } from "~/domains/shared/shared.demo.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { contentOf, type PageDetails } from "./business-pages/content/page-content.ts";
import { updateCanonicalHost } from "./own-addresses/own-addresses.server.ts";
import { demoContents } from "./storefront.demo.ts";
import { ownAddresses, pagePhotos, pageVersions, seoPages } from "./storefront.tables.server.ts";

const hour = 60 * 60 * 1000;

/** A live page for each business. */
export const pagesDemo: DemoPart = async ({ work, businesses }) => {
  for (const business of businesses) {
    const { pageId, joined, phone, businessName, city } = business;
    await work.tx.insert(seoPages).values({
      id: pageId,
      contractorId: business.contractorId,
      status: "live",
      businessName,
      nameKey: nameSkeleton(businessName),
      service: business.service,
      city,
      citySlug: citySlug(city),
      state: business.state,
      zipCode: business.zipCode,
      phone,
      phoneE164: normalizePhone(phone),
      email: business.email,
      headline: business.headline,
      about: business.about,
      brandColor: business.brandColor,
      tagline: business.tagline,
      createdAt: joined,
      updatedAt: joined,
      publishedAt: joined,
    });
  }
};

/** Adds a paused page of the first business in the next town. @returns its ID */
export async function insertSecondPage({ work, businesses: [business] }: Demo): Promise<string> {
  const id = newId();
  const { contractorId, businessName, service, state, phone, joined } = business;
  await work.tx.insert(seoPages).values({
    id,
    contractorId,
    status: "paused",
    businessName,
    nameKey: nameSkeleton(businessName),
    service,
    city: "Buda",
    citySlug: citySlug("Buda"),
    state,
    zipCode: "78610",
    phone,
    phoneE164: normalizePhone(phone),
    createdAt: joined,
    updatedAt: joined,
  });
  return id;
}

/** Content of the first pages, with drawn pictures. */
export const pageContentsDemo: DemoPart = async ({ platform, work: { tx, now }, businesses }) => {
  for (const [index, { details, photos: drawn }] of demoContents.entries()) {
    const pageId = businesses[index]?.pageId;
    if (!pageId) continue;
    const photos: PageDetails["photos"] = [];
    for (const [number, { drawing, alt }] of drawn.entries()) {
      const id = newId();
      const name = `demo-${pageId}-${number + 1}`;
      const { key, width, height } = await drawPhoto(platform.files, "page-photos", {
        name,
        drawing,
      });
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
};

/**
 * A free subdomain of the first business, and a custom domain with a pending record that doesn't
 * resolve.
 */
export const addressesDemo: DemoPart = async ({ work, businesses: [business], ago }) => {
  const { contractorId, pageId } = business;
  const since = ago(20);
  await work.tx.insert(ownAddresses).values({
    id: newId(since.getTime()),
    contractorId,
    pageId,
    kind: "subdomain",
    name: "lone-star-pest",
    state: "active",
    activeAt: since,
    createdAt: since,
    updatedAt: since,
  });
  const added = new Date(work.now.getTime() - 5 * hour);
  const checked = new Date(work.now.getTime() - hour);
  await work.tx.insert(ownAddresses).values({
    id: newId(added.getTime()),
    contractorId,
    pageId,
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
    checkedAt: checked,
    createdAt: added,
    updatedAt: checked,
  });
  await updateCanonicalHost(work, pageId);
};
