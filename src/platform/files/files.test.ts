import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { startS3Server } from "../../../tests/fakes/s3-server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { openFiles } from "./files.server.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthline-files-"));
const bucket = await startS3Server("logos", "key-id");
afterAll(() => {
  bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const places = {
  "on disk": { DATA_DIR: folder },
  "in a bucket": {
    DATA_DIR: folder,
    S3_BUCKET: "logos",
    S3_ENDPOINT: bucket.url,
    S3_ACCESS_KEY_ID: "key-id",
    S3_SECRET_ACCESS_KEY: "secret",
  },
};

test.each(Object.entries(places))(
  "a file stored %s reads back unchanged until it is removed",
  async (_place, environment) => {
    const files = await openFiles(readSettings(environment));
    const key = "form-logos/1732100000000-ab.png";
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10]);
    expect(await files.read(key)).toBeNull();
    await files.put(key, bytes, "image/png");
    const stored = await files.read(key);
    if (!stored) throw new Error("the file is gone");
    expect(stored.bytes).toBe(bytes.length);
    expect(await buffer(stored.stream)).toEqual(bytes);
    await files.remove(key);
    expect(await files.read(key)).toBeNull();
  },
);

test.each(Object.entries(places))(
  "a file that several requests store %s at the same time is whole",
  async (_place, environment) => {
    const files = await openFiles(readSettings(environment));
    const key = "lead-pictures/1732100000000-cd.webp";
    const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(3_000_000 + n, n));
    await Promise.all(versions.map((bytes) => files.put(key, bytes, "image/webp")));
    const stored = await files.read(key);
    if (!stored) throw new Error("the file is gone");
    const bytes = await buffer(stored.stream);
    expect(versions.some((version) => version.equals(bytes))).toBe(true);
    await files.remove(key);
  },
);

test("a key outside the folder is refused", async () => {
  const files = await openFiles(readSettings(places["on disk"]));
  await expect(files.put("../escaped.txt", Buffer.from("x"), "text/plain")).rejects.toThrow();
  expect(existsSync(join(folder, "escaped.txt"))).toBe(false);
});

test("unfinished files of killed processes are never listed, and are deleted later", async () => {
  const unfinished = join(folder, "files", "unfinished");
  mkdirSync(unfinished, { recursive: true });
  for (const name of ["old", "new"]) writeFileSync(join(unfinished, name), "half");
  utimesSync(join(unfinished, "old"), new Date(0), new Date(0));
  const files = await openFiles(readSettings(places["on disk"]));
  expect(readdirSync(unfinished)).toEqual(["new"]);
  for await (const key of files.list()) expect(key).not.toContain("unfinished");
});

test("a bucket stores the same bytes as a disk, with their type", async () => {
  const files = await openFiles(readSettings(places["in a bucket"]));
  await files.put("form-logos/a.webp", Buffer.from("picture"), "image/webp");
  expect(bucket.objects.get("form-logos/a.webp")).toEqual({
    bytes: Buffer.from("picture"),
    contentType: "image/webp",
  });
});

test("a wrong key id is an error, not a missing file", async () => {
  const files = await openFiles(
    readSettings({ ...places["in a bucket"], S3_ACCESS_KEY_ID: "other" }),
  );
  await expect(files.put("form-logos/b.png", Buffer.from("x"), "image/png")).rejects.toThrow();
});
