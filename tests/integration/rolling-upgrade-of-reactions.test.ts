import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { dispatchEvents, markDispatched } from "~/platform/events/dispatch-events.server.ts";
import { defineEvent, defineReaction, type Subscriptions } from "~/platform/events/event.ts";
import { eventDeliveries, eventEffects, events } from "~/platform/events/events.tables.server.ts";
import { jobOf, runReaction } from "~/platform/events/run-reaction.server.ts";
import { subscribe } from "~/platform/events/subscribe.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

const opened = defineEvent("gate.opened", z.object({ gate: z.string() }));
const painted = defineEvent("gate.painted", z.object({ gate: z.string() }));
const effects = pgTable("test_effects", {
  reaction: text("reaction").notNull(),
  gate: text("gate").notNull(),
});

const reactionTo = (name: string, event: typeof opened) =>
  defineReaction<{ gate: string }>({
    name,
    events: [event],
    handler:
      async () =>
      async ({ tx }, { payload }) =>
        void (await tx.insert(effects).values({ reaction: name, gate: payload.gate })),
  });

const both = reactionTo("gate-both", opened);
const onlyOld = reactionTo("gate-old", opened);
const onlyNew = reactionTo("gate-new", opened);
const ofNewEvent = reactionTo("gate-paint", painted);

/** Subscribers of the old and the new version: one is removed, two are added. */
const before: Subscriptions = { reactions: [both, onlyOld] };
const after: Subscriptions = { reactions: [both, onlyNew, ofNewEvent] };

type Sent = { reaction: (typeof after.reactions)[number]; eventId: number };

/** Dispatches as the version before `event_deliveries` did: it marks the event dispatched for every subscriber. */
async function dispatchAsBefore(on: Platform, subscriptions: Subscriptions): Promise<Sent[]> {
  const knownReactions = subscriptions.reactions.flatMap((reaction) =>
    reaction.events.map(({ name }) => name),
  );
  return inTransaction(on, async ({ tx, now }) => {
    const waiting = tx
      .select({ id: events.id })
      .from(events)
      .where(and(isNull(events.dispatchedAt), inArray(events.name, knownReactions)))
      .orderBy(asc(events.id))
      .limit(100)
      .for("update", { skipLocked: true });
    const takenRows = await tx
      .update(events)
      .set({ dispatchedAt: now })
      .where(inArray(events.id, waiting))
      .returning({ id: events.id, name: events.name });
    return takenRows.flatMap(({ id, name }) =>
      subscriptions.reactions
        .filter((reaction) => reaction.events.some((event) => event.name === name))
        .map((reaction) => ({ reaction, eventId: id })),
    );
  });
}

const dispatchNow = async (on: Platform, subscriptions: Subscriptions): Promise<Sent[]> =>
  (await dispatchEvents(on, subscriptions)).sent;

beforeAll(async () => {
  await query().execute(
    sql`create table test_effects (reaction text not null, gate text not null)`,
  );
  await platform().queue.start([both, onlyOld, onlyNew, ofNewEvent].map(jobOf));
});

beforeEach(async () => {
  for (const table of [events, eventDeliveries, eventEffects, effects]) await query().delete(table);
  await query().execute(sql`delete from event_subscriptions where event like 'gate.%'`);
});

const record = (gate: string, event = opened, on: Platform = platform()) =>
  inTransaction(on, async (work) => work.record(event, { gate }));

async function react(on: Platform, sent: readonly Sent[]) {
  for (const { reaction, eventId } of sent) await runReaction(on, reaction, eventId);
}

/** The number of gates that each reaction affected. @throws if one affected a gate twice */
async function effectsOf() {
  const rows = await query()
    .select({ reaction: effects.reaction, gate: effects.gate, times: count() })
    .from(effects)
    .groupBy(effects.reaction, effects.gate);
  const found: Record<string, number> = {};
  for (const { reaction, times } of rows) {
    if (times > 1) throw new Error(`${reaction} had ${times} effects`);
    found[reaction] = (found[reaction] ?? 0) + 1;
  }
  return found;
}

/** Another process, with separate connections where the database has a server. */
async function asProcess<Done>(act: (on: Platform) => Promise<Done>): Promise<Done> {
  const url = platform().settings.databaseUrl;
  if (!url) return act(platform());
  const database = openPostgres(url, silentLog);
  return act({ ...platform(), database }).finally(() => database.close());
}

/** Records events while processes of both versions dispatch concurrently. */
async function upgradeWhileRecording(dispatchNew: typeof dispatchNow) {
  let recording = true;
  const keepDispatching = (dispatch: typeof dispatchNow, list: Subscriptions) =>
    asProcess(async (on) => {
      while (recording) await react(on, await dispatch(on, list));
      for (;;) {
        const sent = await dispatch(on, list);
        if (sent.length === 0) return;
        await react(on, sent);
      }
    });
  const processes = [
    keepDispatching(dispatchAsBefore, before),
    keepDispatching(dispatchNew, after),
    keepDispatching(dispatchNew, after),
  ];
  for (let number = 0; number < 60; number++) {
    await record(`gate ${number}`);
    if (number % 3 === 0) await record(`gate ${number}`, painted);
  }
  recording = false;
  await Promise.all(processes);
}

