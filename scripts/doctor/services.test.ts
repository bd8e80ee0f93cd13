import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "../../src/platform/settings/settings.server.ts";
import { startS3Server } from "../../tests/fakes/s3-server.ts";
import { checkBackups, checkBucket, checkContactSync, checkNode } from "./services.ts";

const verdicts = (findings: { subject: string; verdict: string }[]) =>
  findings.map(({ subject, verdict }) => `${subject}: ${verdict}`);

test("tests a bucket with a temporary file, and reports a wrong key", async () => {
  const server = await startS3Server("logos", "key-id");
  onTestFinished(() => void server.stop());
  const settings = (key: string) =>
    readSettings({
      S3_BUCKET: "logos",
      S3_ENDPOINT: server.url,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: "secret",
    });
  expect(verdicts(await checkBucket(settings("key-id")))).toEqual(["Bucket: good"]);
  expect(server.objects.size).toBe(0);
  expect(verdicts(await checkBucket(settings("another")))).toEqual(["Bucket: missing"]);
  expect(await checkBucket(readSettings({}))).toEqual([]);
});

test("reports an unreachable contact sync URL", async () => {
  const check = (url: string) => checkContactSync(readSettings({ CONTACT_SYNC_URL: url }));
  const server = await startS3Server("logos", "key-id");
  expect(verdicts(await check(server.url))).toEqual(["CONTACT_SYNC_URL: good"]);
  server.stop();
  expect(verdicts(await check("http://127.0.0.1:9"))).toEqual(["CONTACT_SYNC_URL: missing"]);
});

test("reports a missing backup or one older than a day", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const backups = { folder, days: 14, passphrase: "secret" };
  const check = (now: string) => checkBackups({ backups }, new Date(now));
  expect(verdicts(await checkBackups({ backups: null }))).toEqual(["Backups: advice"]);
  expect(verdicts(await check("2026-11-22T12:00:00Z"))).toEqual(["Backups: missing"]);
  writeFileSync(join(folder, "hearthline-2026-11-22T02-35-00Z.backup"), "");
  writeFileSync(join(folder, "something-else.txt"), "");
  expect(verdicts(await check("2026-11-22T12:00:00Z"))).toEqual(["Backups: good"]);
  expect(verdicts(await check("2026-11-23T12:00:00Z"))).toEqual(["Backups: missing"]);
});

test("reports an old Node", () => {
  expect(checkNode("24.21.0").verdict).toBe("good");
  expect(checkNode("20.19.0").verdict).toBe("missing");
});
