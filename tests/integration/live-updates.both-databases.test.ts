import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { z } from "zod";
import type { Database } from "../../src/platform/database/database.server.ts";
import { openPostgres } from "../../src/platform/database/postgres.server.ts";
import { defineEvent } from "../../src/platform/events/event.ts";
import { createLiveUpdates } from "../../src/platform/live-updates/live-updates.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();

const happened = {
  lead: defineEvent("lead.tested", z.object({})),
  estimate: defineEvent("estimate.tested", z.object({})),
  application: defineEvent("application.tested", z.object({})),
};

/** Follows live updates and records the received events. */
async function follow(liveUpdates = platform().liveUpdates, session: string = crypto.randomUUID()) {
  const received: string[] = [];
  const stop = await liveUpdates.follow({
    session,
    onUpdate: (kinds) => void received.push(kinds.join(" ")),
    onEnd: () => void received.push("end"),
  });
  return { received, stop };
}

test("batches events within a moment and publishes only on commit", async () => {
  const { received, stop } = await follow();
  await inTransaction(platform(), async (work) => {
    work.record(happened.lead, {});
    work.record(happened.lead, {});
    work.record(happened.estimate, {});
  });
  await inTransaction(platform(), async (work) => {
    work.record(happened.application, {});
    throw new Error("refused");
  }).catch(() => {});
  await expect.poll(() => received).toEqual(["lead estimate"]);
  await sleep(400);
  expect(received).toHaveLength(1);
  stop?.();
  platform().liveUpdates.publish(["lead"]);
  await sleep(400);
  expect(received).toHaveLength(1);
});

test("in a burst, required events come first, then as many as fit", async () => {
  const { received, stop } = await follow();
  const many = Array.from({ length: 150 }, (_, index) => `message@${index}`);
  platform().liveUpdates.publish(["message"], many);
  platform().liveUpdates.publish(["lead@own"], ["message", "message@own"]);
  await expect.poll(() => received.length).toBe(1);
  const kinds = received[0]?.split(" ") ?? [];
  expect(kinds.slice(0, 3)).toEqual(["message", "lead@own", "message@0"]);
  expect(kinds).toHaveLength(100);
  stop?.();
});

test("a session has four listeners per process; closing one frees a slot", async () => {
  const all = await Promise.all(
    Array.from({ length: 4 }, () => follow(platform().liveUpdates, "one session")),
  );
  expect((await follow(platform().liveUpdates, "one session")).stop).toBeNull();
  // Another process counts its own.
  const elsewhere = createLiveUpdates(platform().database);
  expect((await follow(elsewhere, "one session")).stop).not.toBeNull();
  await elsewhere.end();
  expect((await follow(platform().liveUpdates, "another")).stop).not.toBeNull();
  all[0]?.stop?.();
  expect((await follow(platform().liveUpdates, "one session")).stop).not.toBeNull();
});

// Only one process can use the embedded database.
const testWithProcesses = inject("databaseKind") === "postgres" ? test : () => {};
testWithProcesses(
  "it is told in every process, and everything may have arrived after a lost connection",
  async () => {
    const url = platform().settings.databaseUrl ?? "";
    const otherDatabase = openPostgres(url, silentLog);
    const liveUpdates = createLiveUpdates(otherDatabase);
    const { received } = await follow(liveUpdates);
    platform().liveUpdates.publish(["lead"]);
    await expect.poll(() => received).toEqual(["lead"]);
    await otherDatabase.query.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hearthline listen' and datname = current_database()",
    );
    await expect.poll(() => received).toEqual(["lead", ""]);
    platform().liveUpdates.publish(["estimate"]);
    await expect.poll(() => received).toEqual(["lead", "", "estimate"]);
    await liveUpdates.end();
    expect(received.at(-1)).toBe("end");
    expect((await follow(liveUpdates)).stop).toBeNull();
    await otherDatabase.close();
  },
);

test("rejects a listener that starts while the process stops", async () => {
  const listening = Promise.withResolvers<() => Promise<void>>();
  const database = { kind: "postgres", listen: () => listening.promise } as unknown as Database;
  const liveUpdates = createLiveUpdates(database);
  const following = follow(liveUpdates);
  const ended = liveUpdates.end();
  listening.resolve(async () => {});
  await ended;
  expect((await following).stop).toBeNull();
});
