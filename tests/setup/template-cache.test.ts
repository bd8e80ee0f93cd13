import { openAsBlob } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { cachedTemplate } from "./template-cache.ts";

/** Requests a template that no other test uses, as several runs do. */
function cache(make: (path: string) => Promise<void>) {
  const name = `test-${crypto.randomUUID()}`;
  return async () => {
    const path = await cachedTemplate(name, "", make);
    onTestFinished(() => rm(path, { recursive: true, force: true }));
    return path;
  };
}

test("concurrent runs that create a template get a complete one", async () => {
  let made = 0;
  const request = cache(async (path) => {
    const mine = ++made;
    await mkdir(path);
    await writeFile(join(path, "first"), String(mine));
    await sleep(50);
    await writeFile(join(path, "last"), String(mine));
  });
  const [a = "", b = ""] = await Promise.all([request(), request()]);
  expect(a).toBe(b);
  const read = (name: string) => readFile(join(a, name), "utf8");
  expect(await read("last")).toBe(await read("first"));
});

test("a template that is being read isn't changed by another run", async () => {
  const request = cache((path) => writeFile(path, "a database"));
  const [opened] = await Promise.all([request().then((path) => openAsBlob(path)), request()]);
  await sleep(10);
  await request();
  expect(await opened.text()).toBe("a database");
});

test("a failed attempt leaves nothing, and the next one creates the template", async () => {
  let fails = true;
  const request = cache(async (path) => {
    await writeFile(path, fails ? "half" : "whole");
    if (fails) throw new Error("the disk is full");
  });
  await expect(request()).rejects.toThrow("the disk is full");
  fails = false;
  expect(await readFile(await request(), "utf8")).toBe("whole");
});
