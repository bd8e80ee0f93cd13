import { and, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import { formSubmissions, uploads } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { saveStep } from "~/domains/signup/onboarding/save-step.server.ts";
import { type Files, openFiles } from "~/platform/files/files.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import {
  collectUploads,
  eraseSubmissions,
  removeLogoFile,
  storeLogo,
} from "../../src/domains/signup/onboarding/uploads.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { startS3Server } from "../fakes/s3-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps, saving } from "./onboarding-answers.ts";

const shared = sharedPlatform();
const bucket = await startS3Server("logos", "key-id");
afterAll(() => bucket.stop());

const bucketSettings = {
  S3_BUCKET: "logos",
  S3_ENDPOINT: bucket.url,
  S3_ACCESS_KEY_ID: "key-id",
  S3_SECRET_ACCESS_KEY: "secret",
};
const day = 24 * 60 * 60 * 1000;

const places: [string, () => Promise<Files>][] = [
  ["on disk", async () => shared().files],
  ["in a bucket", () => openFiles(readSettings(bucketSettings))],
];

async function upload(platform: Platform, token: string | null): Promise<string> {
  const create = { width: 4, height: 4, channels: 3 as const, background: "teal" };
  const png = await sharp({ create }).png().toBuffer();
  const stored = await storeLogo(
    platform,
    visitor,
    new File([new Uint8Array(png)], "logo.png"),
    token,
  );
  if (!stored.ok) throw new Error(stored.code);
  return stored.url;
}

/** A contractor with the first five steps saved. */
async function draft(platform: Platform) {
  const { token, submission } = await saveSteps(platform, answersOf(), 5);
  const [row] = await platform.database.query
    .select({ contractorId: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  return { token, id: submission.id, contractorId: row?.contractorId ?? "" };
}

/** Saves step 6 with this picture. @returns the stored upload */
async function useLogo(
  platform: Platform,
  { id, token }: { id: string; token: string },
  url: string,
) {
  const answers = { brand_color: "teal", logo_url: url };
  const current = { token, submissionId: id, version: null };
  const saved = await saveStep(platform, visitor, saving(6, answers, current));
  if (!saved.ok) throw new Error(saved.code);
  return saved.submission.logo_url;
}

async function erase(platform: Platform, contractorId: string): Promise<void> {
  await inTransaction(platform, async (work) => void (await eraseSubmissions(work, contractorId)));
  await removeFiles(platform);
}

/** Runs the waiting removal tasks twice, as a retry would. */
async function removeFiles(platform: Platform): Promise<void> {
  const { rows } = await platform.database.query.execute<{ url: string }>(
    sql`select data->>'url' as url from pgboss.job where name = 'remove-logo'`,
  );
  for (const { url } of [...rows, ...rows]) await removeLogoFile(platform, system("test"), { url });
}

const isThere = async ({ files }: Platform, url: string) =>
  (await files.read(url.replace("/files/", ""))) !== null;

test.each(places)(
  "deleting one person's data deletes only their uploads, %s",
  async (_place, open) => {
    const platform: Platform = { ...shared(), files: await open() };
    const [victim, other] = [await draft(platform), await draft(platform)];
    const foreign = await upload(platform, victim.token);
    expect(await useLogo(platform, victim, foreign)).toBe(foreign);
    expect(await useLogo(platform, other, foreign)).toBeNull();
    const own = await upload(platform, other.token);
    const replaced = await upload(platform, other.token);
    expect(await useLogo(platform, other, replaced)).toBe(replaced);
    expect(await useLogo(platform, other, own)).toBe(own);
    await erase(platform, other.contractorId);
    expect(await isThere(platform, foreign)).toBe(true);
    expect([await isThere(platform, own), await isThere(platform, replaced)]).toEqual([
      false,
      false,
    ]);
    await erase(platform, victim.contractorId);
    expect(await isThere(platform, foreign)).toBe(false);
  },
);

test.each(places)(
  "deletes only uploads that nothing has referenced for a day, %s",
  async (_place, open) => {
    const platform: Platform = { ...shared(), files: await open() };
    const person = await draft(platform);
    const never = await upload(platform, null);
    const first = await upload(platform, null);
    const second = await upload(platform, person.token);
    expect(await useLogo(platform, person, first)).toBe(first);
    expect(await useLogo(platform, person, second)).toBe(second);
    await platform.files.put("form-logos/1-unknown.png", Buffer.from("x"), "image/png");
    shared().passTime(day + 1000);
    const fresh = await upload(platform, null);
    for (let time = 0; time < 2; time++) {
      await collectUploads(platform, system("test"));
      await removeFiles(platform);
      const there = [never, first, second, fresh, "/files/form-logos/1-unknown.png"];
      expect(await Promise.all(there.map((url) => isThere(platform, url)))).toEqual([
        false,
        false,
        true,
        true,
        true,
      ]);
    }
  },
);

test("a picture whose file couldn't be stored is deleted too", async () => {
  const put = () => Promise.reject(new Error("no room"));
  const platform: Platform = { ...shared(), files: { ...shared().files, put } };
  await expect(upload(platform, null)).rejects.toThrow("not_stored");
  const waiting = () =>
    shared()
      .database.query.select()
      .from(uploads)
      .where(and(sql`${uploads.submissionId} is null`));
  expect(await waiting()).not.toEqual([]);
  shared().passTime(day + 1000);
  await collectUploads(shared(), system("test"));
  await removeFiles(shared());
  expect(await waiting()).toEqual([]);
});
