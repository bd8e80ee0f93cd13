import { count, eq, sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { z } from "zod";
import { healthReports } from "~/app/health.server.ts";
import { emails, jobs } from "~/app/jobs.server.ts";
import { personalData } from "~/app/personal-data.server.ts";
import {
  listDeadLetters,
  replayDeadLetters,
} from "~/domains/operations/dead-letters/dead-letters.server.ts";
import { product } from "~/domains/shared/access/product.ts";
import { markDispatched } from "~/platform/events/dispatch-events.server.ts";
import { startDispatcher } from "~/platform/events/dispatcher.server.ts";
import { eraseOldEvents } from "~/platform/events/erase-old-events.server.ts";
import { defineEvent, defineReaction } from "~/platform/events/event.ts";
import { eventDeliveries, eventEffects, events } from "~/platform/events/events.tables.server.ts";
import { jobOf, runReaction } from "~/platform/events/run-reaction.server.ts";
import { type Platform, startPlatform } from "~/platform/platform.server.ts";
import { createQueue } from "~/platform/queue/queue.server.ts";
import { readQueueHealth } from "~/platform/queue/queue-health.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const member = staffActor("reviewer");

const rung = defineEvent("bell.rung", z.object({ bell: z.string() }));
const rings = pgTable("test_rings", { bell: text("bell").notNull() });
let isBroken = false;
const handleBell = defineReaction<{ bell: string }>({
  name: "hear-the-bell",
  events: [rung],
  handler:
    async () =>
    async (work, { payload }) => {
      await work.tx.insert(rings).values(payload);
      if (isBroken) throw new Error("The clapper is gone");
    },
});
const sounded = defineEvent("gong.sounded", z.object({ gong: z.string() }));
const batches: string[][] = [];
const handleGongs = defineReaction<{ gong: string }>({
  name: "hear-the-gongs",
  events: [sounded],
  batchHandler: async () => async (work, happened) => {
    const gongs = happened.map(({ payload }) => payload.gong);
    batches.push(gongs);
    await work.tx.insert(rings).values(gongs.map((bell) => ({ bell })));
    if (gongs.includes("cracked")) throw new Error("It is cracked");
  },
});
const subscriptions = { reactions: [handleBell, handleGongs] };
/** Without retries, so a test doesn't wait a day. */
const deliverOnce = { ...jobOf(handleBell), retryLimit: 0 };
const deliverAllOnce = { ...jobOf(handleGongs), retryLimit: 0 };
const stops: (() => Promise<void>)[] = [];

/** Starts a worker and a dispatcher, as a full process does. */
async function startWorking(on: Platform): Promise<void> {
  await on.queue.start([...jobs, deliverOnce, deliverAllOnce]);
  await on.queue.work(on, [deliverOnce, deliverAllOnce], []);
  stops.unshift(await startDispatcher(on, subscriptions));
}

const ring = (bell: string) =>
  inTransaction(platform(), async (work) => work.record(rung, { bell }));
async function ringsOf(bell: string): Promise<number> {
  const [found] = await query().select({ n: count() }).from(rings).where(eq(rings.bell, bell));
  return found?.n ?? 0;
}
const settled = { timeout: 60_000 };

beforeAll(async () => {
  await query().execute(sql`create table test_rings (bell text not null)`);
  await startWorking(platform());
  if (inject("databaseKind") === "pglite") return;
  // Two more processes, each with its own connections, workers and dispatcher.
  for (const _ of [2, 3]) {
    const { settings } = platform();
    const other = await startPlatform({
      settings,
      log: silentLog,
      jobs,
      emails,
      personalData,
      healthReports,
      subscriptions,
      product,
      worker: true,
    });
    stops.push(() => other.stop());
    await startWorking(other);
  }
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

test("a recorded event is handled once despite concurrent processes", async () => {
  const bells = Array.from({ length: 40 }, (_, number) => `bell ${number}`);
  await Promise.all(bells.map(ring));
  const done = async () => (await query().select().from(eventEffects)).length;
  await expect.poll(done, settled).toBe(40);
  expect(await Promise.all(bells.map(ringsOf))).toEqual(bells.map(() => 1));
});

test("a failed reaction becomes a dead letter, and replay has one effect", async () => {
  isBroken = true;
  await ring("broken");
  const dead = async () => (await listDeadLetters(platform(), member)).map(({ kind }) => kind);
  await expect.poll(dead, settled).toEqual(["hear-the-bell"]);
  const [group] = await listDeadLetters(platform(), member);
  expect(group?.latest[0]).toMatchObject({ reason: "The clapper is gone", attempts: 1 });
  expect(await ringsOf("broken")).toBe(0);

  // Events of dead letters aren't deleted.
  platform().passTime(40 * 24 * 3_600_000);
  await markDispatched(platform());
  expect(await eraseOldEvents(platform())).toBe(40);
  isBroken = false;
  const replay = { source: "job", kind: "hear-the-bell", id: null } as const;
  expect(await replayDeadLetters(platform(), member, replay)).toBe(1);
  await expect.poll(() => ringsOf("broken"), settled).toBe(1);
});

test("retention.days: deletes dispatched events after 30 days, keeps waiting ones", async () => {
  await ring("old");
  await expect.poll(() => ringsOf("old"), settled).toBe(1);
  await query().execute(
    sql`insert into event_subscriptions (event, reaction) values ('bell.cast', 'of-a-later-version')`,
  );
  await query()
    .insert(events)
    .values({ name: "bell.cast", payload: {}, createdAt: platform().clock.now() });
  const done = async () => {
    const { rows } = await query().execute(
      sql`select from pgboss.job where name = ${handleBell.name} and state < 'completed'`,
    );
    return rows.length;
  };
  await expect.poll(done, settled).toBe(0);
  const eventNames = async () => (await query().select().from(events)).map(({ name }) => name);
  await eraseOldEvents(platform());
  expect(await eventNames()).toEqual(["bell.rung", "bell.cast"]);
  platform().passTime(40 * 24 * 3_600_000);
  await markDispatched(platform());
  await eraseOldEvents(platform());
  expect(await eventNames()).toEqual(["bell.cast"]);
  expect(await query().select().from(eventEffects)).toEqual([]);
  await query().delete(events);
  await query().delete(eventDeliveries);
  await query().execute(sql`delete from event_subscriptions where event = 'bell.cast'`);
});

test("a task without a handler fails with a clear message", async () => {
  const removedReaction = { ...deliverOnce, name: "gone-reaction" };
  await platform().queue.start([removedReaction]);
  await inTransaction(platform(), async ({ enqueue }) => enqueue(removedReaction, { eventId: 1 }));
  const { settings, database } = platform();
  const later = createQueue(settings, database, silentLog, true);
  await later.start([...jobs, deliverOnce]);
  await later.work(platform(), [], []);
  const reason = async () =>
    (await listDeadLetters(platform(), member)).find(({ kind }) => kind === removedReaction.name)
      ?.latest[0]?.reason;
  await expect.poll(reason, settled).toBe("No handler for this task in this version");
  await later.stop();
});

test("an undispatched event is reported like a task without a worker", async () => {
  const minutesAgo = new Date(Date.now() - 11 * 60_000);
  await query().execute(
    sql`insert into event_subscriptions (event, reaction) values ('bell.lost', 'of-nobody')`,
  );
  await query().insert(events).values({ name: "bell.lost", payload: {} });
  await query().update(eventDeliveries).set({ createdAt: minutesAgo });
  const { state, oldestSeconds } = await readQueueHealth(query());
  expect([state, oldestSeconds]).toEqual(["behind", expect.closeTo(660, -2)]);
  await query().delete(events);
  await query().delete(eventDeliveries);
  await query().execute(sql`delete from event_subscriptions where event = 'bell.lost'`);
});

test("a replay after a successful reaction changes nothing", async () => {
  await ring("again");
  await expect.poll(() => ringsOf("again"), settled).toBe(1);
  const [event] = await query().select().from(events).where(eq(events.name, rung.name));
  await runReaction(platform(), handleBell, event?.id ?? 0);
  expect(await ringsOf("again")).toBe(1);
});

test("batches waiting events, and one failure doesn't block the others", async () => {
  const gongs = Array.from({ length: 12 }, (_, number) => `gong ${number}`);
  await inTransaction(platform(), async (work) => {
    for (const gong of [...gongs, "cracked"]) work.record(sounded, { gong });
  });
  const heard = () => Promise.all([...gongs, "cracked"].map(ringsOf));
  await expect.poll(heard, settled).toEqual([...gongs.map(() => 1), 0]);
  expect(batches.some((batch) => batch.length > 1)).toBe(true);
  const dead = async () =>
    (await listDeadLetters(platform(), member)).map(({ kind, latest }) => [kind, latest.length]);
  await expect.poll(dead, settled).toContainEqual(["hear-the-gongs", 1]);
});
