import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { PageCache } from "./page-cache.ts";

const megabyte = 1024 * 1024;

function page(html: string, tags: string[] = []) {
  return { html, headers: new Headers({ "content-type": "text/html" }), tags };
}

test("a cached page returns the same bytes in every encoding", async () => {
  const cache = new PageCache(megabyte);
  const html = "<h1>Plumbing in Austin</h1>".repeat(50);
  await cache.store("/a", cache.begin(), page(html));
  const cached = cache.lookup("/a");
  expect(cached?.body.identity.toString()).toBe(html);
  expect(brotliDecompressSync(cached?.body.br ?? "").toString()).toBe(html);
  expect(gunzipSync(cached?.body.gzip ?? "").toString()).toBe(html);
});

test("dropping a tag removes its pages immediately and keeps others", async () => {
  const cache = new PageCache(megabyte);
  await cache.store("/a", cache.begin(), page("a", ["page:1", "frame"]));
  await cache.store("/b", cache.begin(), page("b", ["page:2", "frame"]));
  cache.drop(["page:1"]);
  expect(cache.lookup("/a")).toBeUndefined();
  expect(cache.lookup("/b")).toBeDefined();
});

test("doesn't cache a page rendered across a change", async () => {
  const cache = new PageCache(megabyte);
  const generation = cache.begin();
  cache.drop(["page:1"]);
  await cache.store("/a", generation, page("old", ["page:1"]));
  expect(cache.lookup("/a")).toBeUndefined();
});

test("detects a change that arrives while the page is being compressed", async () => {
  const cache = new PageCache(megabyte);
  const storing = cache.store("/a", cache.begin(), page("old".repeat(10_000), ["page:1"]));
  cache.drop(["page:1"]);
  await storing;
  expect(cache.lookup("/a")).toBeUndefined();
});

test("caches nothing while notifications may be missed", async () => {
  const cache = new PageCache(megabyte);
  await cache.store("/a", cache.begin(), page("a"));
  cache.pause(true);
  expect(cache.lookup("/a")).toBeUndefined();
  await cache.store("/a", cache.begin(), page("a"));
  expect(cache.lookup("/a")).toBeUndefined();
  cache.pause(false);
  await cache.store("/a", cache.begin(), page("a"));
  expect(cache.lookup("/a")).toBeDefined();
});

test("memory is bounded, and used pages outlive unused ones", async () => {
  const cache = new PageCache(40_000);
  const body = () => Array.from({ length: 60 }, () => Math.random().toString(36)).join("");
  await cache.store("/popular", cache.begin(), page(body()));
  for (let i = 0; i < 100; i++) {
    cache.lookup("/popular");
    await cache.store(`/page-${i}`, cache.begin(), page(body()));
    expect(cache.size.bytes).toBeLessThanOrEqual(40_000);
  }
  expect(cache.lookup("/popular")).toBeDefined();
  expect(cache.lookup("/page-0")).toBeUndefined();
});

test("no page outlives its tag, in any order of operations", async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("store" as const), key: fc.nat(8), tag: fc.nat(4) }),
    fc.record({ kind: fc.constant("drop" as const), key: fc.constant(0), tag: fc.nat(4) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const cache = new PageCache(megabyte);
      const expected = new Map<string, number>();
      for (const { kind, key, tag } of steps) {
        if (kind === "store") {
          await cache.store(`/${key}`, cache.begin(), page(`${key}`, [`tag:${tag}`]));
          expected.set(`/${key}`, tag);
        } else {
          cache.drop([`tag:${tag}`]);
          for (const [path, of] of expected) if (of === tag) expected.delete(path);
        }
      }
      for (let key = 0; key <= 8; key++) {
        expect(cache.lookup(`/${key}`) !== undefined).toBe(expected.has(`/${key}`));
      }
    }),
    { numRuns: 60 },
  );
});

test("shares one read between concurrent callers until a page changes", async () => {
  const cache = new PageCache(megabyte);
  let reads = 0;
  const remember = () => cache.remember("count", async () => ++reads);
  expect(await Promise.all([remember(), remember()])).toEqual([1, 1]);
  cache.drop(["page:7"]);
  expect(await remember()).toBe(2);
  cache.clear();
  expect(await remember()).toBe(3);
});

