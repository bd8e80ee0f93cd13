import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import {
  findPageToEdit,
  savePage,
} from "~/domains/storefront/business-pages/content/edit-page.server.ts";
import { typedPage } from "~/domains/storefront/business-pages/content/typed-page.ts";
import { storePhoto } from "~/domains/storefront/business-pages/page-photos.server.ts";
import { chooseSubdomain } from "~/domains/storefront/own-addresses/choose-address.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { samplePhoto } from "./sample-photo.ts";

type Written = { pageId: string; mark: string };

/** Edits a page as its business does, with a photo, unique text and its own address. */
export async function writePage(
  platform: Platform,
  owner: BusinessMember,
  { pageId, mark }: Written,
): Promise<void> {
  const stored = await storePhoto(platform, owner, pageId, await samplePhoto(40, 30));
  const page = await findPageToEdit(platform, owner, pageId);
  if (!stored.ok || !page) throw new Error("no page to write");
  const written = {
    ...typedPage(page.content),
    license: `License of ${mark}`,
    photos: [{ id: stored.id, alt: `Photo of ${mark}` }],
  };
  await savePage(platform, owner, { pageId, expected: page.version }, written);
  await chooseSubdomain(platform, owner, pageId, { subdomain: `drains-${mark}` });
}
