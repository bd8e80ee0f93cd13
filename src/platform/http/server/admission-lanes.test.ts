import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { admissionsFor, type Lane, laneOf } from "./admission-lanes.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hasArrived = () => false;

// requests.lanes
const session = "hearthline-crm.session_token=abc";

test.each<[string, string, Lane, string?]>([
  ["GET", "/pest-control/austin-tx", "reads"],
  ["HEAD", "/locations/results.data", "reads"],
  ["GET", "/crm-worker.js", "reads"],
  ["GET", "/administrators", "reads"],
  ["POST", "/api/leads", "writes"],
  ["POST", "/get-started.data", "writes"],
  ["GET", "/admin", "workspace", "hearthline.session_token=abc"],
  ["POST", "/admin/leads.data", "workspace", session],
  ["GET", "/crm.data", "workspace", session],
  ["POST", "/crm/schedule/new", "workspace", session],
  ["GET", "/crm/analytics", "signedOut"],
  ["POST", "/admin/login", "signedOut", "hearthline.visit=abc"],
  ["POST", "/webhooks/sms", "webhooks"],
])("%s %s belongs to the lane of %s %s", (method, path, lane, cookie) => {
  expect(laneOf(method, path, cookie)).toBe(lane);
});

test.each(["pglite", "postgres"] as const)(
  "requests.lanes: a rush of visitors on %s refuses neither staff nor what others send, and webhooks wait for their turn",
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

test("requests.lanes: a member on a slow machine who hovers over ten links at once is shown all of them", async () => {
  const { workspace } = admissionsFor("pglite");
  const screens = Array.from({ length: 10 }, async () => {
    const end = await workspace.enter(hasArrived);
    if (end) setTimeout(end, 800);
    return end !== null;
  });
  await vi.advanceTimersByTimeAsync(6_000);
  expect((await Promise.all(screens)).filter((shown) => !shown)).toEqual([]);
});
