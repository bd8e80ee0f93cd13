import { expect, test } from "vitest";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { RATE_LIMIT_FACTOR: "1" } });

test("rejects large and malformed reports, and limits their rate", async () => {
  const post = (body: unknown) =>
    site().fetch("/browser-errors", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const crash = { name: "Error", message: "no", stack: "", path: "/" };
  expect((await post({ ...crash, stack: "x".repeat(40_000) })).status).toBe(413);
  expect((await post({ ...crash, message: "x".repeat(1_001) })).status).toBe(422);
  expect((await post({ ...crash, name: 7 })).status).toBe(422);
  const statuses = new Set<number>();
  for (let at = 0; at < 60 && !statuses.has(429); at += 1) {
    statuses.add((await post({ ...crash, message: `no ${at}` })).status);
  }
  expect([...statuses]).toEqual([200, 429]);
});
