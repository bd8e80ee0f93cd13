import { expect, test } from "vitest";
import { currentWaits, limit, until, waitFor } from "./waits.ts";

const never = new Promise<never>(() => {});

test("a wait that times out names what it waited for", async () => {
  await expect(limit("the last lead", 0.05, never)).rejects.toThrow(
    "waited 0.05 s for the last lead",
  );
  await expect(waitFor("the standby", () => false, 0.1)).rejects.toThrow("for the standby");
  expect(await limit("an answer", 5, Promise.resolve("yes"))).toBe("yes");
});

test("a hanging check ends with the wait", async () => {
  expect(await until("an answer", () => never, 0.1)).toBeNull();
  expect(await until("an answer", () => true)).toBeGreaterThanOrEqual(0);
});

test("the wait can be described while it runs", async () => {
  const waiting = until("the standby", () => false, 0.2);
  expect(currentWaits()).toEqual(["the standby"]);
  await waiting;
  expect(currentWaits()).toEqual([]);
});
