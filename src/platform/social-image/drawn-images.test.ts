import { expect, test } from "vitest";
import { DrawnImages } from "./drawn-images.ts";

/** A picture that finishes when the test resolves it. */
function easel() {
  const finish: (() => void)[] = [];
  const started: string[] = [];
  const draw =
    (name: string, bytes = 10) =>
    () => {
      started.push(name);
      return new Promise<Buffer>((resolve) => finish.push(() => resolve(Buffer.alloc(bytes))));
    };
  return { finish, started, draw };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

test("renders pictures one at a time, and each only once", async () => {
  const images = new DrawnImages(1000, 10);
  const { finish, started, draw } = easel();
  const drawings = ["a", "b", "a", "a"].map((key) => images.get(key, draw(key)));
  await soon();
  expect(started).toEqual(["a"]);
  finish[0]?.();
  await soon();
  expect(started).toEqual(["a", "b"]);
  finish[1]?.();
  const [first, , repeated] = await Promise.all(drawings);
  expect(repeated).toBe(first);
  expect(await images.get("a", draw("a"))).toBe(first);
  expect(started).toEqual(["a", "b"]);
});

test("rejects the next when too many are waiting", async () => {
  const images = new DrawnImages(1000, 2);
  const { finish, draw } = easel();
  const first = images.get("a", draw("a"));
  void images.get("b", draw("b"));
  expect(await images.get("c", draw("c"))).toBeNull();
  await soon();
  finish[0]?.();
  await first;
  void images.get("c", draw("c"));
  expect(images.size.waiting).toBe(2);
});

test("bounds memory by dropping the least recently requested picture", async () => {
  const images = new DrawnImages(25, 10);
  const ready = (bytes: number) => async () => Buffer.alloc(bytes);
  await images.get("a", ready(10));
  await images.get("b", ready(10));
  await images.get("a", ready(10));
  await images.get("c", ready(10));
  expect(images.size).toMatchObject({ images: 2, bytes: 20 });
  let drawnAgain = false;
  await images.get("a", async () => {
    drawnAgain = true;
    return Buffer.alloc(10);
  });
  expect(drawnAgain).toBe(false);
});

test("a failed picture doesn't block others and can be retried", async () => {
  const images = new DrawnImages(1000, 10);
  await expect(images.get("a", () => Promise.reject(new Error("no paint")))).rejects.toThrow(
    "no paint",
  );
  expect(await images.get("b", async () => Buffer.from("b"))).toEqual(Buffer.from("b"));
  expect(await images.get("a", async () => Buffer.from("a"))).toEqual(Buffer.from("a"));
});
