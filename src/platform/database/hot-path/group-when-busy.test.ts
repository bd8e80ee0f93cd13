import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { groupWhenBusy } from "./group-when-busy.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const owner = {};

/** Each run takes `takesMs`, for any number of items; the item "bad" fails its run. */
function groups(takesMs: (items: readonly string[]) => number = () => 10) {
  const runs: string[] = [];
  const run = async (items: readonly string[]) => {
    runs.push(items.join(" "));
    await new Promise((resolve) => setTimeout(resolve, takesMs(items)));
    if (items.includes("bad")) throw new Error("refused");
    return items.map((item) => `${item} done`);
  };
  const request = groupWhenBusy({
    runOne: async (_: object, item: string) => String(await run([item])),
    runGroup: async (_, items) =>
      (await run(items)).map((done) => (done.startsWith("loner") ? null : done)),
  });
  return { runs, ask: (item: string, by: object = owner) => request(by, item) };
}

test("runs immediately and alone while at most one other is running", async () => {
  const { runs, ask: request } = groups();
  const results = [request("a"), request("b")];
  expect(runs).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(10);
  expect(await Promise.all(results)).toEqual(["a done", "b done"]);
});

test("groups items that arrive while two run, with separate results", async () => {
  const { runs, ask: request } = groups();
  const results = ["a", "b", "c", "d", "e"].map((item) => request(item));
  await vi.advanceTimersByTimeAsync(20);
  expect(runs).toEqual(["a", "b", "c d e"]);
  expect((await Promise.all(results)).slice(2)).toEqual(["c done", "d done", "e done"]);
});

test("a lone item after a burst runs alone, without waiting", async () => {
  const { runs, ask: request } = groups();
  for (const item of ["a", "b", "c", "d"]) void request(item);
  await vi.advanceTimersByTimeAsync(100);
  void request("z");
  expect(runs.at(-1)).toBe("z");
});

test("groups at most sixteen, in order of arrival", async () => {
  const { runs, ask: request } = groups();
  for (let item = 0; item < 40; item++) void request(String(item));
  await vi.advanceTimersByTimeAsync(100);
  expect(runs.map((run) => run.split(" ").length)).toEqual([1, 1, 16, 16, 6]);
  expect(runs.join(" ").split(" ")).toEqual(Array.from({ length: 40 }, (_, item) => String(item)));
});

test("a failed run fails only its own group", async () => {
  const { ask: request } = groups();
  const results = Promise.allSettled(["a", "b", "bad", "c"].map((item) => request(item)));
  await vi.advanceTimersByTimeAsync(10);
  const later = request("d");
  await vi.advanceTimersByTimeAsync(100);
  expect((await results).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "rejected",
  ]);
  expect(await later).toBe("d done");
});

test("items that can't be grouped run alone afterward, without delaying others", async () => {
  const { runs, ask: request } = groups((items) => (items.join() === "loner" ? 1_000 : 10));
  const results = ["a", "b", "c", "loner", "d"].map((item) => request(item));
  await vi.advanceTimersByTimeAsync(20);
  const others = results.filter((_, index) => index !== 3);
  expect(await Promise.all(others)).toEqual(["a done", "b done", "c done", "d done"]);
  expect(runs).toEqual(["a", "b", "c loner d", "loner"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await results[3]).toBe("loner done");
});

test("two hung runs delay others for only 100 ms", async () => {
  const { runs, ask: request } = groups((items) => (items.includes("slow") ? 10_000 : 10));
  void request("slow");
  void request("slow");
  const results = [request("a"), request("b")];
  await vi.advanceTimersByTimeAsync(99);
  expect(runs).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(11);
  expect(await Promise.all(results)).toEqual(["a done", "b done"]);
  await vi.advanceTimersByTimeAsync(10_000);
  const more = ["c", "d", "e", "f"].map((item) => request(item));
  await vi.advanceTimersByTimeAsync(20);
  expect(runs.slice(-3)).toEqual(["c", "d", "e f"]);
  await Promise.all(more);
});

test("each owner has its own groups", async () => {
  const { runs, ask: request } = groups();
  const otherOwner = {};
  for (const item of ["a", "b", "c"]) void request(item);
  for (const item of ["x", "y", "z"]) void request(item, otherOwner);
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toEqual(["a", "b", "x", "y", "c", "z"]);
});

test("keeps each caller's async context separate within and after a group", async () => {
  const context = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const read = async <T>(value: T) => {
    seen.push(context.getStore());
    await new Promise((resolve) => setTimeout(resolve, 10));
    return value;
  };
  const request = groupWhenBusy({
    runOne: (_: object, item: string) => read(item),
    runGroup: (_, items) => read(items),
  });
  const results = ["a", "b", "c", "d"].map((item) => context.run(item, () => request(owner, item)));
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(results);
  expect(seen).toEqual([undefined, undefined, undefined]);
});