const eachOnce = { "gate-both": 60, "gate-old": 60, "gate-new": 60, "gate-paint": 20 };

test("old and new processes deliver every event to every subscriber once", async () => {
  await subscribe(platform(), after);
  await upgradeWhileRecording(dispatchNow);
  expect(await effectsOf()).toEqual(eachOnce);
});

test("control: the old dispatch reaches only one version's subscribers", async () => {
  await subscribe(platform(), after);
  await upgradeWhileRecording(dispatchAsBefore);
  const effects = await effectsOf();
  expect(effects["gate-both"]).toBe(60);
  expect((effects["gate-old"] ?? 0) + (effects["gate-new"] ?? 0)).toBe(60);
});

test("the next version dispatches events that an old process didn't", async () => {
  await query().execute(sql`delete from event_subscriptions`);
  await record("left");
  await record("done");
  const [first] = await query().select().from(events).orderBy(asc(events.id));
  await query()
    .update(events)
    .set({ dispatchedAt: platform().clock.now() })
    .where(sql`${events.id} <> ${first?.id ?? 0}`);
  await subscribe(platform(), after);
  await react(platform(), await dispatchNow(platform(), after));
  expect(await effectsOf()).toEqual({ "gate-both": 1, "gate-new": 1 });
  const [remaining] = await query().select().from(effects).where(eq(effects.reaction, "gate-new"));
  expect(remaining?.gate).toBe("left");
});

test("a new subscriber gets only later events", async () => {
  await subscribe(platform(), { reactions: [both] });
  await record("earlier");
  await subscribe(platform(), after);
  await record("later");
  await react(platform(), await dispatchNow(platform(), after));
  expect(await effectsOf()).toEqual({ "gate-both": 2, "gate-new": 1 });
});

test("a downgrade and another upgrade neither miss nor duplicate events", async () => {
  await subscribe(platform(), after);
  await record("first");
  await react(platform(), await dispatchNow(platform(), after));
  platform().passTime(11 * 60_000);
  await markDispatched(platform());
  // The old version runs alone for a while.
  await record("second");
  await react(platform(), await dispatchAsBefore(platform(), before));
  expect(await effectsOf()).toEqual({ "gate-both": 2, "gate-old": 1, "gate-new": 1 });
  await react(platform(), await dispatchNow(platform(), after));
  expect(await effectsOf()).toEqual({ "gate-both": 2, "gate-old": 1, "gate-new": 2 });
});

test("a process with a narrower reaction returns deliveries for the wider one", async () => {
  const wider = { ...both, events: [opened, painted] };
  await subscribe(platform(), { reactions: [wider] });
  await record("old kind");
  await record("new kind", painted);
  const sent = await dispatchNow(platform(), { reactions: [wider] });
  // The tasks share a queue, so a process of the old version may take them.
  await react(
    platform(),
    sent.map(({ eventId }) => ({ eventId, reaction: both })),
  );
  expect(await effectsOf()).toEqual({ "gate-both": 1 });
  expect(await dispatchNow(platform(), before)).toEqual([]);
  const again = await dispatchNow(platform(), { reactions: [wider] });
  await react(platform(), again);
  await react(platform(), [...sent, ...again]);
  expect(await effectsOf()).toEqual({ "gate-both": 2 });
});

test("a subscriber removed and added again misses no events", async () => {
  await subscribe(platform(), before);
  await subscribe(platform(), after);
  await record("while removed");
  await react(platform(), await dispatchNow(platform(), after));
  expect(await effectsOf()).toEqual({ "gate-both": 1, "gate-new": 1 });
  await subscribe(platform(), before);
  await react(platform(), await dispatchNow(platform(), before));
  expect(await effectsOf()).toEqual({ "gate-both": 1, "gate-new": 1, "gate-old": 1 });
});

test("the next process handles deliveries claimed by a dead one", async () => {
  await subscribe(platform(), after);
  await record("north");
  await asProcess(async (on) => {
    const dying = inTransaction(on, async ({ tx }) => {
      await tx.execute(sql`delete from event_deliveries`);
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
  });
  await react(platform(), await dispatchNow(platform(), after));
  expect(await effectsOf()).toEqual({ "gate-both": 1, "gate-new": 1 });
});

test("an open transaction delivers to a new subscriber from its next event", async () => {
  // The embedded database runs one transaction at a time.
  if (platform().database.kind === "pglite") return;
  await subscribe(platform(), { reactions: [both] });
  const recorded = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const add = (gate: string) => ({ name: opened.name, payload: { gate } });
  const old = inTransaction(platform(), async ({ tx }) => {
    await tx.insert(events).values(add("in between"));
    recorded.resolve();
    await goOn.promise;
    await tx.insert(events).values(add("from then on"));
  });
  await recorded.promise;
  await subscribe(platform(), after);
  goOn.resolve();
  await old;
  await react(platform(), await dispatchNow(platform(), after));
  expect(await effectsOf()).toEqual({ "gate-both": 2, "gate-new": 1 });
});
