import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RouteAudience } from "../routes/route-facts.ts";
import { admissionsFor, type Lane, laneOf } from "./admission.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hasArrived = () => false;

const session = "hearthline-crm.session_token=abc";

test.each<[string, RouteAudience, Lane, string?]>([
  ["GET", "visitors", "reads"],
  ["HEAD", "visitors", "reads", session],
  ["POST", "visitors", "writes"],
  ["GET", "programs", "reads"],
  ["POST", "programs", "writes"],
  ["GET", "workspace", "workspace", "hearthline.session_token=abc"],
  ["POST", "workspace", "workspace", session],
  ["GET", "workspace", "signedOut"],
  ["POST", "workspace", "signedOut", "hearthline.visit=abc"],
  ["POST", "providers", "webhooks"],
])("%s for %s uses the lane of %s %s", (method, audience, lane, cookie) => {
  expect(laneOf(method, audience, cookie)).toBe(lane);
});

test.each(["pglite", "postgres"] as const)(
  "a burst of visitors on %s rejects no staff or other requests",
  async (kind) => {
    const { reads, writes, workspace, webhooks } = admissionsFor(kind);
    const rush = Array.from({ length: 100 }, () => reads.enter(hasArrived));
    const forged = Array.from({ length: 20 }, () => webhooks.enter(hasArrived));
    for (const lane of [writes, workspace]) expect(await lane.enter(hasArrived)).not.toBeNull();
    const webhook = webhooks.enter(hasArrived);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await Promise.all(rush)).filter((turn) => turn === null).length).toBeGreaterThan(80);
    await vi.advanceTimersByTimeAsync(4_000);
    for (const turn of forged) (await turn)?.();
    expect(await webhook).not.toBeNull();
  },
);

test("serves ten screens that a member prefetches on a slow machine", async () => {
  const { workspace } = admissionsFor("pglite");
  const screens = Array.from({ length: 10 }, async () => {
    const end = await workspace.enter(hasArrived);
    if (end) setTimeout(end, 800);
    return end !== null;
  });
  await vi.advanceTimersByTimeAsync(6_000);
  expect((await Promise.all(screens)).filter((shown) => !shown)).toEqual([]);
});
