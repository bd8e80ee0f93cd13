import { buffer } from "node:stream/consumers";
import { and, desc, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { system } from "~/domains/shared/access/actor.ts";
import { removePhotoFiles } from "~/domains/shared/photos/photo-files.server.ts";
import { smallKey } from "~/domains/shared/photos/photos.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { directoryTag } from "~/domains/storefront/business-pages/business-pages.ts";
import {
  findPageToEdit,
  restorePage,
  savePage,
} from "~/domains/storefront/business-pages/content/edit-page.server.ts";
import {
  type TypedPage,
  typedPage,
} from "~/domains/storefront/business-pages/content/typed-page.ts";
import { listOwnPages } from "~/domains/storefront/business-pages/list-pages.server.ts";
import {
  erasePages,
  publishPage,
} from "~/domains/storefront/business-pages/manage-pages.server.ts";
import {
  collectPhotos,
  storePhoto,
} from "~/domains/storefront/business-pages/page-photos.server.ts";
import { pagePhotos, seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { samplePhoto } from "./sample-photo.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const staff = staffActor("reviewer");
const day = 24 * 60 * 60 * 1000;
let towns = 0;

/** A business with an owner and a page, in a separate town by default. */
async function business(city = `Edited ${++towns}`) {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner", { name: "Olga Owner" });
  const [row] = await query()
    .insert(seoPages)
    .values({
      contractorId,
      businessName: "Bluebonnet",
      service: "plumbing",
      city,
      citySlug: city.toLowerCase().replaceAll(" ", "-"),
      state: "TX",
      headline: "From the setup",
      phone: "(512) 555-0100",
    })
    .returning({ id: seoPages.id });
  const pageId = row?.id ?? "";
  const open = async () => {
    const page = await findPageToEdit(platform(), owner, pageId);
    if (!page) throw new Error("no page");
    return page;
  };
  const save = async (changes: Partial<TypedPage>, expected?: number, by: typeof owner = owner) => {
    const { version, content } = await open();
    const edited = { pageId, expected: expected ?? version };
    return savePage(platform(), by, edited, { ...typedPage(content), ...changes });
  };
  return { contractorId, owner, pageId, open, save };
}

async function addPhoto({ owner, pageId }: Awaited<ReturnType<typeof business>>): Promise<string> {
  const stored = await storePhoto(platform(), owner, pageId, await samplePhoto());
  if (!stored.ok) throw new Error(stored.code);
  return stored.id;
}

async function keyOf(id: string): Promise<string | undefined> {
  const [row] = await query()
    .select({ key: pagePhotos.key })
    .from(pagePhotos)
    .where(eq(pagePhotos.id, id));
  return row?.key;
}

/** Runs the waiting tasks. */
async function removeFiles(): Promise<void> {
  const { rows } = await query().execute<{ key: string }>(
    sql`select data->>'key' as key from pgboss.job where name = 'remove-photo'`,
  );
  for (const { key } of rows) await removePhotoFiles(platform(), system("test"), { key });
}

async function isThere(key: string): Promise<boolean> {
  const file = await platform().files.read(key);
  if (file) await buffer(file.stream);
  return file !== null;
}

test("each save records its author; the original and every version are restorable", async () => {
  const first = await business();
  expect(await first.save({ headline: "Ours", phone: "512.555.0177" })).toEqual({
    ok: true,
    version: 2,
  });
  expect(await first.save({ headline: "Ours" })).toEqual({ ok: true, version: 2 });
  const { content, versions, page } = await first.open();
  expect([content.headline, page.phone]).toEqual(["Ours", "512.555.0177"]);
  expect(versions.map(({ version, author, changed }) => [version, author, changed])).toEqual([
    [2, "Olga Owner", ["headline", "phone"]],
    [1, "Hearthline", []],
  ]);
  const [row] = await query()
    .select({ phone: seoPages.phoneE164 })
    .from(seoPages)
    .where(eq(seoPages.id, first.pageId));
  expect(row?.phone).toBe("+15125550177");

  const edited = { pageId: first.pageId, expected: 2 };
  expect(await restorePage(platform(), first.owner, edited, 1)).toEqual({ ok: true, version: 3 });
  expect((await first.open()).content.headline).toBe("From the setup");
  const [entry] = await query()
    .select({ actorId: auditEntries.actorId, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, first.pageId), eq(auditEntries.action, "page.edit")))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry).toEqual({
    actorId: first.owner.id,
    after: { version: 3, changed: ["headline", "phone"] },
  });
});

test("business-pages.editor: rejects a stale save, ignores an unchanged one, for staff too", async () => {
  const first = await business();
  await first.save({ about: "Mine" });
  expect(await first.save({ about: "Theirs" }, 0)).toEqual({
    ok: false,
    code: "changed_elsewhere",
  });
  expect(await first.save({ about: "Mine" }, 0)).toEqual({ ok: true, version: 2 });
  const page = await findPageToEdit(platform(), staff, first.pageId);
  const typed = { ...typedPage(page?.content ?? (await first.open()).content), about: "Staff's" };
  const edited = { pageId: first.pageId, expected: 2 };
  expect(await savePage(platform(), staff, edited, typed)).toEqual({ ok: true, version: 3 });
  expect((await first.open()).versions[0]?.author).toBe("Hearthline");
  const technician = await addBusinessMember(platform(), first.contractorId, "technician");
  await expect(first.save({ about: "No" }, 3, technician)).rejects.toThrow();
});