test("a read overtaken by a change reaches only its earlier callers", async () => {
  const cache = new PageCache(megabyte);
  const old = Promise.withResolvers<string>();
  const before = cache.remember("page", () => old.promise);
  cache.drop(["page:7"]);
  const after = cache.remember("page", async () => "new");
  old.resolve("old");
  expect(await Promise.all([before, after])).toEqual(["old", "new"]);
  expect(await cache.remember("page", async () => "newer")).toBe("new");
});

test("rereads while changes may be missed, and retries a failed read", async () => {
  const cache = new PageCache(megabyte);
  cache.pause(true);
  let reads = 0;
  const remember = () => cache.remember("count", async () => ++reads);
  expect([await remember(), await remember()]).toEqual([1, 2]);
  cache.pause(false);
  const failing = () => cache.remember("page", () => Promise.reject(new Error("away")));
  await expect(failing()).rejects.toThrow("away");
  expect(await cache.remember("page", async () => "here")).toBe("here");
});

test("remembered data stays bounded", async () => {
  const cache = new PageCache(megabyte);
  let reads = 0;
  const remember = (key: number) => cache.remember(`page ${key}`, async () => ++reads);
  for (let key = 0; key < 5_000; key++) await remember(key);
  await remember(0);
  expect(reads).toBe(5_001);
});

test("pages cached before a pause stay outdated for at most five minutes", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = new PageCache(megabyte);
  const outdated = () =>
    ["/a", "/b", "/c"].filter((key) => cache.lookupOutdated(key)?.body.identity.toString() === key);
  const fill = async () => {
    for (const key of ["/a", "/b", "/c"]) {
      await cache.store(key, cache.begin(), page(key, [`page:${key}`]));
    }
  };
  await fill();
  expect(outdated()).toEqual([]);
  cache.pause(true);
  cache.pause(true);
  expect([outdated(), cache.size.pages]).toEqual([["/a", "/b", "/c"], 0]);
  cache.drop(["page:/a"]);
  cache.forgetOutdated("/b");
  expect(outdated()).toEqual(["/c"]);
  cache.pause(false);
  expect(outdated()).toEqual([]);
  await fill();
  cache.pause(true);
  vi.advanceTimersByTime(4 * 60_000);
  expect(outdated()).toEqual(["/a", "/b", "/c"]);
  vi.advanceTimersByTime(2 * 60_000);
  expect(outdated()).toEqual([]);
});

test("an edited page has a copy, a removed one has none", async () => {
  const cache = new PageCache(megabyte);
  const keep = (key: string, text = key) =>
    cache.store(key, cache.begin(), page(text, [`page:${key}`, "all"]));
  const copies = () =>
    ["/a", "/b"].map((key) => cache.lookupOutdated(key)?.body.identity.toString());
  await keep("/a");
  await keep("/b");
  expect(copies()).toEqual([undefined, undefined]);
  cache.drop(["page:/a", "page:/b"], { keepCopies: true });
  expect([copies(), cache.lookup("/a")]).toEqual([["/a", "/b"], undefined]);
  cache.drop(["page:/b"]);
  expect(copies()).toEqual(["/a", undefined]);
  cache.pause(true);
  expect(copies()).toEqual(["/a", undefined]);
  cache.forgetOutdated("/a");
  expect(copies()).toEqual([undefined, undefined]);
  cache.pause(false);
  await keep("/a");
  cache.drop(["all"], { keepCopies: true });
  cache.pause(true);
  cache.pause(false);
  expect(copies()).toEqual([undefined, undefined]);
});

test("copies of edited pages use at most a quarter of the memory", async () => {
  const cache = new PageCache(megabyte);
  const keys = Array.from({ length: 10 }, (_, index) => `/${index}`);
  for (const key of keys) await cache.store(key, cache.begin(), page(key.repeat(30_000), [key]));
  cache.drop(keys, { keepCopies: true });
  const cached = keys.filter((key) => cache.lookupOutdated(key));
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.length * 60_000).toBeLessThanOrEqual(megabyte / 4);
  expect(cached.at(-1)).toBe("/9");
});
