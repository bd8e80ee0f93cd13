import { expect, test } from "vitest";
import {
  type QueueStore,
  type Send,
  sendActions,
  type Waiting,
} from "~/web/crm/offline/queued-actions.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { clean, describeFindings } from "./offline-findings.ts";
import { type QueueUnderTest, realQueue, runInterleavings } from "./offline-interleavings.ts";

// The clock doesn't move, so hourly limits would count the whole day as one hour.
const platform = sharedPlatform({ RATE_LIMIT_FACTOR: "1000000", TIME_ZONE: "UTC" });

test("schedule.offline-phones: two phones and the office, nothing lost, duplicated, or hidden", async () => {
  const findings = await runInterleavings(platform(), { seed: 1, count: 300 });
  process.stdout.write(`${describeFindings(findings)}\n`);
  expect(findings).toMatchObject(clean());
  expect(findings.refusals).toBeGreaterThan(50);
  expect(findings.killedTabs).toBeGreaterThan(50);
  expect(findings.doneEarly).toBeGreaterThan(50);
});

const sendRemoved: typeof sendActions = async (store, memberId, send, now) => {
  const removing: Send = async (waiting) => {
    await store(() => ({ remove: [waiting.id] }));
    return send(waiting);
  };
  return sendActions(store, memberId, removing, now);
};

const sendOfAnyone: typeof sendActions = async (store, _memberId, send, now) => {
  let sent = false;
  for (const memberId of new Set((await store()).map((action) => action.memberId))) {
    sent = (await sendActions(store, memberId, send, now)) || sent;
  }
  return sent;
};

const sendOnce: typeof sendActions = (store, memberId, send, now) => {
  const dropping: Send = async (waiting) => {
    const outcome = await send(waiting);
    return outcome === "away" ? "away" : "sent";
  };
  return sendActions(store, memberId, dropping, now);
};

const sendNewestFirst: typeof sendActions = (store, memberId, send, now) => {
  const turn = (action: Waiting) => ({ ...action, order: -(action.order ?? 0) });
  const turned: QueueStore = async (change) => {
    const stored = await store((all) => {
      const { put = [], remove = [] } = change?.(all.map(turn)) ?? {};
      return { put: put.map(turn), remove };
    });
    return stored.map(turn);
  };
  return sendActions(turned, memberId, send, now);
};

/** Queues with one safeguard removed. */
const broken: Record<string, [keyof ReturnType<typeof clean>, Partial<QueueUnderTest>]> = {
  "a new key for each attempt": ["duplicated", { keyOf: () => crypto.randomUUID() }],
  "no key": ["duplicated", { keyOf: () => null }],
  "removal before the response": ["lost", { sendActions: sendRemoved }],
  "the newest first": ["outOfOrder", { sendActions: sendNewestFirst }],
  "no owner": ["foreign", { sendActions: sendOfAnyone }],
  "refused actions dropped": ["lost", { sendActions: sendOnce }],
};

test.each(Object.entries(broken))("a queue with %s is caught", async (_name, [finding, part]) => {
  const queue = { ...realQueue, ...part };
  const findings = await runInterleavings(platform(), { seed: 1, count: 60, queue });
  expect(findings[finding].length).toBeGreaterThan(0);
});