test("a staff import becomes a separate version, and only 50 are stored", async () => {
  const first = await business();
  await first.save({ headline: "First" });
  await query()
    .update(seoPages)
    .set({ headline: "From a file" })
    .where(eq(seoPages.id, first.pageId));
  await first.save({ headline: "Second" });
  const { versions, version } = await first.open();
  expect([version, versions.length]).toEqual([4, 4]);
  await query().execute(sql`
    insert into page_versions (page_id, version, content, author)
    select page_id, number, content, author from page_versions, generate_series(5, 60) as number
    where page_id = ${first.pageId} and version = 4`);
  await query().update(seoPages).set({ version: 60 }).where(eq(seoPages.id, first.pageId));
  await first.save({ headline: "Later" });
  const later = await first.open();
  expect([later.version, later.versions.length, later.versions[0]?.version]).toEqual([61, 50, 61]);
});

test("accepts only pictures as photos, in two sizes, for one page", async () => {
  const [first, second] = [await business(), await business()];
  const id = await addPhoto(first);
  const key = (await keyOf(id)) ?? "";
  const [large, small] = await Promise.all(
    [key, smallKey(key)].map(async (name) => {
      const file = await platform().files.read(name);
      return file ? sharp(await buffer(file.stream)).metadata() : null;
    }),
  );
  expect([large?.width, small?.width, large?.exif]).toEqual([1600, 640, undefined]);
  const photos = [{ id, alt: "A sink" }];
  expect(await second.save({ photos })).toMatchObject({ ok: false, code: "invalid" });
  expect(await first.save({ photos })).toMatchObject({ ok: true });
  expect((await first.open()).content.photos).toEqual([
    { id, key, width: 1600, height: 1200, alt: "A sink" },
  ]);
  const noPicture = new File(["<svg onload='alert(1)'/>"], "photo.jpg");
  expect(await storePhoto(platform(), first.owner, first.pageId, noPicture)).toEqual({
    ok: false,
    code: "unsupported",
  });
});

test("deletes photos that no version uses after a day", async () => {
  const first = await business();
  const [never, shown, replaced] = [
    await addPhoto(first),
    await addPhoto(first),
    await addPhoto(first),
  ];
  await first.save({ photos: [{ id: replaced, alt: "Before" }] });
  await first.save({ photos: [{ id: shown, alt: "Now" }] });
  const keys = await Promise.all([never, shown, replaced].map(keyOf));
  platform().passTime(day + 1000);
  const fresh = await addPhoto(first);
  await collectPhotos(platform(), system("test"));
  await removeFiles();
  const there = await Promise.all(keys.map((key) => isThere(key ?? "")));
  // A version still uses the replaced photo and can be restored.
  expect(there).toEqual([false, true, true]);
  expect(await isThere(smallKey(keys[0] ?? ""))).toBe(false);
  expect(await keyOf(fresh)).toBeDefined();
});

test("privacy.export-and-erasure: a business's pages go with their versions, photos and files", async () => {
  const [first, second] = [await business(), await business()];
  const [gone, stays] = [await addPhoto(first), await addPhoto(second)];
  await first.save({ photos: [{ id: gone, alt: "Gone" }] });
  const keys = [(await keyOf(gone)) ?? "", (await keyOf(stays)) ?? ""];
  await inTransaction(
    platform(),
    async (work) => void (await erasePages(work, first.contractorId)),
  );
  await removeFiles();
  expect(await Promise.all(keys.map(isThere))).toEqual([false, true]);
  expect(await keyOf(gone)).toBeUndefined();
});

test("privacy.export-and-erasure: an erased business disappears from the cached locations", async () => {
  const first = await business();
  const { pages } = platform();
  const list = { html: "<p>Locations</p>", headers: new Headers(), tags: ["site", directoryTag] };
  await pages.store("/locations", pages.begin(), list);
  expect(pages.lookup("/locations")).toBeDefined();
  await inTransaction(
    platform(),
    async (work) => void (await erasePages(work, first.contractorId)),
  );
  expect(pages.lookup("/locations")).toBeUndefined();
  expect(pages.lookupOutdated("/locations")).toBeUndefined();
});

test("territories.exclusive: a business sees its territories, waitlist, requests and its position", async () => {
  const city = "Wanted Town";
  const [holder, first, second] = [
    await business(city),
    await business(city),
    await business(city),
  ];
  const standing = async (one: typeof holder) => {
    const [page] = await listOwnPages(platform(), one.owner);
    return [page?.standing, page?.before];
  };
  expect(await standing(holder)).toEqual(["asked", 0]);
  for (const { pageId } of [holder, first, second]) {
    platform().passTime(1000);
    await inTransaction(platform(), async (work) => void (await publishPage(work, pageId)));
  }
  expect(await standing(holder)).toEqual(["held", 0]);
  expect(await standing(first)).toEqual(["waiting", 0]);
  expect(await standing(second)).toEqual(["waiting", 1]);
});
